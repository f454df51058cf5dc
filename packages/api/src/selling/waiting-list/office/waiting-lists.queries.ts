import type {
  listWaitingHouseholds,
  listWaitingLists,
  WaitingHousehold,
  WaitingHouseholdsQuery,
  WaitingList,
  WaitingListsQuery,
} from '@clubhouse/contract/selling/office/waiting-lists'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** $1 the club, $2 the moment. An offer that nobody took in time counts for nothing, though the job may not have seen it yet. */
const OPEN = `(w.status = 'waiting' or w.status = 'offered' and w.offered_until > $2::timestamptz) and w.user_id is not null`

const LINES = `lines as materialized (
  select p.id, p.name as plan, g.title as program, p.is_active
      and coalesce(l.opens_at <= $2::timestamptz, true) and coalesce(l.closes_at > $2::timestamptz, true) as is_on_sale,
    case when not p.is_active then 'hidden'
      when l.closes_at <= $2::timestamptz or l.ends_on < day.today or g.ends_on < day.today then 'closed'
      when l.opens_at > $2::timestamptz then 'not_open' when s.remaining = 0 then 'sold_out' else 'open' end as state,
    s.remaining + s.reserved + s.sold as places, s.remaining as left, coalesce(n.waiting, 0) as waiting,
    coalesce(n.wanted, 0) as wanted, coalesce(n.offered, 0) as offered, n.since
  from products p join plans l on l.club_id = p.club_id and l.id = p.id
    join programs g on g.club_id = p.club_id and g.id = l.program_id
    left join stock s on s.club_id = p.club_id and s.id = p.stock_id
    join clubs c on c.id = p.club_id
    cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date::text as today) day
    left join (
      select w.plan_id, count(*) filter (where w.status = 'waiting')::int as waiting,
        coalesce(sum(w.count) filter (where w.status = 'waiting'), 0)::int as wanted,
        count(*) filter (where w.status = 'offered')::int as offered,
        min(w.joined_at) filter (where w.status = 'waiting') as since
      from waiting_places w where w.club_id = $1 and ${OPEN} group by w.plan_id) n on n.plan_id = p.id
  where p.club_id = $1)`

const LISTS: ListShape<ColumnOf<typeof listWaitingLists>> = {
  name: 'office_waiting_lists',
  with: LINES,
  rows: 'lines k where true',
  row: 'k',
  item: `json_build_object('plan_id', k.id, 'plan', k.plan, 'program', k.program, 'state', k.state, 'is_on_sale', k.is_on_sale,
    'places', k.places, 'left', k.left, 'waiting', k.waiting, 'wanted', k.wanted, 'offered', k.offered, 'since', iso(k.since))`,
  columns: { plan: 'lower(k.plan)', waiting: 'k.waiting', offered: 'k.offered', since: 'k.since' },
  searched: ['k.plan', 'k.program'],
  order: 'k.since nulls last, k.plan, k.id',
}
const IN_USE: typeof LISTS = {
  ...LISTS,
  name: 'office_waiting_lists_in_use',
  rows: 'lines k where k.waiting + k.offered > 0',
  filters: { offers: (open) => `(k.offered > 0 and ${open}::text is not null)` },
  also: {
    counts: `(select json_build_object('all', count(*) filter (where waiting + offered > 0),
      'offered', count(*) filter (where offered > 0)) from lines)`,
  },
}

/** TABLE-01, TABLE-11: those with somebody in them, the longest wait first. */
export const listLines = (tx: Tx, clubId: string, query: WaitingListsQuery, now: Date) =>
  readListWith<WaitingList, Pick<ReplyOf<typeof listWaitingLists>, 'counts'>>(readIn(tx), IN_USE, query, [
    clubId,
    now,
  ])

/** Also one with nobody in it. */
export async function findLine(
  tx: Tx,
  clubId: string,
  planId: string,
  now: Date,
): Promise<WaitingList | null> {
  const asked = { page: 1, per_page: 1, ids: [planId] }
  return (await readListWith<WaitingList, object>(readIn(tx), LISTS, asked, [clubId, now])).items[0] ?? null
}

const KNOWN = `known as materialized (
  select w.id, w.plan_id, p.name as plan, w.count, w.status, w.joined_at, w.offered_until, w.offered_why,
    nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name, u.email,
    case when w.status = 'waiting' then row_number() over (partition by w.plan_id, w.status order by w.joined_at, w.id) end as position,
    coalesce((select sum(r.count)::int from reservations r where r.club_id = w.club_id and r.holder = 'offer'
      and r.holder_id = w.id and r.state = 'held' and w.status = 'waiting'), 0) as gathered
  from waiting_places w join products p on p.club_id = w.club_id and p.id = w.plan_id
    left join users u on u.id = w.user_id
  where w.club_id = $1 and ${OPEN})`

const households = (counted: string): ListShape<ColumnOf<typeof listWaitingHouseholds>> => ({
  name: 'office_waiting_households',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('waiting_id', k.id, 'plan_id', k.plan_id, 'plan', k.plan, 'name', k.name, 'email', k.email,
    'count', k.count, 'status', k.status, 'position', k.position, 'joined_at', iso(k.joined_at),
    'offered_until', case when k.status = 'offered' then iso(k.offered_until) end,
    'offered_why', case when k.status = 'offered' then k.offered_why end, 'gathered', k.gathered)`,
  columns: {
    name: 'lower(k.name)',
    count: 'k.count',
    joined_at: 'k.joined_at',
    offered_until: `case when k.status = 'offered' then k.offered_until end`,
  },
  searched: ['k.name', 'k.email', 'k.plan'],
  order: 'lower(k.plan), k.plan_id, k.status, k.joined_at, k.id',
  filters: {
    plan_id: (id) => `k.plan_id = ${id}::uuid`,
    status: (status) => `k.status = ${status}::text`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'waiting', count(*) filter (where status = 'waiting'),
      'offered', count(*) filter (where status = 'offered')) from known where ${counted})`,
  },
})
const OF_ALL = households('true')
const OF_PLAN = households('plan_id = $3::uuid')

type Counts = Pick<ReplyOf<typeof listWaitingHouseholds>, 'counts'>

/** Its tabs count the plan that is looked at. */
export const listHouseholds = (tx: Tx, clubId: string, query: WaitingHouseholdsQuery, now: Date) =>
  readListWith<WaitingHousehold, Counts>(
    readIn(tx),
    query.plan_id === undefined ? OF_ALL : OF_PLAN,
    query,
    query.plan_id === undefined ? [clubId, now] : [clubId, now, query.plan_id],
  )

export async function findHousehold(
  tx: Tx,
  clubId: string,
  id: string,
  now: Date,
): Promise<WaitingHousehold | null> {
  const { items } = await listHouseholds(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)
  return items[0] ?? null
}
