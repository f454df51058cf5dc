import { sql } from 'drizzle-orm'
import type { Fulfilment } from '#money/orders/port.ts'
import { rowsOf, takeBack } from '../stock/port.ts'

/** What is bought in the shop is somebody's by its order alone; what is given back is back on its shelf. */
export const shopFulfilment: Fulfilment = {
  types: ['ShopItem'],
  fulfil: async () => true,
  // Whether somebody brings back what they already have, only the club knows: it counts its shelf itself.
  undo: async (tx, { clubId, orderId, orderItemIds }) => {
    const found = await rowsOf<{ id: string; quantity: number }>(
      tx,
      sql`select i.stock_id as id, i.quantity from order_items i
        where i.club_id = ${clubId} and i.id = any(${`{${orderItemIds.join(',')}}`}::uuid[]) and i.stock_id is not null
          and not exists (select from shop_hand_outs g where g.club_id = i.club_id and g.order_item_id = i.id)`,
    )
    const stockIds = found.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
    await takeBack(tx, { clubId, holder: 'order', holderId: orderId }, stockIds)
  },
}
