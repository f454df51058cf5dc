import type { OfficeOrderRow } from '@clubhouse/contract/money/office/orders'
import {
  CHANNELS,
  ORDER_MONEY,
  type OrderMoney,
  PAYMENT_WAYS,
} from '@clubhouse/contract/money/office/order-limits'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { ListReply, OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { MONEY, ORDERS, WAYS } from './messages.ts'

const LOOKS: Readonly<Record<OrderMoney, { tone: Tone; icon?: IconName }>> = {
  paid: { tone: 'success' },
  part: { tone: 'info', icon: 'calendar' },
  late: { tone: 'danger', icon: 'warning' },
  open: { tone: 'warning', icon: 'clock' },
  'part-refunded': { tone: 'neutral', icon: 'undo' },
  refunded: { tone: 'neutral', icon: 'undo' },
  'given-up': { tone: 'neutral', icon: 'cross' },
  free: { tone: 'neutral' },
}

export const MoneyBadge = ({ money }: { money: OrderMoney }) => (
  <Badge {...LOOKS[money]}>{MONEY[money]}</Badge>
)

export const moneyIn = (currency: string) => (amount: number) =>
  formatMoney(cents(amount), currency as Currency)

function Amount({ row }: { row: OfficeOrderRow }) {
  const money = moneyIn(row.currency)
  if (row.total === 0) return ORDERS.free
  return (
    <>
      {money(row.total)}
      {row.refunded > 0 ? <Sub>{ORDERS.back(money(row.refunded))}</Sub> : null}
      {row.refunded === 0 && row.paid < row.total ? <Sub>{ORDERS.paid(money(row.paid))}</Sub> : null}
    </>
  )
}

type Summed = ListReply<OfficeOrderRow> & { sums?: { taken: number; back: number; due: number } }

const choices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const TYPES = ['Plan', 'Bundle', 'Lotto', 'Draw', 'ShopItem', 'EventTicket'] as const
const STATES = ['New', 'Pending', 'Completed', 'Failed', 'Cancelled', 'Expired', 'Refunded'] as const

/** What was bought from the club, with every filter that a treasurer needs. */
export const ORDERS_LIST: OfficeListPage<OfficeOrderRow> = {
  key: 'orders',
  path: '/orders',
  title: ORDERS.title,
  lead: ORDERS.lead,
  search: ORDERS.search,
  none: { icon: 'euro', words: ORDERS.none },
  create: { label: ORDERS.sell, to: '/orders/new' },
  id: ({ order_id }) => order_id,
  name: ({ order_seq }) => `#${order_seq}`,
  rowPath: ({ order_id }) => `/orders/${order_id}`,
  columns: [
    { key: 'order_seq', header: ORDERS.order, isSortable: true, cell: ({ order_seq }) => `#${order_seq}` },
    {
      key: 'created_at',
      header: ORDERS.date,
      isSortable: true,
      place: 'foot-end',
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
    {
      key: 'buyer',
      header: ORDERS.who,
      isSortable: true,
      place: 'foot',
      cell: ({ buyer }) => <Person name={buyer} />,
    },
    { key: 'what', header: ORDERS.what, place: 'middle', cell: ({ what }) => what },
    {
      key: 'money',
      header: ORDERS.status,
      place: 'middle-end',
      cell: ({ money }) => <MoneyBadge money={money} />,
    },
    {
      key: 'total',
      header: ORDERS.amount,
      isSortable: true,
      align: 'end',
      place: 'top-end',
      cell: (row) => <Amount row={row} />,
    },
  ],
  views: [
    { name: 'all', title: ORDERS.views.all },
    { name: 'attention', title: ORDERS.views.attention, query: { attention: 'true' }, isUrgent: true },
    { name: 'owing', title: ORDERS.views.owing, query: { owing: 'true' } },
    { name: 'back', title: ORDERS.views.back, query: { back: 'true' } },
    { name: 'waits', title: ORDERS.views.waits, query: { waits: 'true' }, isUrgent: true },
  ],
  filters: [
    { name: 'money', label: ORDERS.filters.money, kind: choices(ORDER_MONEY, MONEY) },
    { name: 'status', label: ORDERS.filters.status, kind: STATES.map((value) => ({ value, label: value })) },
    { name: 'way', label: ORDERS.filters.way, kind: choices(PAYMENT_WAYS, WAYS) },
    { name: 'channel', label: ORDERS.filters.channel, kind: choices(CHANNELS, ORDERS.channels) },
    { name: 'type', label: ORDERS.filters.type, kind: choices(TYPES, ORDERS.types) },
    { name: 'product', label: ORDERS.filters.product, kind: 'text' },
    { name: 'member', label: ORDERS.filters.member, kind: 'text' },
    { name: 'number', label: ORDERS.filters.number, kind: 'text' },
    { name: 'from', label: ORDERS.filters.from, kind: 'day' },
    { name: 'to', label: ORDERS.filters.to, kind: 'day' },
    { name: 'amount_from', label: ORDERS.filters.amount_from, kind: 'text' },
    { name: 'amount_to', label: ORDERS.filters.amount_to, kind: 'text' },
  ],
  totals: (list: Summed) => {
    const money = moneyIn(list.items[0]?.currency ?? 'EUR')
    const { taken = 0, back = 0, due = 0 } = list.sums ?? {}
    return [
      { label: ORDERS.taken, value: money(taken) },
      ...(back > 0 ? [{ label: ORDERS.givenBack, value: money(back) }] : []),
      ...(due > 0 ? [{ label: ORDERS.due, value: money(due) }] : []),
    ]
  },
  hasCsv: true,
}
