import type { Order } from '@clubhouse/contract/money/orders'

/** How an order that is paid in parts is getting on. */
export interface PaidInParts {
  paid: number
  /** All that was to be paid when it was bought, but for what was called off since. */
  total: number
  left: number
  /** Of what is left, that whose day has gone by. */
  overdue: number
}

type Standing = Pick<Order, 'items' | 'schedule' | 'pay_today' | 'waits_for_bank'>

/**
 * What has come and what has not, of what has an end; null where nothing is paid in parts. A payment that the bank turned down and that is
 * tried again is overdue as one that is given up is; while the bank looks into another of the same card, nothing is taken, and none is late.
 */
export function paidInParts(
  { items, schedule, pay_today: atOnce, waits_for_bank: isOnHold }: Standing,
  today: string,
): PaidInParts | null {
  const ending = new Set(
    items
      .filter(({ bundle_order_item_id: bundle, remaining_payment: rest }) => bundle === null && rest > 0)
      .map(({ order_item_id: id }) => id),
  )
  const later = schedule.filter(({ order_item_id: id, status }) => ending.has(id) && status !== 'cancelled')
  if (later.length === 0) return null
  const open = later.filter(({ status }) => status !== 'paid')
  const late = open.filter(
    ({ due, status }) => status === 'failed' || (status === 'planned' && !isOnHold && due < today),
  )
  const paid = atOnce.total + sum(later) - sum(open)
  return { paid, total: paid + sum(open), left: sum(open), overdue: sum(late) }
}

const sum = (payments: readonly { amount: number }[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0)
