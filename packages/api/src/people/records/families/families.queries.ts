import type {
  FamiliesQuery,
  FamilyRow,
  listFamilies as contract,
  OfficeFamily,
} from '@clubhouse/contract/people/office/families'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { searchedFor } from '../list-members.queries.ts'
import { AGE, IS_JUVENILE, STATE } from '../person-facts.ts'
import { plain } from '../tables.ts'

/** $1 the club, $2 the day it is there. An account is a family once its holder acts for somebody of the club. */
const FAMILIES = `families as (
  select p.user_id as id, count(*)::int as people, (count(*) filter (where ${IS_JUVENILE}))::int as children,
    (count(*) filter (where ${STATE} = 'active'))::int as active, string_agg(p.first_name, ', ' order by p.sorted, p.id) as names,
    string_agg(p.searched, ' ') as searched
  from club_people p where p.club_id = $1 and p.user_id is not null
  group by p.user_id having bool_or(p.id <> p.user_id))`

const withPayments = (statuses: string) => `(select o.user_id from scheduled_payments s
  join orders o on o.club_id = s.club_id and o.id = s.order_id where s.club_id = $1 and s.status in (${statuses}) and o.user_id is not null)`
const IS_LATE = `f.id in ${withPayments(`'failed'`)}`
const OWES = `f.id in ${withPayments(`'planned', 'charging', 'failed'`)}`

/** Of one account: who pays owes it, whoever it was bought for. */
const MONEY = `cross join lateral (
  select coalesce(sum(s.amount) filter (where s.status = 'failed'), 0)::int as late,
    coalesce(sum(s.amount) filter (where s.status in ('planned', 'charging')), 0)::int as due,
    min(s.due_on) filter (where s.status in ('planned', 'charging')) as due_on
  from orders o join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
  where o.club_id = $1 and o.user_id = f.id) money`
const OWED = `'money', case when money.late > 0 then 'late' when money.due > 0 then 'due' else 'paid' end, 'late', money.late,
  'due', money.due, 'due_on', money.due_on, 'currency', (select c.currency from clubs c where c.id = $1)`

const HOLDER = `trim(concat_ws(' ', u.first_name, u.last_name))`
const SORTED = plain(`coalesce(u.last_name || ' ' || u.first_name, '')`)

const FILE: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_families',
  with: `${FAMILIES}, named as (select f.*, ${HOLDER} as name, u.email, ${SORTED} as sorted,
    concat_ws(' ', ${SORTED}, ${plain(`u.first_name || ' ' || u.last_name`)}, lower(u.email)) as holder
    from families f left join users u on u.id = f.id)`,
  rows: 'named f where $1::uuid is not null and $2::text is not null',
  row: 'f',
  item: `json_build_object('family_id', f.id, 'name', f.name, 'email', f.email, 'names', f.names, 'people', f.people,
    'children', f.children, 'active', f.active, ${OWED})`,
  join: MONEY,
  columns: { name: 'f.sorted', people: 'f.people' },
  searched: ['f.holder', 'f.searched'],
  order: 'f.sorted, f.id',
  filters: {
    money: (money) =>
      `case ${money}::text when 'late' then ${IS_LATE} when 'due' then ${OWES} and not ${IS_LATE} else not ${OWES} end`,
    active: (yes) => `(f.active > 0) = (${yes}::text = 'true')`,
  },
}

const PAGE: ListShape<ColumnOf<typeof contract>> = {
  ...FILE,
  name: 'office_families_page',
  also: {
    counts: `(select json_build_object('all', count(*), 'late', count(*) filter (where ${IS_LATE}),
      'left', count(*) filter (where f.active = 0)) from families f)`,
  },
}

interface OnDay {
  clubId: string
  today: string
}

interface Counts {
  all: number
  late: number
  left: number
}

/** TABLE-01, TABLE-11: a page of the families with the counts of its tabs, in one statement. */
export const listFamilies = (tx: Tx, { clubId, today }: OnDay, query: FamiliesQuery) =>
  readListWith<FamilyRow, { counts: Counts }>(
    readIn(tx),
    PAGE,
    { ...query, filter: searchedFor(query.filter) },
    [clubId, today],
  )

/** The same without counts, which a file asks for page by page. */
export const listFamiliesForFile = (tx: Tx, { clubId, today }: OnDay, query: FamiliesQuery) =>
  readListWith<FamilyRow, object>(readIn(tx), FILE, { ...query, filter: searchedFor(query.filter) }, [
    clubId,
    today,
  ])

/** Those that count today; of whoever has none, the last. */
const PLANS = `coalesce((select json_agg(json_build_object('plan', h.name, 'ends_on', h.ends_on, 'counts', h.counts) order by h.created_at desc)
  from (select d.name, m.ends_on, m.created_at, m.status = 'active' and (m.ends_on is null or m.ends_on >= $2) as counts,
      row_number() over (order by m.status = 'active' and (m.ends_on is null or m.ends_on >= $2) desc, m.created_at desc, m.id) as place
    from memberships m join products d on d.club_id = m.club_id and d.id = m.plan_id
    where m.club_id = $1 and m.member_id = p.id) h where h.counts or h.place = 1), '[]')`

const PEOPLE = `coalesce((select json_agg(json_build_object('member_id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
    'age', ${AGE}, 'is_juvenile', ${IS_JUVENILE}, 'is_payer', p.id = f.id, 'state', ${STATE}, 'plans', ${PLANS})
    order by p.id = f.id desc, p.sorted, p.id)
  from club_people p where p.club_id = $1 and p.user_id = f.id), '[]')`

const PAYMENTS = `coalesce((select json_agg(json_build_object('kind', r.kind, 'status', r.status, 'at', r.at, 'amount', r.amount,
    'order_id', r.order_id, 'order_seq', r.seq, 'name', r.name)) from (select * from (
    select 'paid' as kind, case when y.refunded >= y.amount then 'refunded' else 'paid' end as status,
      iso(coalesce(y.settled_at, y.created_at)) as at, y.amount, o.id as order_id, o.seq, (select w.what from order_sums w
        where w.club_id = o.club_id and w.id = o.id) as name, y.id
    from orders o join payments y on y.club_id = o.club_id and y.order_id = o.id and y.status = 'succeeded'
      and y.kind <> 'card' and y.amount > 0
    where o.club_id = $1 and o.user_id = f.id
    union all
    select 'later', s.status, s.due_on, s.amount, s.order_id, o.seq, i.name, s.id
    from orders o join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id and s.status <> 'paid'
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where o.club_id = $1 and o.user_id = f.id) all_of order by at desc, id limit 100) r), '[]')`

const FAMILY = {
  name: 'office_family',
  text: `select json_build_object('family_id', f.id, 'name', ${HOLDER}, 'email', u.email, 'mobile', nullif(u.mobile, ''), ${OWED},
    'people', ${PEOPLE}, 'payments', ${PAYMENTS}) as family
  from (select distinct p.user_id as id from club_people p where p.club_id = $1 and p.user_id = $3::uuid) f
  left join users u on u.id = f.id ${MONEY}`,
}

/** One family whole, in one statement; null where nobody of the club is in that account. */
export async function readFamily(
  tx: Tx,
  { clubId, today }: OnDay,
  familyId: string,
): Promise<OfficeFamily | null> {
  const [row] = await readIn(tx)<{ family: OfficeFamily }>(FAMILY, [clubId, today, familyId])
  return row?.family ?? null
}
