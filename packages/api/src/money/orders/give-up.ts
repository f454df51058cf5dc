import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { release } from '#selling/stock/port.ts'
import { writePaymentEffect } from '../payments/payment-effects.ts'
import { givingCodeBack } from './code-uses.ts'
import { transition } from './transition.ts'

export interface GivingUp {
  clubId: string
  orderId: string
  to: 'Cancelled' | 'Expired' | 'Failed'
  now: Date
}

/**
 * An order that comes to nothing gives back what it held: places, the use of a code, and the payment that could still be
 * made. Answers false where somebody has paid it in the meantime.
 */
export async function giveUpOrder(tx: Tx, { clubId, orderId, to, now }: GivingUp): Promise<boolean> {
  if (!(await transition(tx, { clubId, orderId, to, from: ['New', 'Pending'], now }))) return false
  await release(tx, { clubId, holder: 'order', holderId: orderId })
  const ended = await rows<{ id: string }>(
    tx,
    sql`with given_back as (${givingCodeBack({ clubId, orderId })}
    ), nameless as (
      -- Its key may begin another order.
      update orders set idempotency_key = null where club_id = ${clubId} and id = ${orderId} and idempotency_key is not null
    ), stopped as (
      update scheduled_payments set status = 'cancelled', try_at = null
      where club_id = ${clubId} and order_id = ${orderId} and status = 'planned'
    )
    select p.id from payments p where p.club_id = ${clubId} and p.order_id = ${orderId} and p.kind = 'checkout'
      and p.status in ('creating', 'open', 'requires_action')`,
  )
  for (const { id } of ended)
    await writePaymentEffect(tx, { clubId, kind: 'cancel', subjectId: id, effectKey: `cancel:${id}`, now })
  return true
}

/** Orders of a cart that is folded into another go along, but for one that waits beside another that does; what was paid stays where it is. */
export async function moveOrders(
  tx: Tx,
  { clubId, from, into }: { clubId: string; from: string; into: string },
): Promise<void> {
  await tx.execute(sql`update orders set cart_id = ${into}
    where club_id = ${clubId} and cart_id = ${from} and (status in ('Cancelled', 'Expired', 'Failed')
      or status in ('New', 'Pending') and not exists (select from orders other where other.club_id = ${clubId}
        and other.cart_id = ${into} and other.status in ('New', 'Pending')))`)
}
