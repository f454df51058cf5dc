import type { Order, OrderItem } from '@clubhouse/contract/money/orders'

type Draw = NonNullable<OrderItem['draws']>[number]

/** A draw that is still to come, with what was bought for it and what plays in it. */
export interface DrawAhead extends Draw {
  name: string
  numbers: string[]
}

/** The draws of an order that are still to come, the soonest first: one that several lines play in is one. */
export function drawsAhead({ items }: Pick<Order, 'items'>, now: Date): DrawAhead[] {
  const ahead = new Map<string, DrawAhead>()
  for (const { product, draws, numbers } of items) {
    for (const draw of draws ?? []) {
      if (new Date(draw.draws_at) <= now) continue
      const known = ahead.get(draw.draw_id)
      ahead.set(draw.draw_id, {
        ...draw,
        name: product.name,
        numbers: [...(known?.numbers ?? []), ...(numbers ?? [])],
      })
    }
  }
  return [...ahead.values()].toSorted((one, other) => (one.draws_at < other.draws_at ? -1 : 1))
}
