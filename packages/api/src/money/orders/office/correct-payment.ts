import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { bookedOf, bookings, turned } from '../../ledger/port.ts'
import { atHeldRates } from '../../payments/refunds/taken-back.ts'
import { endWithWhatIsPaid } from '../cancel-subscription.ts'
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
 * What was recorded by mistake counts no more: a counter-entry of all that was booked for it, the payment stays to be seen, and
 * what it paid is owed again; not where the line was cancelled or given back meanwhile. Answers its amount; null where it was corrected before.
 */
export async function correctPayment(
  tx: Tx,
  { clubId, orderId, paymentId, reason, now }: Correcting,
): Promise<number | null | Refusal> {
  if (!(await holdOrder(tx, clubId, orderId))) return notFound('The order')
  const taken = await one<Taken>(
    tx,
    sql`select p.amount, p.currency, p.status, p.refunded, exists (select from scheduled_payments s join order_items i
      on i.club_id = s.club_id and i.id = s.order_item_id where s.club_id = p.club_id and s.payment_id = p.id
      and i.type in ('Lotto', 'Draw')) as "isLotto"
    from payments p where p.club_id = ${clubId} and p.id = ${paymentId} and p.order_id = ${orderId} and p.kind = 'hand' for update`,
  )
  if (!taken) return notFound('The payment')
  if (taken.status === 'cancelled') return null
  if (taken.status !== 'succeeded' || taken.refunded > 0 || taken.isLotto)
    return new Refusal(409, 'not_correctable', 'Something came of this payment already. Refund it instead.')
  const correction = {
    clubId,
    orderId,
    paymentId,
    at: now,
    currency: taken.currency.toUpperCase(),
    kind: 'correction' as const,
    effectKey: `correction:${paymentId}`,
    entries: await atHeldRates(tx, clubId, turned(await bookedOf(tx, clubId, paymentId))),
  }
  const at = now.toISOString()
  const owed = await rows<{ orderItemId: string; isOver: boolean }>(
    tx,
    sql`with ${bookings([correction])}, cancelled as (
      update payments set status = 'cancelled', note = concat_ws(', ', nullif(note, ''), ${reason}::text)
      where club_id = ${clubId} and id = ${paymentId}
    ), named as (
      select s.id, s.order_item_id, s.due_on::date < (${at}::timestamptz at time zone c.time_zone)::date as is_past,
        (s.due_on::timestamp + interval '9 hours') at time zone c.time_zone as day,
        -- Nobody wants the line any more: it was given back, or its holder cancelled what comes after.
        o.status <> 'Completed' or i.ended_at is not null or exists (select from scheduled_payments later
          where later.club_id = s.club_id and later.order_item_id = s.order_item_id and later.status = 'cancelled'
            and later.write_off_id is null) as is_over
      from scheduled_payments s join clubs c on c.id = s.club_id
      join orders o on o.club_id = s.club_id and o.id = s.order_id
      join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
      where s.club_id = ${clubId} and s.payment_id = ${paymentId} and s.status = 'paid'
    )
    update scheduled_payments s set payment_id = null,
      status = case when n.is_over then 'cancelled' when n.is_past then 'failed' else 'planned' end,
      try_at = case when n.is_over or n.is_past then null else n.day end
    from named n where s.club_id = ${clubId} and s.id = n.id
    returning s.order_item_id as "orderItemId", n.is_over as "isOver"`,
  )
  for (const id of new Set(owed.flatMap(({ orderItemId, isOver }) => (isOver ? [orderItemId] : []))))
    await endWithWhatIsPaid(tx, { clubId, orderItemId: id })
  return taken.amount
}
