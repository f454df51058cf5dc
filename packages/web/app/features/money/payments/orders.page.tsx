import { Link, useLoaderData } from 'react-router'
import { listMemberOrders, type OrderInList } from '@clubhouse/contract/money/member-orders'
import { formatShortDate } from '@clubhouse/domain/format'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { loadPart } from '#lib/page/api.ts'
import { withHero } from '#lib/page/hero.ts'
import { titled } from '#lib/page/page-meta.ts'
import { MONEY } from '#parts/money/payments/messages.ts'
import { OrderBadge } from '#parts/money/payments/order-badge.tsx'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import type { Column } from '#ui/table/column.ts'
import { ServerTable } from '#ui/table/server-table.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { ORDERS, PAYMENTS } from './messages.ts'

export const loader = memberLoader(async ({ call, page, search }) => {
  const { page: number, perPage, filter } = fromQuery(search)
  const query = { page: number, per_page: perPage, ...(filter && { filter }) }
  return { part: await loadPart(call(listMemberOrders, { query }), page), filter }
})

export const handle = withHero(() => ({ title: ORDERS.title, line: ORDERS.line }))

export const meta = titled(ORDERS.title)

const { columns: HEAD } = ORDERS

const COLUMNS: Column<OrderInList>[] = [
  {
    key: 'lines',
    header: HEAD.what,
    cell: (order) => <Link to={`/orders/${order.order_id}`}>{what(order)}</Link>,
  },
  {
    key: 'created_at',
    header: HEAD.date,
    place: 'middle',
    cell: ({ created_at: at, club }) => formatShortDate(at, club.time_zone),
  },
  { key: 'order_seq', header: HEAD.order, place: 'foot', cell: ({ order_seq: seq }) => `#${seq}` },
  {
    key: 'status',
    header: HEAD.status,
    place: 'middle-end',
    cell: (order) => <OrderBadge order={order} currency={order.currency} />,
  },
  {
    key: 'total',
    header: HEAD.total,
    place: 'top-end',
    align: 'end',
    cell: ({ total, currency }) => money(total, currency),
  },
]

export default function OrdersPage() {
  const { part, filter } = useLoaderData<typeof loader>()
  if (!part.value) {
    return (
      <ErrorPanel title={ORDERS.failed} retryTo="/orders">
        {PAYMENTS.tryAgain}
      </ErrorPanel>
    )
  }
  return (
    <Section isMain title={ORDERS.title}>
      <ServerTable
        caption={ORDERS.caption}
        isCaptionHidden
        compact="lines"
        columns={COLUMNS}
        rows={part.value.items}
        rowKey={({ order_id: id }) => id}
        total={part.value.total}
        searchLabel={ORDERS.search}
        empty={<EmptyState icon="box">{filter ? ORDERS.noMatch : ORDERS.none}</EmptyState>}
      />
    </Section>
  )
}

function what({ lines }: OrderInList): string {
  return MONEY.andList(lines.map(({ name, person }) => (person ? `${person}, ${name}` : name)))
}
