import type { OrderStanding } from '@clubhouse/contract/money/orders'
import type { Currency } from '@clubhouse/contract/site/club'
import { Badge } from '#ui/badge/badge.tsx'
import { ORDER_STANDING } from './messages.ts'
import { money } from './words.ts'

/** How far an order is paid, wherever it is named. */
export function OrderBadge({ order, currency }: { order: OrderStanding; currency: Currency }) {
  const { status, has_failed: hasFailed, to_pay: toPay } = order
  if (hasFailed) return <Badge tone="warning">{ORDER_STANDING.failed}</Badge>
  if (status === 'Refunded') return <Badge>{ORDER_STANDING.refunded}</Badge>
  if (status === 'Pending') return <Badge tone="info">{ORDER_STANDING.pending}</Badge>
  if (toPay > 0) return <Badge tone="info">{ORDER_STANDING.toPay(money(toPay, currency))}</Badge>
  return <Badge tone="success">{ORDER_STANDING.done}</Badge>
}
