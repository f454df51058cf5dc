import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { release } from '#selling/stock/port.ts'
import { writePaymentEffect } from '../payments/payment-effects.ts'
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
  const ended: unknown = await tx.execute(sql`
    with given_back as (
      update discount_codes d set used = used - 1 from orders o
      where o.club_id = ${clubId} and o.id = ${orderId} and d.club_id = o.club_id and d.id = o.discount_code_id and d.used > 0
    ), nameless as (
      -- Its key may begin another order.
      update orders set idempotency_key = null where club_id = ${clubId} and id = ${orderId} and idempotency_key is not null
    ), stopped as (
      update scheduled_payments set status = 'cancelled', try_at = null
      where club_id = ${clubId} and order_id = ${orderId} and status = 'planned'
    )
    select p.id from payments p where p.club_id = ${clubId} and p.order_id = ${orderId} and p.kind = 'checkout'
      and p.status in ('creating', 'open', 'requires_action')`)
  for (const { id } of (ended as { rows: { id: string }[] }).rows)
    await writePaymentEffect(tx, { clubId, kind: 'cancel', subjectId: id, effectKey: `cancel:${id}`, now })
  return true
}
