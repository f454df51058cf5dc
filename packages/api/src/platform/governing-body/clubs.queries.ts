import type {
  BodyClub,
  BodyClubCounts,
  BodyClubPage,
  BodyClubsQuery,
  listBodyClubs as contract,
} from '@clubhouse/contract/platform/governing-body/clubs'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

type Column = ColumnOf<typeof contract>

const BORN = 'coalesce(p.corrected_born, p.born)'
/** As domain/time/plain-date.ts counts years. */
const AGE = `(left(d.today, 4)::int - left(${BORN}, 4)::int - (substr(d.today, 6) < substr(${BORN}, 6))::int)`
const IS_JUVENILE = `(case when ${BORN} is null then p.kind = 'juvenile' else ${AGE} < 18 end)`

/** $1 is now. Row security leaves the clubs that are affiliated to the body; each has its own day. */
const FACTS = `days as (
    select c.id, c.name, c.slug, to_char($1::timestamptz at time zone c.time_zone, 'YYYY-MM-DD') as today from clubs c),
  people as (
    select p.club_id, count(*)::int as members, count(*) filter (where ${IS_JUVENILE})::int as juveniles,
      count(*) filter (where p.joined_at >= $1::timestamptz - interval '30 days')::int as joined, max(p.joined_at) as last_joined_at
    from club_people p join days d on d.id = p.club_id where p.active_until >= d.today group by p.club_id),
  held as (
    select m.club_id, count(*)::int as plans from memberships m join days d on d.id = m.club_id
    where m.status = 'active' and (m.ends_on is null or m.ends_on >= d.today) group by m.club_id),
  facts as materialized (
    select d.id, d.name, d.slug, coalesce(p.members, 0) as members, coalesce(p.juveniles, 0) as juveniles,
      coalesce(p.joined, 0) as joined, coalesce(h.plans, 0) as plans, p.last_joined_at,
      case when p.members is null then 'empty'
        when p.last_joined_at >= $1::timestamptz - interval '60 days' then 'registering' else 'quiet' end as state
    from days d left join people p on p.club_id = d.id left join held h on h.club_id = d.id)`

const ITEM = `'account_id', f.id, 'name', f.name, 'slug', f.slug, 'members', f.members, 'juveniles', f.juveniles, 'plans', f.plans,
  'joined', f.joined, 'last_joined_at', iso(f.last_joined_at), 'state', f.state`

const CLUBS: ListShape<Column> = {
  name: 'body_clubs',
  with: FACTS,
  rows: 'facts f where true',
  row: 'f',
  item: `json_build_object(${ITEM})`,
  columns: {
    name: 'lower(f.name)',
    members: 'f.members',
    juveniles: 'f.juveniles',
    plans: 'f.plans',
    joined: 'f.joined',
    last_joined_at: 'f.last_joined_at',
  },
  searched: ['f.name', 'f.slug'],
  order: 'lower(f.name), f.id',
  filters: { state: (state) => `f.state = ${state}::text` },
  also: {
    counts: `(select json_build_object('all', count(*), 'registering', count(*) filter (where f.state = 'registering'),
      'quiet', count(*) filter (where f.state = 'quiet'), 'empty', count(*) filter (where f.state = 'empty')) from facts f)`,
  },
  sums: {
    members: 'coalesce(sum(f.members), 0)',
    juveniles: 'coalesce(sum(f.juveniles), 0)',
    plans: 'coalesce(sum(f.plans), 0)',
  },
}

type Sums = { members: number; juveniles: number; plans: number }

/** TABLE-01, TABLE-11: a page of the body's clubs with their counts, in one statement. */
export const listBodyClubs = (tx: Tx, now: Date, query: BodyClubsQuery) =>
  readListWith<BodyClub, { counts: BodyClubCounts; sums: Sums }>(readIn(tx), CLUBS, query, [now])

const ONE = {
  name: 'body_club',
  text: `with ${FACTS}
    select json_build_object(${ITEM},
      'years', coalesce((select json_agg(json_build_object('year', y.year, 'members', y.members) order by y.year desc nulls last)
        from (select left(${BORN}, 4)::int as year, count(*) as members from club_people p
          where p.club_id = f.id and p.active_until >= d.today group by 1) y), '[]'),
      'sold', coalesce((select json_agg(json_build_object('name', s.name, 'members', s.members) order by s.members desc, s.name)
        from (select r.name, count(*) as members from memberships m
          join products r on r.club_id = m.club_id and r.id = m.plan_id
          where m.club_id = f.id and m.status = 'active' and (m.ends_on is null or m.ends_on >= d.today) group by r.name) s), '[]')
    ) as club
    from facts f join days d on d.id = f.id where f.id = $2`,
}

/** Null for a club that is not affiliated: to a body it does not exist. */
export async function readBodyClub(tx: Tx, now: Date, clubId: string): Promise<BodyClubPage | null> {
  const [row] = await readIn(tx)<{ club: BodyClubPage }>(ONE, [now, clubId])
  return row?.club ?? null
}
