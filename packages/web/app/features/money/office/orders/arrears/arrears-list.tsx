import type { ArrearsRow } from '@clubhouse/contract/money/office/arrears'
import { PLANS } from '@clubhouse/contract/money/office/arrears-limits'
import { LATE_BUCKETS } from '@clubhouse/contract/money/office/report-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Person, Sub } from '#parts/office/list/cells.tsx'
import type { ListColumn, ListReply, OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { moneyIn } from '../orders-list.tsx'
import { ARREARS, STATES } from './messages.ts'

/** "8–30 days", "Over 90 days". */
export const ageName = ({ from, to }: (typeof LATE_BUCKETS)[number]): string =>
  to === null ? `Over ${from - 1} days` : `${from}–${to} days`

const AGES = ['age_0', 'age_1', 'age_2', 'age_3', 'age_4'] as const

/** What is late by how long, where there is any. */
export const agesOf = (row: ArrearsRow) =>
  LATE_BUCKETS.flatMap((bucket, at) => {
    const amount = row[AGES[at] ?? 'age_0']
    return amount > 0 ? [{ label: ageName(bucket), amount }] : []
  })

export function StateBadge({ row }: { row: ArrearsRow }) {
  const { is_asked: isAsked, plan, late } = row
  if (isAsked) return <Badge tone="warning">{STATES.asked}</Badge>
  if (plan?.is_broken) return <Badge tone="danger">{STATES.broken}</Badge>
  if (plan && late > 0) return <Badge tone="info">{STATES.planned(displayDate(plan.on))}</Badge>
  return late > 0 ? <Badge tone="danger">{STATES.late}</Badge> : <Badge tone="success">{STATES.fine}</Badge>
}

function Late({ row: { late, days, currency } }: { row: ArrearsRow }) {
  return (
    <>
      {moneyIn(currency)(late)}
      {days !== null && <Sub>{ARREARS.days(Math.max(0, days))}</Sub>}
    </>
  )
}

function ToCome({ row: { due, next_due: next, currency } }: { row: ArrearsRow }) {
  return (
    <>
      {moneyIn(currency)(due)}
      {next !== null && <Sub>{ARREARS.next(displayDate(next))}</Sub>}
    </>
  )
}

type Summed = ListReply<ArrearsRow> & { sums?: { late: number; due: number; ages: number[] } }

/** Who pays in parts: each a row with what is late and what is to come. */
export const ARREARS_LIST: OfficeListPage<ArrearsRow> = {
  key: 'arrears',
  path: '/arrears',
  title: ARREARS.title,
  lead: ARREARS.lead,
  search: ARREARS.search,
  none: { icon: 'calendar', words: ARREARS.none },
  noneIn: (view) => ARREARS.noneIn[view] ?? '',
  id: ({ person_id }) => person_id,
  name: ({ name }) => name,
  rowPath: ({ person_id }) => `/arrears/${person_id}`,
  columns: [
    { key: 'name', header: ARREARS.who, isSortable: true, cell: ({ name }) => <Person name={name} /> },
    { key: 'what', header: ARREARS.what, place: 'middle', isSpare: true, cell: ({ what }) => what },
    { key: 'plan', header: ARREARS.state, place: 'middle-end', cell: (row) => <StateBadge row={row} /> },
    {
      key: 'reminded_on',
      header: ARREARS.reminded,
      isSortable: true,
      place: 'foot',
      cell: ({ reminded_on: day }) => (day === null ? ARREARS.never : displayDate(day)),
    },
    { key: 'email', header: ARREARS.email, isExtra: true },
    ...LATE_BUCKETS.map((bucket, at): ListColumn<ArrearsRow> => ({
      key: AGES[at] ?? 'age_0',
      header: ageName(bucket),
      align: 'end',
      isExtra: true,
      cell: (row) => moneyIn(row.currency)(row[AGES[at] ?? 'age_0']),
    })),
    {
      key: 'late_since',
      header: ARREARS.since,
      isExtra: true,
      cell: ({ late_since: day }) => (day === null ? '' : displayDate(day)),
    },
    {
      key: 'next_due',
      header: ARREARS.nextDue,
      isSortable: true,
      isExtra: true,
      cell: ({ next_due: day }) => (day === null ? '' : displayDate(day)),
    },
    {
      key: 'due',
      header: ARREARS.due,
      isSortable: true,
      align: 'end',
      place: 'foot-end',
      cell: (row) => <ToCome row={row} />,
    },
    {
      key: 'late',
      header: ARREARS.late,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      cell: (row) => <Late row={row} />,
    },
  ],
  views: [
    { name: 'late', title: ARREARS.views.late, query: { late: 'true' } },
    { name: 'planned', title: ARREARS.views.planned, query: { planned: 'true' } },
    { name: 'asked', title: ARREARS.views.asked, query: { asked: 'true' }, isUrgent: true },
    { name: 'all', title: ARREARS.views.all },
  ],
  filters: [
    {
      name: 'age',
      label: ARREARS.filters.age,
      kind: LATE_BUCKETS.map((bucket, at) => ({ value: String(at), label: ageName(bucket) })),
    },
    {
      name: 'plan',
      label: ARREARS.filters.plan,
      kind: PLANS.map((plan) => ({ value: plan, label: ARREARS.plans[plan] })),
    },
    { name: 'quiet', label: ARREARS.filters.quiet, kind: [{ value: 'true', label: ARREARS.quiet }] },
    { name: 'product', label: ARREARS.filters.product, kind: 'text' },
    { name: 'due_to', label: ARREARS.filters.due_to, kind: 'day' },
    { name: 'amount_from', label: ARREARS.filters.amount_from, kind: 'text' },
  ],
  actions: [
    {
      intent: 'remind',
      label: ARREARS.remind,
      icon: 'mail',
      isBulk: true,
      when: ({ not_reminded: why }) => why === null,
    },
  ],
  totals: (list: Summed) => {
    const money = moneyIn(list.items[0]?.currency ?? 'EUR')
    const { late = 0, due = 0, ages = [] } = list.sums ?? {}
    return [
      { label: ARREARS.late, value: money(late) },
      ...LATE_BUCKETS.flatMap((bucket, at) =>
        (ages[at] ?? 0) > 0 ? [{ label: ageName(bucket), value: money(ages[at] ?? 0) }] : [],
      ),
      { label: ARREARS.due, value: money(due) },
    ]
  },
  hasCsv: true,
}

/** The file has all of it unless somebody chose: what is late by age is what a committee asks for. */
export const ARREARS_FILE: OfficeListPage<ArrearsRow> = {
  ...ARREARS_LIST,
  columns: ARREARS_LIST.columns.map((column) => ({ ...column, isExtra: false })),
}
