import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '../../db/database.ts'
import { bookings } from '../../ledger/port.ts'
import { entriesOf } from '../payments/booked-entries.ts'
import { holdOrder } from './record-payment.ts'

interface Correcting {
  clubId: string
  orderId: string
  paymentId: string
  /** Told with the payment; erased with who paid. */
  reason: string
  now: Date
}

interface Taken {
  amount: number
  currency: string
  status: string
  refunded: number
  isLotto: boolean
}

/**
 * What was recorded by mistake counts no more: a counter-entry in the books, the payment stays to be seen, and what it paid is
 * owed again. Answers its amount; null where it was corrected before.
 */
export async function correctPayment(
  tx: Tx,
  { clubId, orderId, paymentId, reason, now }: Correcting,
): Promise<number | null | Refusal> {
  if (!(await holdOrder(tx, clubId, orderId))) return notFound('The order')
  const found: unknown = await tx.execute(sql`
    select p.amount, p.currency, p.status, p.refunded, exists (select from scheduled_payments s join order_items i
      on i.club_id = s.club_id and i.id = s.order_item_id where s.club_id = p.club_id and s.payment_id = p.id
      and i.type in ('Lotto', 'Draw')) as "isLotto"
    from payments p where p.club_id = ${clubId} and p.id = ${paymentId} and p.order_id = ${orderId} and p.kind = 'hand' for update`)
  const [taken] = (found as { rows: Taken[] }).rows
  if (!taken) return notFound('The payment')
  if (taken.status === 'cancelled') return null
  if (taken.status !== 'succeeded' || taken.refunded > 0 || taken.isLotto)
    return new Refusal(409, 'not_correctable', 'Something came of this payment already. Refund it instead.')
  const correction = {
    ...{
      clubId,
      orderId,
      paymentId,
      at: now,
      currency: taken.currency.toUpperCase(),
      kind: 'correction' as const,
    },
    effectKey: `correction:${paymentId}`,
    entries: (await entriesOf(tx, clubId, `charge:${paymentId}`)).map((entry) => ({
      ...entry,
      amount: -entry.amount,
    })),
  }
  await tx.execute(sql`
    with ${bookings([correction])}, owed as (
      update scheduled_payments s set payment_id = null,
        status = case when s.due_on::date < (${now.toISOString()}::timestamptz at time zone c.time_zone)::date then 'failed' else 'planned' end,
        try_at = case when s.due_on::date < (${now.toISOString()}::timestamptz at time zone c.time_zone)::date then null
          else (s.due_on::timestamp + interval '9 hours') at time zone c.time_zone end
      from clubs c where c.id = s.club_id and s.club_id = ${clubId} and s.payment_id = ${paymentId} and s.status = 'paid'
    )
    update payments set status = 'cancelled', note = concat_ws(', ', nullif(note, ''), ${reason}::text) where club_id = ${clubId} and id = ${paymentId}`)
  return taken.amount
}
