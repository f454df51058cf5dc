import { LATE_BUCKETS } from '@clubhouse/contract/money/office/report-limits'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { GROSS_ACCOUNT, IS_SALE } from '../ledger/port.ts'

/** How far ahead is told what is charged by itself. */
const AHEAD_DAYS = 30
const MOST_DRAWS = 12
/** Of a club of 20,000 every line of its books since the beginning is added up. */
export const PATIENTLY = { withinMs: 15_000 }

/** $1 the club, $2 now, $3 the first day, $4 the day after the last, $5 how many months. Days are those of the clubhouse's own clock. */
const CLUB = `club as materialized (
  select c.id, c.currency, c.year_ends_in, p.today, p.first, p.until,
    p.first::timestamp at time zone c.time_zone as since, p.until::timestamp at time zone c.time_zone as ends,
    (p.first - make_interval(months => $5::int))::timestamp at time zone c.time_zone as since_before, c.time_zone
  from clubs c cross join lateral (
    select d.today, coalesce($3::date, (date_trunc('month', d.today) - make_interval(months => $5::int - 1))::date) as first,
      coalesce($4::date, d.today + 1) as until
    from (select ($2::timestamptz at time zone c.time_zone)::date as today) d) p
  where c.id = $1)`

/** A sale is a credit and a refund a debit of the same account: what is left, turned round, is what came in, with the tax in it. */
const SOLD = `sold as materialized (
  select date_trunc('month', t.at at time zone c.time_zone)::date as month, t.at >= c.since as is_told, ${GROSS_ACCOUNT} as account,
    e.order_item_id, -e.amount as amount
  from club c
  join ledger_transactions t on t.club_id = c.id and t.at >= c.since_before and t.at < c.ends
  join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id and ${IS_SALE})`

const KINDS = {
  membership: `in ('sales:Plan', 'sales:Bundle')`,
  fundraising: `in ('sales:Lotto', 'sales:Draw')`,
  shop: `in ('sales:ShopItem')`,
  other: `not in ('sales:Plan', 'sales:Bundle', 'sales:Lotto', 'sales:Draw', 'sales:ShopItem')`,
}

const MONTHS = `(select json_agg(json_build_object('day', m.month, ${Object.keys(KINDS)
  .map((kind) => `'${kind}', m.${kind}`)
  .join(', ')}) order by m.month)
  from (select g.month::date as month, ${Object.entries(KINDS)
    .map(([kind, accounts]) => `coalesce(sum(s.amount) filter (where s.account ${accounts}), 0) as ${kind}`)
    .join(', ')}
    from generate_series(date_trunc('month', c.first), c.until - 1, interval '1 month') g (month)
    left join sold s on s.month = g.month::date and s.is_told group by 1) m)`

/** By what it is called now; what has no line of an order, as a gift at the gate, stands under its account. */
const PRODUCTS = `(select coalesce(json_agg(json_build_object('product_id', p.product_id, 'name', p.name, 'type', p.type,
    'sold', p.sold, 'taken', p.taken, 'refunded', p.refunded, 'net', p.taken - p.refunded) order by p.taken - p.refunded desc, p.name), '[]')
  from (select i.product_id, coalesce(max(q.name), max(s.account)) as name, coalesce(max(i.type), split_part(max(s.account), ':', 2)) as type,
      count(distinct i.id) filter (where s.amount > 0) as sold,
      coalesce(sum(s.amount) filter (where s.amount > 0), 0) as taken, coalesce(-sum(s.amount) filter (where s.amount < 0), 0) as refunded
    from sold s
    left join order_items i on i.club_id = $1 and i.id = s.order_item_id
    left join products q on q.club_id = i.club_id and q.id = i.product_id
    where s.is_told group by i.product_id, case when i.product_id is null then s.account end) p)`

const ACCOUNTS = `(select coalesce(json_agg(json_build_object('account', a.account, 'opening', a.opening, 'debit', a.debit,
    'credit', a.credit, 'closing', a.opening + a.debit - a.credit) order by a.account), '[]')
  from (select e.account, coalesce(sum(e.amount) filter (where t.at < c.since), 0) as opening,
      coalesce(sum(e.amount) filter (where t.at >= c.since and e.amount > 0), 0) as debit,
      coalesce(-sum(e.amount) filter (where t.at >= c.since and e.amount < 0), 0) as credit
    from ledger_transactions t join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
    where t.club_id = c.id and t.at < c.ends group by 1) a)`

const DUE = `(select json_build_object('count', count(*), 'amount', coalesce(sum(s.amount), 0), 'until', c.today + ${AHEAD_DAYS})
  from scheduled_payments s
  where s.club_id = c.id and s.status in ('planned', 'charging') and s.due_on::date <= c.today + ${AHEAD_DAYS})`

const LATE = `late as materialized (
  select s.amount, club.today - s.due_on::date as days, coalesce(o.user_id::text, lower(o.email)) as person
  from club
  join scheduled_payments s on s.club_id = club.id and s.status = 'failed'
  join orders o on o.club_id = s.club_id and o.id = s.order_id)`

const ARREARS = `(select json_build_object('people', count(distinct l.person), 'owed', coalesce(sum(l.amount), 0),
    'by_age', json_build_array(${LATE_BUCKETS.map(({ from, to }) => bucket(from, to)).join(', ')}))
  from late l)`

function bucket(from: number, to: number | null): string {
  // Whatever is owed has an age, also what was refused before its day.
  const least = from === 0 ? 'true' : `l.days >= ${from}`
  const isIn = to === null ? least : `${least} and l.days <= ${to}`
  return `json_build_object('from', ${from}, 'to', ${to ?? 'null'}, 'people', count(distinct l.person) filter (where ${isIn}),
    'owed', coalesce(sum(l.amount) filter (where ${isIn}), 0))`
}

const RENEWALS = `(select json_build_object('ended', count(*), 'renewed', count(*) filter (where r.again))
  from (select m.member_id, bool_or(exists (select 1 from memberships n where n.club_id = m.club_id and n.member_id = m.member_id
      and n.id <> m.id and n.status = 'active' and n.starts_on > m.starts_on)) as again
    from memberships m where m.club_id = c.id and m.ends_on::date >= c.first and m.ends_on::date < least(c.until, c.today)
    group by 1) r)`

const DRAWS = `(select coalesce(json_agg(json_build_object('draw_id', d.id, 'name', d.name, 'number', d.number, 'drawn_at', iso(d.drawn_at),
    'entries', coalesce(d.entries_count, 0), 'prizes', d.prizes) order by d.drawn_at desc), '[]')
  from (select d.id, p.name, d.number, d.drawn_at, d.entries_count,
      coalesce((select sum((t ->> 'winners')::int * (t ->> 'amount_each')::int) from jsonb_array_elements(d.tiers) t), 0) as prizes
    from draws d join products p on p.club_id = d.club_id and p.id = d.lottery_id
    where d.club_id = c.id and d.status = 'drawn' and d.drawn_at >= c.since and d.drawn_at < c.ends
    order by d.drawn_at desc limit ${MOST_DRAWS}) d)`

const PLATFORM_RATE = `(select json_build_object('basis_points', f.basis_points, 'fixed', f.fixed, 'since', iso(f.since))
  from platform_fees f where f.club_id = c.id and f.basis_points + f.fixed > 0
    and f.since = (select max(g.since) from platform_fees g where g.club_id = c.id))`

const REPORT = {
  name: 'treasurer_report',
  text: `with ${CLUB}, ${SOLD}, ${LATE}
select json_build_object('currency', c.currency, 'from', c.first, 'to', c.until - 1, 'year_ends_in', c.year_ends_in, 'months', ${MONTHS},
  'before', (select coalesce(sum(s.amount), 0) from sold s where not s.is_told),
  'products', ${PRODUCTS}, 'accounts', ${ACCOUNTS}, 'due', ${DUE}, 'arrears', ${ARREARS}, 'renewals', ${RENEWALS},
  'draws', ${DRAWS}, 'platform_rate', ${PLATFORM_RATE}) as report
from club c`,
}

/** The last months, this one being the last of them; or a time with a first day and the day after its last. */
type Span = { months: number } | { first: string; until: string; months: number }

/** All of it in one statement: every figure is of the same moment, so that they agree. */
export async function readReport(
  tx: Tx,
  clubId: string,
  now: Date,
  span: Span,
): Promise<TreasurerReport | null> {
  const [first, until] = 'first' in span ? [span.first, span.until] : [null, null]
  const values = [clubId, now, first, until, span.months]
  const [row] = await readIn(tx)<{ report: TreasurerReport }>(REPORT, values)
  return row?.report ?? null
}
