import type {
  BodyAccess,
  BodyMember,
  listBodyMembers as contract,
} from '@clubhouse/contract/platform/governing-body/access'
import type { OfficeBodyAccess } from '@clubhouse/contract/platform/governing-body/office-accesses'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import { actorName } from '#kernel/db/actor-name.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** $1 is now. */
const FACTS = `'access_id', a.id, 'state', a.state, 'reason', a.reason, 'asked_at', iso(a.asked_at), 'decided_at', iso(a.decided_at),
  'until', iso(a.until), 'is_open', a.state = 'granted' and a.until > $1`

const NEWEST = {
  name: 'body_access_newest',
  text: `select json_build_object(${FACTS}) as access from body_accesses a
    where a.club_id = $2 and a.governing_body_id = $3 order by a.asked_at desc, a.id limit 1`,
}

export interface Of {
  clubId: string
  bodyId: string
  now: Date
}

/** What a body last asked of a club; null where it never did. */
export async function newestAccess(tx: Tx, { clubId, bodyId, now }: Of): Promise<BodyAccess | null> {
  const [row] = await readIn(tx)<{ access: BodyAccess }>(NEWEST, [now, clubId, bodyId])
  return row?.access ?? null
}

const OPEN = {
  name: 'body_access_open',
  text: `select 1 as yes from body_accesses a where a.club_id = $1 and a.governing_body_id = $2 and a.state = 'granted' and a.until > $3 limit 1`,
}

export const mayReadMembers = async (tx: Tx, { clubId, bodyId, now }: Of): Promise<boolean> =>
  (await readIn(tx)(OPEN, [clubId, bodyId, now])).length > 0

const READABLE = {
  name: 'body_accesses_readable',
  text: `select distinct a.club_id from body_accesses a where a.governing_body_id = $1 and a.state = 'granted' and a.until > $2`,
}

/** The clubs that let the body read their members at this moment. */
export async function readableClubs(tx: Tx, { bodyId, now }: Omit<Of, 'clubId'>): Promise<Set<string>> {
  const rows = await readIn(tx)<{ club_id: string }>(READABLE, [bodyId, now])
  return new Set(rows.map(({ club_id: id }) => id))
}

const BORN = 'coalesce(p.corrected_born, p.born)'
const TODAY = `to_char($2::timestamptz at time zone (select c.time_zone from clubs c where c.id = $1), 'YYYY-MM-DD')`

/** The columns that a body may read: `select *` of the table would ask for all of them. */
const PEOPLE =
  '(select id, club_id, first_name, last_name, born, corrected_born, active_until, sorted from club_people)'

const MEMBERS: ListShape<ColumnOf<typeof contract>> = {
  name: 'body_members',
  rows: `${PEOPLE} p where p.club_id = $1 and p.active_until >= ${TODAY}`,
  row: 'p',
  item: `json_build_object('member_id', p.id, 'name', trim(p.first_name || ' ' || p.last_name), 'birth_year', left(${BORN}, 4)::int,
    'plans', coalesce((select string_agg(distinct r.name, ', ') from memberships m
      join products r on r.club_id = m.club_id and r.id = m.plan_id
      where m.club_id = $1 and m.member_id = p.id and m.status = 'active' and (m.ends_on is null or m.ends_on >= ${TODAY})), ''))`,
  columns: { name: 'p.sorted', birth_year: `left(${BORN}, 4)` },
  searched: ['p.first_name', 'p.last_name'],
  order: 'p.sorted, p.id',
}
export const listBodyMembers = (
  tx: Tx,
  { clubId, now }: Pick<Of, 'clubId' | 'now'>,
  query: ListQuery<ColumnOf<typeof contract>>,
): Promise<Collection<BodyMember>> =>
  readListWith<BodyMember, object>(readIn(tx), MEMBERS, query, [clubId, now])

const OF_CLUB = {
  name: 'office_body_accesses',
  text: `select json_build_object(${FACTS}, 'body', a.body, 'asked_by', a.asked_by_name,
      'decided_by', ${actorName('u', { club: 'a.club_id', user: 'a.decided_by', at: 'a.decided_at' })}) as access
    from body_accesses a left join users u on u.id = a.decided_by where a.club_id = $2 and ($3::uuid is null or a.id = $3::uuid) order by a.asked_at desc, a.id limit 100`,
}

export async function accessesOf(
  tx: Tx,
  { clubId, now, id }: { clubId: string; now: Date; id?: string },
): Promise<OfficeBodyAccess[]> {
  const rows = await readIn(tx)<{ access: OfficeBodyAccess }>(OF_CLUB, [now, clubId, id ?? null])
  return rows.map(({ access }) => access)
}
