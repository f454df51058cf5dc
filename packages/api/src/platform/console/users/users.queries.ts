import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { listPlatformUsers, PlatformUser, PlatformUserPage } from '@clubhouse/contract/platform/users'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { emailIsTheirs } from './email-rule.ts'
import { CLUB_RUNNERS, PLATFORM_HOLDERS } from '#identity/sign-in/reads.ts'
import { countedAs, type UserDeps } from './deps.ts'

const NAME = `trim(concat_ws(' ', u.first_name, u.last_name))`
const RUNS = `exists (select from club_roles r where r.user_id = u.id and r.role in ('admin', 'owner'))`
/** The same for a look at everybody: found once, and not for each. */
const IS_RUNNING = `u.id in ${CLUB_RUNNERS}`
const ABOVE = `u.id in ${PLATFORM_HOLDERS}`

/** Of the account itself. Who belongs to them, what they answered and what they bought is none of it. */
const ITEM = `'user_id', u.id, 'name', ${NAME}, 'email', u.email, 'email_verified', u.email_verified_at is not null,
  'runs_a_club', ${RUNS}, 'platform_roles', coalesce((select json_agg(p.role order by p.role) from platform_roles p where p.user_id = u.id), '[]'),
  'created_at', iso(u.created_at), 'last_sign_in_at', (select iso(max(s.created_at)) from sessions s where s.user_id = u.id)`

const CLUBS = `select distinct c.name from club_roles r join clubs c on c.id = r.club_id where r.user_id = u.id`

const SHAPE: ListShape<ColumnOf<typeof listPlatformUsers>> = {
  name: 'platform_users',
  rows: 'users u where true',
  row: 'u',
  item: `json_build_object(${ITEM},
    'clubs', coalesce((select json_agg(few.name order by few.name) from (${CLUBS} order by c.name limit 3) few), '[]'),
    'club_count', (select count(*)::int from (${CLUBS}) held))`,
  columns: {
    name: `lower(concat_ws(' ', u.last_name, u.first_name))`,
    email: 'u.email',
    created_at: 'u.created_at',
  },
  searched: [`concat_ws(' ', u.first_name, u.last_name)`, 'u.email'],
  order: `lower(concat_ws(' ', u.last_name, u.first_name)), u.id`,
  filters: {
    state: (state) => `case ${state}::text when 'running' then ${IS_RUNNING} when 'platform' then ${ABOVE}
      else u.email_verified_at is null end`,
  },
  also: {
    counts: `(select json_build_object('all', count(*)::int, 'unverified', (count(*) filter (where u.email_verified_at is null))::int,
      'running', (select count(*)::int from ${CLUB_RUNNERS} r), 'platform', (select count(*)::int from ${PLATFORM_HOLDERS} p)) from users u)`,
  },
}

/** TABLE-11: a page of the accounts with its total, in one statement however many there are. */
export const listUsers = (
  { db }: UserDeps,
  query: ParsedOf<typeof listPlatformUsers>['query'],
): Promise<ReplyOf<typeof listPlatformUsers>> =>
  readListWith<PlatformUser, Pick<ReplyOf<typeof listPlatformUsers>, 'counts'>>(
    (statement, values) => db.readPlatform(statement, values),
    SHAPE,
    query,
    [],
  )

const SITE = `coalesce((select c.name from clubs c where 'club:' || c.slug = s.site), s.site)`

const ONE = {
  name: 'platform_user',
  text: `
    select json_build_object(${ITEM},
      'belongs_to', coalesce((
        select json_agg(json_build_object('account_id', c.id, 'slug', c.slug, 'name', c.name, 'roles', held.roles,
          'offices', coalesce((select json_agg(o.office order by o.office) from club_offices o
            where o.user_id = u.id and o.club_id = c.id), '[]'),
          'asks_passkey', c.second_factor = 'required') order by c.name, c.id)
        from (select r.club_id, json_agg(r.role order by r.role) as roles from club_roles r where r.user_id = u.id group by r.club_id) held
        join clubs c on c.id = held.club_id), '[]'),
      'has_password', u.password_hash is not null,
      'passkeys', (select count(*)::int from passkeys k where k.user_id = u.id),
      'sso', coalesce((select json_agg(coalesce(c.name, b.name) order by coalesce(c.name, b.name))
        from identity_links l join identity_providers i on i.id = l.provider_id
        left join clubs c on c.id = i.club_id left join governing_bodies b on b.id = i.governing_body_id
        where l.user_id = u.id), '[]'),
      'open_sign_ins', (select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null
        and exists (select from tokens t where t.session_id = s.id and t.expires_at > $2)),
      'last_sign_in', (select json_build_object('at', iso(s.created_at), 'site', ${SITE}, 'method', s.method)
        from sessions s where s.user_id = u.id order by s.created_at desc, s.id limit 1),
      'changes_email', exists (select from email_changes e where e.user_id = u.id and e.confirmed_at is null
        and e.closed_at is null and e.confirm_until > $2),
      'erased_on', (select iso(x.due_at) from erasures x where x.user_id = u.id),
      'done', coalesce((select json_agg(json_build_object('at', iso(e.at), 'kind', e.kind, 'by', e.by) order by e.at desc)
        from (select e.at, e.kind, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as by
          from audit_events e left join users a on a.id = e.actor_id
          where e.club_id is null and e.subject_id = u.id and e.site = 'su' and e.kind like 'platform-%'
          order by e.at desc limit 10) e), '[]')) as "user"
    from users u where u.id = $1`,
}

type Read = Omit<PlatformUserPage, 'held_until' | 'email_is_theirs'>

export async function findUser(deps: UserDeps, userId: string): Promise<PlatformUserPage | null> {
  const [row] = await deps.db.readPlatform<{ user: Read }>(ONE, [userId, deps.now()])
  if (!row) return null
  const held = await deps.rates.heldUntil(countedAs(row.user))
  return {
    ...row.user,
    held_until: held?.toISOString() ?? null,
    email_is_theirs: emailIsTheirs(row.user),
  }
}
