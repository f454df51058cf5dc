import type { listPlatformClubs, PlatformClub, PlatformClubPage } from '@clubhouse/contract/platform/clubs'
import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import type { PlatformDeps } from './deps.ts'

/** The columns that the platform's role may read. */
const CLUBS = `every_club as not materialized (
  select c.id, c.name, c.slug, c.address_country, c.created_at, c.suspended_at, c.features, c.currency, c.time_zone from clubs c)`

/** Counted for the clubs that are shown, and for no others. */
const ITEM = `'account_id', c.id, 'name', c.name, 'slug', c.slug, 'country', c.address_country,
  'created_at', iso(c.created_at), 'is_suspended', c.suspended_at is not null, 'features', c.features,
  'members', (select count(*)::int from club_roles r where r.club_id = c.id and r.role = 'member'),
  'runners', (select count(distinct r.user_id)::int from club_roles r where r.club_id = c.id and r.role in ('admin', 'owner'))`

const UNRUN = `not exists (select from club_roles r where r.club_id = c.id and r.role in ('admin', 'owner'))`

const SHAPE: ListShape<ColumnOf<typeof listPlatformClubs>> = {
  name: 'platform_clubs',
  with: CLUBS,
  rows: 'every_club c where true',
  row: 'c',
  item: `json_build_object(${ITEM})`,
  columns: { name: 'lower(c.name)', created_at: 'c.created_at' },
  searched: ['c.name', 'c.slug'],
  order: 'lower(c.name), c.id',
  filters: {
    state: (state) => `case ${state}::text when 'off' then c.suspended_at is not null else ${UNRUN} end`,
  },
  also: {
    counts: `(select json_build_object('all', count(*)::int, 'off', count(c.suspended_at)::int,
      'unrun', count(*) filter (where ${UNRUN})::int) from every_club c)`,
  },
}

/** TABLE-11: a page of the clubs with its total, in one statement however many there are. */
export const listClubs = (
  { db }: PlatformDeps,
  query: ParsedOf<typeof listPlatformClubs>['query'],
): Promise<ReplyOf<typeof listPlatformClubs>> =>
  readListWith<PlatformClub, { counts: ReplyOf<typeof listPlatformClubs>['counts'] }>(
    (statement, values) => db.readPlatform(statement, values),
    SHAPE,
    query,
    [],
  )

const CLUB = {
  name: 'platform_club',
  text: `
    with ${CLUBS}
    select json_build_object(${ITEM}, 'currency', c.currency, 'time_zone', c.time_zone,
      'domains', coalesce((select json_agg(json_build_object('domain', d.domain, 'is_primary', d.is_primary) order by d.domain)
        from club_domains d where d.club_id = c.id), '[]'),
      'people', coalesce((select json_agg(json_build_object('name', trim(concat_ws(' ', u.first_name, u.last_name)),
          'email', u.email, 'role', held.role) order by held.role desc, lower(u.last_name), u.id)
        from (select r.user_id, max(r.role) as role from club_roles r
          where r.club_id = c.id and r.role in ('admin', 'owner') group by r.user_id) held
        join users u on u.id = held.user_id), '[]'),
      'asked', coalesce((select json_agg(i.email order by i.invited_at) from office_invitations i
        where i.club_id = c.id and i.role = 'owner' and i.accepted_at is null and i.withdrawn_at is null
          and i.expires_at > $2), '[]'),
      'platform_rate', (select json_build_object('basis_points', f.basis_points, 'fixed', f.fixed, 'since', iso(f.since))
        from platform_fees f where f.club_id = c.id order by f.since desc limit 1)) as club
    from every_club c where c.id = $1`,
}

export async function findClub(
  { db, config, now }: PlatformDeps,
  clubId: string,
): Promise<PlatformClubPage | null> {
  const [row] = await db.readPlatform<{ club: Omit<PlatformClubPage, 'site_url'> }>(CLUB, [clubId, now()])
  return row ? { ...row.club, site_url: siteOrigin({ type: 'club', club: row.club.slug }, config) } : null
}
