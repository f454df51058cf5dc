import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { type Booking, bookings, type Entry } from '../ledger/port.ts'
import type { GatewayDispute } from '#providers/payments/port.ts'
import { wantMove } from './move-money.ts'
import type { PaymentRow } from './payment-row.ts'
import { asBooked } from './refunds/taken-back.ts'

/**
 * A bank that took money back for its holder: written down and booked as `disputed` until it is decided. Won, it is the club's
 * again; lost, it is as if nothing had been sold. All of it was taken of the platform: what was paid is moved there from the club and
 * back again, the gateway's fee for it the club owes the platform. It may be told twice, and the end before the beginning.
 */
export async function recordDispute(
  tx: Tx,
  row: PaymentRow,
  dispute: GatewayDispute,
  now: Date,
): Promise<void> {
  const { clubId, orderId, id: paymentId } = row
  const { disputeId, fee, status, reason } = dispute
  const known = await findDispute(tx, clubId, disputeId)
  if (known && known.status !== 'open') return
  // A bank reckons in its own currency; what was sold, and not given back, is the most that the club can lose of it.
  const amount = Math.min(dispute.amount, Math.max(known?.amount ?? 0, row.amount - row.refunded))
  const closedAt = status === 'open' ? null : now.toISOString()
  await tx.execute(sql`
    with ${bookings(await booksOf(tx, row, { ...dispute, amount }, known, now))}
    insert into disputes (club_id, id, order_id, payment_id, gateway_dispute_id, amount, fee, status, reason, opened_at, closed_at)
    values (${clubId}, ${randomUUID()}, ${orderId}, ${paymentId}, ${disputeId}, ${amount}, ${fee}, ${status}, ${reason},
      ${now.toISOString()}, ${closedAt}::timestamptz)
    on conflict (club_id, gateway_dispute_id) do update set amount = excluded.amount, fee = excluded.fee,
      status = excluded.status, reason = excluded.reason, closed_at = excluded.closed_at`)
  if (known?.amount !== amount || known.status !== status)
    await wantMove(tx, { clubId, paymentId }, `dispute ${disputeId} ${status} ${amount}`, now)
}

interface Known {
  amount: number
  fee: number
  status: GatewayDispute['status']
}

async function findDispute(tx: Tx, clubId: string, disputeId: string): Promise<Known | null> {
  const found = await one<Known>(
    tx,
    sql`select amount, fee, status from disputes where club_id = ${clubId} and gateway_dispute_id = ${disputeId} for update`,
  )
  return found ?? null
}

/** What has not been booked yet: what the bank took, what that costs, and how it ended. */
async function booksOf(
  tx: Tx,
  row: PaymentRow,
  { disputeId, amount, fee, status }: GatewayDispute,
  known: Known | null,
  at: Date,
): Promise<Booking[]> {
  const { clubId, orderId, id: paymentId } = row
  const booking = (what: string, entries: Entry[]): Booking => ({
    clubId,
    orderId,
    paymentId,
    at,
    currency: row.currency.toUpperCase(),
    kind: 'dispute',
    effectKey: `dispute:${disputeId}:${what}`,
    entries,
  })
  const taken = amount - (known?.amount ?? 0)
  const charged = fee - (known?.fee ?? 0)
  const books = [
    booking(`taken:${amount}`, [
      { account: 'disputed', amount: taken },
      { account: 'gateway', amount: -taken },
    ]),
    booking(`fee:${fee}`, [
      { account: 'fees', amount: charged },
      { account: 'platform', amount: -charged },
    ]),
  ]
  if (status === 'won')
    books.push(
      booking('won', [
        { account: 'gateway', amount },
        { account: 'disputed', amount: -amount },
      ]),
    )
  if (status === 'lost')
    books.push(
      booking('lost', [
        { account: 'disputed', amount: -amount },
        ...(await asBooked(tx, clubId, { paymentId, amount })),
      ]),
    )
  return books
}
