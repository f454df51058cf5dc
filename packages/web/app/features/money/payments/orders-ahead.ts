import type { PaymentDay } from '@clubhouse/domain/people/home/coming-up'

interface OrderAhead {
  orderId: string
  /** Whose payments they are, or what they are for. */
  who: string[]
}

/** The orders that something is still to be paid for, the soonest first; of what renews none can be paid early. */
export function ordersOf(days: readonly PaymentDay[], { isEarly = false } = {}): OrderAhead[] {
  const orders = new Map<string, string[]>()
  for (const { orderId, who, renews } of days.flatMap(({ parts }) => parts)) {
    if (isEarly && renews) continue
    const known = orders.get(orderId) ?? []
    orders.set(orderId, known.includes(who) ? known : [...known, who])
  }
  return [...orders].map(([orderId, who]) => ({ orderId, who }))
}
