import { type SQL, sql } from 'drizzle-orm'

/**
 * What was bought (`id`, `quantity` of its lines) leaves its cart, as part of the statement that completes the order. What came in since
 * stays, in a cart that is open to another order; `more` has a row then. `when` is for an order that may turn out not to be complete: then
 * `bought` has no row, and the cart stays as it is.
 */
export const leavingCart = (
  { clubId, cartId, at }: { clubId: string; cartId: string; at: string },
  bought: SQL,
  when: SQL = sql`true`,
): SQL => sql`bought as (${bought}
    ), more as (
      select 1 from cart_items k where k.club_id = ${clubId} and k.cart_id = ${cartId}
        and not exists (select from bought b where b.id = k.id and b.quantity >= k.quantity) limit 1
    ), emptied as (
      delete from cart_items k using bought b where k.club_id = ${clubId} and k.cart_id = ${cartId} and k.id = b.id
        and b.quantity >= k.quantity and exists (select from more)
    ), lessened as (
      update cart_items k set quantity = k.quantity - b.quantity from bought b
      where k.club_id = ${clubId} and k.cart_id = ${cartId} and k.id = b.id and b.quantity < k.quantity
    ), left_behind as (
      update carts set revision = revision + 1, ordered_at = case when exists (select from more) then null else ${at}::timestamptz end
      where club_id = ${clubId} and id = ${cartId} and ordered_at is null and ${when}
    )`
