import type { ArrearsQuery, ArrearsRow, listArrearsOfClub } from '@clubhouse/contract/money/office/arrears'
import { LATE_BUCKETS } from '@clubhouse/contract/money/office/report-limits'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Whose order `o` is: their account, or for a guest what their address comes to. The reports count people alike. */
export const PERSON = `coalesce(o.user_id, md5(lower(o.email))::uuid)`

/** $1 the club, $2 now. */
export const TODAY = `today as materialized (
  select ($2::timestamptz at time zone c.time_zone)::date as day from clubs c where c.id = $1)`

/** What is owed or will be; what goes on without an end is not owed before its day, as in `counted_orders`. */
export const OPEN = `open as materialized (
  select ${PERSON} as person_id, o.id as order_id, o.seq, o.created_at, o.first_name, o.last_name, o.email, o.currency, i.name as what,
    trim(concat_ws(' ', i.first_name, i.last_name)) as person, s.id, s.number, s.amount, s.status, s.due_on::date as due_on,
    t.day - s.due_on::date as days
  from today t cross join scheduled_payments s
  join orders o on o.club_id = s.club_id and o.id = s.order_id and o.status = 'Completed'
  join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
  where s.club_id = $1 and (s.status = 'failed' or s.status in ('planned', 'charging') and i.later > 0))`

const LATE = `filter (where n.status = 'failed')`
const TO_COME = `filter (where n.status <> 'failed')`

/** As the report sorts them: what was refused before its day is as young as can be. */
const isAge = ({ from, to }: (typeof LATE_BUCKETS)[number]) =>
  [from === 0 ? 'true' : `n.days >= ${from}`, to === null ? 'true' : `n.days <= ${to}`].join(' and ')
const AGES = LATE_BUCKETS.map(
  (bucket, at) =>
    `coalesce(sum(n.amount) filter (where n.status = 'failed' and ${isAge(bucket)}), 0)::int as age_${at}`,
)

const PEOPLE = `people as materialized (
  select n.person_id as id, max(t.day) as today,
    (array_agg(concat_ws(' ', n.first_name, n.last_name) order by n.created_at desc))[1] as name,
    (array_agg(n.email order by n.created_at desc))[1] as email, max(n.currency) as currency,
    left(string_agg(distinct n.what, ', '), 200) as what,
    coalesce(sum(n.amount) ${LATE}, 0)::int as late, min(n.due_on) ${LATE} as late_since, max(n.days) ${LATE} as days,
    coalesce(sum(n.amount) ${TO_COME}, 0)::int as due, min(n.due_on) ${TO_COME} as next_due, ${AGES.join(', ')},
    max(k.reminded_on) as reminded_on, max(k.plan_on) as plan_on, max(k.plan_note) as plan_note,
    coalesce(bool_or(exists (select from write_offs w where w.club_id = $1 and w.order_id = n.order_id and w.status = 'asked')), false)
      as is_asked
  from open n cross join today t left join arrears_cases k on k.club_id = $1 and k.person_id = n.person_id
  group by n.person_id)`

export const WITH_PEOPLE = `${TODAY}, ${OPEN}, ${PEOPLE}`

const IS_BROKEN = `p.late > 0 and p.plan_on::date < p.today`

/** The rule is `whyNotReminded` of the domain, which a test holds it against. */
const NOT_REMINDED = `case when p.late = 0 then 'nothing-late' when p.plan_on::date >= p.today then 'has-plan'
  when p.reminded_on::date >= p.today then 'reminded-today' end`

export const ROW = `'person_id', p.id, 'name', p.name, 'email', p.email, 'currency', p.currency, 'late', p.late,
  ${LATE_BUCKETS.map((_, at) => `'age_${at}', p.age_${at}`).join(', ')}, 'late_since', p.late_since, 'days', p.days,
  'due', p.due, 'next_due', p.next_due, 'what', p.what, 'reminded_on', p.reminded_on, 'not_reminded', ${NOT_REMINDED},
  'plan', case when p.plan_on is not null then json_build_object('on', p.plan_on, 'note', p.plan_note,
    'is_broken', ${IS_BROKEN}) end, 'is_asked', p.is_asked`

const PLANNED: Record<string, string> = {
  none: 'p.plan_on is null',
  coming: 'p.plan_on::date >= p.today',
  broken: `(${IS_BROKEN})`,
}

type Column = ColumnOf<typeof listArrearsOfClub>

const FILE: ListShape<Column> = {
  name: 'arrears_of_club',
  with: WITH_PEOPLE,
  rows: 'people p where true',
  row: 'p',
  item: `json_build_object(${ROW})`,
  columns: {
    name: 'lower(p.name)',
    late: 'p.late',
    days: 'p.days',
    due: 'p.due',
    next_due: 'p.next_due',
    reminded_on: 'p.reminded_on',
  },
  searched: ['p.name', 'p.email', 'p.what'],
  order: 'p.days desc nulls last, p.late desc, p.next_due, p.id',
  filters: {
    late: (yes) => `(${yes}::text is not null and p.late > 0)`,
    age: (at) => `(array[${LATE_BUCKETS.map((_, each) => `p.age_${each}`).join(', ')}])[${at}::int + 1] > 0`,
    plan: (plan) =>
      `case ${plan}::text ${Object.entries(PLANNED)
        .map(([name, is]) => `when '${name}' then ${is}`)
        .join(' ')} end`,
    planned: (yes) => `(${yes}::text is not null and p.plan_on is not null)`,
    asked: (yes) => `(${yes}::text is not null and p.is_asked)`,
    quiet: (yes) =>
      `(${yes}::text is not null and p.late > 0 and coalesce(p.reminded_on::date < p.today - 7, true))`,
    product: (name) => `strpos(lower(p.what), lower(${name}::text)) > 0`,
    due_to: (day) => `p.next_due <= ${day}::date`,
    amount_from: (cents) => `p.late >= ${cents}::int`,
  },
}

const PAGE: ListShape<Column> = {
  ...FILE,
  name: 'arrears_of_club_page',
  sums: {
    late: 'coalesce(sum(p.late), 0)',
    due: 'coalesce(sum(p.due), 0)',
    ages: `json_build_array(${LATE_BUCKETS.map((_, at) => `coalesce(sum(p.age_${at}), 0)`).join(', ')})`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'late', count(*) filter (where p.late > 0),
      'planned', count(*) filter (where p.plan_on is not null), 'asked', count(*) filter (where p.is_asked)) from people p)`,
  },
}

interface Beside {
  counts: { all: number; late: number; planned: number; asked: number }
  sums: { late: number; due: number; ages: number[] }
}

/** TABLE-01, TABLE-11: who has instalments to pay, with what all of it comes to, in one statement. */
export const listPeople = (tx: Tx, clubId: string, now: Date, query: ArrearsQuery) =>
  readListWith<ArrearsRow, Beside>(readIn(tx), PAGE, query, [clubId, now.toISOString()])

/** The same without sums, which a file asks for page by page. */
export const listPeopleForFile = (
  tx: Tx,
  clubId: string,
  now: Date,
  query: ArrearsQuery,
): Promise<Collection<ArrearsRow>> =>
  readListWith<ArrearsRow, object>(readIn(tx), FILE, query, [clubId, now.toISOString()])
