import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

export interface EarlierOrder {
  id: string
  status: OrderStatus
  cartId: string
  cartFingerprint: string
  requestHash: string
  isSameKey: boolean
  userId: string | null
  guestId: string | null
  isExpired: boolean
  discountCodeId: string | null
  paymentId: string | null
  costsNothing: boolean
}

interface Asked {
  clubId: string
  cartId: string
  /** Another's key says nothing. */
  buyerId: string
  key: string | null
  now: Date
  /** Names that nobody else holds from here on until the end of the transaction. */
  holds: readonly string[]
}

/** The orders that a checkout may be a repetition of: by the buyer's key, or the one that the cart has become. */
export async function findEarlierOrders(
  tx: Tx,
  { clubId, cartId, buyerId, key, now, holds }: Asked,
): Promise<EarlierOrder[]> {
  const found = await rows<EarlierOrder | { id: null }>(
    tx,
    sql`with held as materialized (
      select count(pg_advisory_xact_lock(hashtextextended(n.name, 0))) as names
      from (select name from jsonb_array_elements_text(${JSON.stringify(holds)}::jsonb) as name order by name) n
    )
    select o.id, o.status, o.cart_id as "cartId", o.cart_fingerprint as "cartFingerprint",
      o.request_hash as "requestHash", coalesce(o.idempotency_key = ${key} and coalesce(o.user_id, o.guest_id) = ${buyerId}::uuid, false) as "isSameKey",
      o.user_id as "userId", o.guest_id as "guestId", o.expires_at <= ${now.toISOString()} as "isExpired",
      o.discount_code_id as "discountCodeId", p.id as "paymentId",
      o.today_total = 0 and not exists (select from scheduled_payments s
        where s.club_id = o.club_id and s.order_id = o.id) as "costsNothing"
    from held left join orders o on o.club_id = ${clubId} and ((o.idempotency_key = ${key} and coalesce(o.user_id, o.guest_id) = ${buyerId}::uuid)
      or (o.cart_id = ${cartId} and (o.status in ('New', 'Pending', 'Completed') or o.status = 'Refunded' and o.completed_at is not null)))
    left join payments p on p.club_id = o.club_id and p.order_id = o.id and p.kind = 'checkout'`,
  )
  // Names are held also where there is no such order: then there is one row, of nothing.
  return found.filter((row): row is EarlierOrder => row.id !== null)
}
