import { type SQL, sql } from 'drizzle-orm'

/**
 * The card that an order's later payments are taken from, as a subquery: that of the newest payment that succeeded with one.
 * A change of card is a payment of nothing.
 */
export const newestCard = (clubId: string, orderId: SQL): SQL => sql`
  select p.customer_id, p.method_id from payments p
  where p.club_id = ${clubId} and p.order_id = ${orderId} and p.status = 'succeeded' and p.method_id is not null
  order by p.settled_at desc, (p.kind = 'card') desc, p.created_at desc limit 1`

/**
 * Open disputes that keep an order's later payments from being charged, as a subquery of their orders: those of the order itself, and
 * those of the card that pays it. A holder who told their bank that they did not buy something is charged for nothing more by that card.
 */
export const openDisputes = (clubId: string, orderId: SQL): SQL => sql`
  select d.order_id from disputes d join payments p on p.club_id = d.club_id and p.id = d.payment_id
  where d.club_id = ${clubId} and d.status = 'open' and (d.order_id = ${orderId}
    or p.method_id = (select card.method_id from (${newestCard(clubId, orderId)}) card))`
