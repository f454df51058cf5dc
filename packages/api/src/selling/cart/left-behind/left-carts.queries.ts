import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

export interface LeftCart {
  cartId: string
  userId: string
}

export interface Owner extends LeftCart {
  email: string
  firstName: string
}

/** As the club: carts of somebody that nobody has touched for a day, and that nobody is paying for. */
export async function findLeftCarts(tx: Tx, clubId: string, now: Date): Promise<LeftCart[]> {
  const at = now.toISOString()
  return rows<LeftCart>(
    tx,
    sql`select c.id as "cartId", c.user_id as "userId" from carts c
    where c.club_id = ${clubId} and c.user_id is not null and c.ordered_at is null
      and c.updated_at <= ${at}::timestamptz - interval '24 hours' and c.updated_at > ${at}::timestamptz - interval '7 days'
      and exists (select 1 from cart_items i where i.club_id = c.club_id and i.cart_id = c.id)
      and not exists (select 1 from orders o where o.club_id = c.club_id and o.cart_id = c.id
        and o.status in ('New', 'Pending'))
    order by c.updated_at desc`,
  )
}

/** As the platform: whom to write to. Not whoever has got theirs, nor a mailbox that nobody has shown to be theirs. */
export async function findOwners(tx: Tx, left: readonly LeftCart[]): Promise<Owner[]> {
  return rows<Owner>(
    tx,
    sql`select c.cart_id as "cartId", u.id as "userId", u.email, u.first_name as "firstName"
    from jsonb_to_recordset(${JSON.stringify(left.map(({ cartId, userId }) => ({ cart_id: cartId, user_id: userId })))}::jsonb)
      as c (cart_id uuid, user_id uuid)
    join users u on u.id = c.user_id and u.email_verified_at is not null
    where not exists (select 1 from outbox m where m.effect_key = 'cart-left:' || c.cart_id)`,
  )
}
