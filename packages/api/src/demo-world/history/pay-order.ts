import { idOf } from '@clubhouse/demo/world/ids'
import { payLater } from './pay-later.ts'
import type { NumberedOrder, Rows } from './shape.ts'
import { gatewayId, type Paying, writePayment } from './write-payment.ts'

/** Today's payment, those after it, and what was given back. Answers whether all of it was. */
export function payOrder(rows: Rows, order: NumberedOrder, paying: Paying): boolean {
  const { lines, outcome, today } = order
  const status = {
    paid: 'succeeded',
    processing: 'processing',
    expired: 'cancelled',
    cancelled: 'cancelled',
  } as const
  const shares = lines
    .filter(({ parentId, today: part }) => parentId === null && part > 0)
    .map(({ id, type, today: amount }) => ({ orderItemId: id, type, amount }))
  const id = writePayment(rows, order, paying, {
    name: `payment/${order.id}`,
    kind: 'checkout',
    amount: today.total,
    status: status[outcome],
    at: order.at,
    settledAt: outcome === 'processing' ? null : order.settledAt,
    shares,
  })
  for (const line of lines) payLater(rows, order, line, paying)
  return giveBack(rows, order, paying, id)
}

/** Line by line, from the payment of the day. */
function giveBack(rows: Rows, order: NumberedOrder, paying: Paying, paymentId: string): boolean {
  const { refund, lines, id: orderId } = order
  if (!refund) return false
  const payment = rows.payments.find(({ id }) => id === paymentId)
  const atGateway = rows.gateway.payments.find((each) => each.paymentId === payment?.gatewayPaymentId)
  if (!payment || !atGateway) return false
  const parts = refund.parts.flatMap(({ line, amount }) => {
    const item = lines[line]
    return item ? [{ item, amount }] : []
  })
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const { id: clubId, currency } = paying.club
  const id = idOf(`refund/${orderId}`)
  const gatewayRefundId = gatewayId('sre', `refund/${orderId}`)
  rows.refunds.push({
    clubId,
    id,
    orderId,
    paymentId,
    amount,
    reason: refund.reason,
    status: 'done',
    gatewayRefundId,
    lines: parts.map((part) => ({ order_item_id: part.item.id, amount: part.amount })),
    requestedBy: paying.treasurerId,
    createdAt: refund.at,
    doneAt: refund.at,
  })
  rows.bookings.push({
    clubId,
    kind: 'refund',
    effectKey: `refund:${id}`,
    at: refund.at,
    currency,
    orderId,
    paymentId,
    refundId: id,
    entries: [
      { account: 'gateway', amount: -amount },
      ...parts.map(({ item, amount: part }) => ({
        account: `sales:${item.type}` as const,
        amount: part,
        orderItemId: item.id,
      })),
    ],
  })
  rows.gateway.refunds.push({
    id: gatewayRefundId,
    key: `refund:${id}`,
    paymentId: atGateway.paymentId,
    amount,
    createdAt: refund.at,
  })
  payment.refunded = amount
  atGateway.refunded = amount
  return amount === payment.amount
}
