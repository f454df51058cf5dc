import { sql } from 'drizzle-orm'
import type { Fulfilment } from '#money/orders/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { takeBack } from '../stock/port.ts'
import { rows } from '#kernel/db/rows.ts'

/** What is bought in the shop is somebody's by its order alone; what is given back is back on its shelf. */
export const shopFulfilment: Fulfilment = {
  types: ['ShopItem'],
  handOver: async (tx, { clubId, orderId, by, now }) => {
    await tx.execute(sql`
      insert into shop_hand_outs (club_id, order_item_id, handed_out_by, handed_out_at)
      select ${clubId}, id, ${by}, ${now.toISOString()} from order_items
      where club_id = ${clubId} and order_id = ${orderId} and type = 'ShopItem'`)
  },
  frees,
  undo: async (tx, { clubId, orderId, orderItemIds }) =>
    takeBack(tx, { clubId, holder: 'order', holderId: orderId }, await frees(tx, { clubId, orderItemIds })),
}

/** Whether somebody brings back what they already have, only the club knows: it counts its shelf itself. */
async function frees(
  tx: Tx,
  { clubId, orderItemIds }: { clubId: string; orderItemIds: readonly string[] },
): Promise<string[]> {
  const found = await rows<{ id: string; quantity: number }>(
    tx,
    sql`select i.stock_id as id, i.quantity from order_items i
      where i.club_id = ${clubId} and i.id = any(${`{${orderItemIds.join(',')}}`}::uuid[]) and i.stock_id is not null
        and not exists (select from shop_hand_outs g where g.club_id = i.club_id and g.order_item_id = i.id)`,
  )
  return found.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
}
