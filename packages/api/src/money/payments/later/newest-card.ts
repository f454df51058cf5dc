import { type SQL, sql } from 'drizzle-orm'

/**
 * The card that an order's later payments are taken from, as a subquery: that of the newest payment that succeeded with one.
 * A change of card is a payment of nothing.
 */
export const newestCard = (clubId: string, orderId: SQL): SQL => sql`
  select p.customer_id, p.method_id from payments p
  where p.club_id = ${clubId} and p.order_id = ${orderId} and p.status = 'succeeded' and p.method_id is not null
  order by p.settled_at desc, (p.kind = 'card') desc, p.created_at desc limit 1`
