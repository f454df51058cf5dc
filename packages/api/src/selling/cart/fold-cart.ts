import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { giveUpOrder, moveOrders } from '#money/orders/port.ts'

interface Folding {
  clubId: string
  from: string
  into: string
  now: Date
}

/**
 * Moves what is in an older cart into another, behind what is there, and does away with the older one. Somebody who is in the
 * same plan in both is there once, as they were entered last; of what is counted there are as many as in both, while each ticket of
 * a lotto and each gift stands for itself. Whether there are so many is said by the line.
 */
export async function foldCart(tx: Tx, { clubId, from, into, now }: Folding): Promise<void> {
  await tx.execute(sql`delete from cart_items old
    where old.club_id = ${clubId} and old.cart_id = ${from} and old.parent_id is null and exists (
      select from cart_items place
      join cart_items newer on newer.club_id = place.club_id and newer.cart_id = ${into}
        and newer.product_id = place.product_id and newer.member_id = place.member_id
      where place.club_id = old.club_id and (place.id = old.id or place.parent_id = old.id))`)
  await tx.execute(sql`with counted as (
      update cart_items newer set quantity = newer.quantity + old.quantity
      from cart_items old join products p on p.club_id = old.club_id and p.id = old.product_id
      where old.club_id = ${clubId} and old.cart_id = ${from} and p.type in ('ShopItem', 'Draw')
        and old.metadata ->> 'amount' is null and newer.club_id = ${clubId} and newer.id = (select same.id from cart_items same
          where same.club_id = ${clubId} and same.cart_id = ${into} and same.product_id = old.product_id
            and same.metadata = old.metadata and same.payment_option_id is not distinct from old.payment_option_id
          order by same.position limit 1)
      returning old.id)
    delete from cart_items where club_id = ${clubId} and id in (select id from counted)`)
  await tx.execute(sql`update cart_items set cart_id = ${into}, position = case when parent_id is null then position
        + (select coalesce(max(position), -1) + 1 from cart_items where club_id = ${clubId} and cart_id = ${into})
      else position end
    where club_id = ${clubId} and cart_id = ${from}`)
  await foldOrders(tx, { clubId, from, into, now })
  await tx.execute(sql`delete from carts where club_id = ${clubId} and id = ${from}`)
}

interface LiveOrder {
  id: string
  cartId: string
  status: 'New' | 'Pending'
}

/**
 * An order that waits to be paid goes along: left with the old cart it could be paid beside one of the new. Of two that wait
 * one is given up, since what is in both carts is bought once; one whose money is on its way is not. Those that came to nothing
 * go along too, so that late money of theirs finds what was ordered since.
 */
async function foldOrders(tx: Tx, { clubId, from, into, now }: Folding): Promise<void> {
  const live = await rows<LiveOrder>(
    tx,
    sql`select id, cart_id as "cartId", status from orders
    where club_id = ${clubId} and cart_id in (${from}, ${into}) and status in ('New', 'Pending') order by id for update`,
  )
  const unpaid = live.filter(({ status }) => status === 'New')
  const loser = unpaid.find(({ cartId }) => cartId === from) ?? unpaid[0]
  if (live.length > 1 && loser) await giveUpOrder(tx, { clubId, orderId: loser.id, to: 'Cancelled', now })
  await moveOrders(tx, { clubId, from, into })
}
