import type { OrderItem, PlannedPayment } from '@clubhouse/contract/money/orders'

/** What is still to be taken on which day, the soonest first: payments of one day are one sum, as on the statement. */
export function paymentDays(
  schedule: readonly Pick<PlannedPayment, 'due' | 'amount' | 'status'>[],
): { due: string; amount: number }[] {
  const days = new Map<string, number>()
  for (const { due, amount, status } of schedule) {
    if (status === 'planned' || status === 'charging') days.set(due, (days.get(due) ?? 0) + amount)
  }
  return [...days]
    .map(([due, amount]) => ({ due, amount }))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
}

interface Scheduled {
  items: readonly (Pick<OrderItem, 'order_item_id' | 'is_subscription' | 'remaining_payment'> & {
    product: Pick<OrderItem['product'], 'type'>
  })[]
  schedule: readonly Pick<PlannedPayment, 'amount' | 'status' | 'order_item_id'>[]
}

/** Whether an item renews without an end: each payment is for the time after it, so nothing of it is left to pay. */
export const goesOn = ({
  is_subscription: isSubscription,
  remaining_payment: rest,
  product,
}: Scheduled['items'][number]): boolean =>
  product.type === 'Lotto' || product.type === 'Draw' || (isSubscription && rest === 0)

/**
 * All that is planned of an order and can be paid in one, but for what renews without an end. Null where something of it is late or being
 * taken at this moment: that comes first, or "all" would not be all.
 */
export function allThatIsLeft({ items, schedule }: Scheduled): { amount: number; count: number } | null {
  const renewing = new Set(items.filter(goesOn).map(({ order_item_id: id }) => id))
  const own = schedule.filter(({ order_item_id: id }) => !renewing.has(id))
  if (own.some(({ status }) => status === 'failed' || status === 'charging')) return null
  const planned = own.filter(({ status }) => status === 'planned')
  return { amount: planned.reduce((sum, { amount }) => sum + amount, 0), count: planned.length }
}
