import type { GatewayPast } from '../../providers/payments/port.ts'
import type { NumberedOrder } from './shape.ts'
import { customerOf, methodOf } from './write-payment.ts'

/** Whoever kept a card, since the first order that they kept it with. Nobody of the demo has two. */
export function savedCards(orders: readonly NumberedOrder[]): Pick<GatewayPast, 'customers' | 'methods'> {
  const kept = new Map<string, NumberedOrder>()
  for (const order of orders)
    if (order.savesCard && order.outcome === 'paid' && !kept.has(order.buyer.id))
      kept.set(order.buyer.id, order)
  const first = [...kept.values()]
  return {
    customers: first.map(({ buyer, at }) => ({ id: customerOf(buyer.id), userId: buyer.id, createdAt: at })),
    methods: first.flatMap(({ buyer, card, settledAt }) => {
      if (!card) return []
      const { key, behaviour, ...shown } = card
      return [
        {
          id: methodOf(key),
          customerId: customerOf(buyer.id),
          card: shown,
          failsLater: behaviour === 'fails-later',
          createdAt: settledAt,
        },
      ]
    }),
  }
}
