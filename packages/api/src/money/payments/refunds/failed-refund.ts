import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { book, bookedBack } from '../../ledger/port.ts'
import type { GatewayRefund } from '#providers/payments/port.ts'
import { transition } from '../../orders/transition.ts'
import type { PaymentRow } from '../payment-row.ts'
import { wantMove } from '../move-money.ts'
import { refuseRefund } from './refuse-refund.ts'

interface Failed {
  id: string
  orderId: string
  paymentId: string
  currency: string
}

/**
 * What the gateway says of refunds that it has made: one that was on its way is done, or has failed, also days after it was
 * done. Then the club has the money again: it is booked back, and the order is what it was. Answers those that have failed.
 */
export async function settleRefunds(
  tx: Tx,
  row: PaymentRow,
  refunds: readonly GatewayRefund[],
  now: Date,
): Promise<string[]> {
  const { clubId } = row
  const failed: string[] = []
  for (const { id, amount, status } of await ownRefunds(tx, row, refunds)) {
    if (status === 'succeeded')
      await tx.execute(sql`
        update refunds set status = 'done' where club_id = ${clubId} and id = ${id} and status = 'pending'`)
    if (status !== 'failed') continue
    await bookBack(tx, row, { id, amount }, now)
    await refuseRefund(tx, { clubId, refundId: id }, now)
    // The bank gave it to the platform, and not to the club that had given it back.
    await wantMove(tx, { clubId, paymentId: row.id }, `refund failed ${id}`, now)
    failed.push(id)
  }
  return failed
}

/** Those of ours that count as given back, with what the gateway says of them now. */
async function ownRefunds(tx: Tx, { clubId, id }: PaymentRow, refunds: readonly GatewayRefund[]) {
  const found = await rows<{ id: string; amount: number; refundId: string | null }>(
    tx,
    sql`select id, amount, gateway_refund_id as "refundId" from refunds
    where club_id = ${clubId} and payment_id = ${id} and status in ('pending', 'done') order by id for update`,
  )
  const said = new Map(refunds.map(({ refundId, status }) => [refundId, status]))
  return found.map((own) => ({
    ...own,
    status: said.get(own.refundId ?? ''),
  }))
}

async function bookBack(
  tx: Tx,
  row: PaymentRow,
  refund: { id: string; amount: number },
  now: Date,
): Promise<void> {
  const { clubId, orderId, id: paymentId, currency } = row
  await bookFailed(tx, { clubId, refund: { id: refund.id, orderId, paymentId, currency }, now })
  const order = await one<{ wasCompleted: boolean }>(
    tx,
    sql`with counted as (
      update payments set refunded = refunded - ${refund.amount} where club_id = ${clubId} and id = ${paymentId}
    )
    select completed_at is not null as "wasCompleted" from orders where club_id = ${clubId} and id = ${orderId}`,
  )
  // Nothing is charged by itself again: what was planned stays cancelled, and the treasurer decides.
  const to = order?.wasCompleted ? 'Completed' : 'Failed'
  await transition(tx, { clubId, orderId, to, from: ['Refunded'], now })
}

/** What was booked when it was made, turned round. */
export async function bookFailed(
  tx: Tx,
  {
    clubId,
    refund: { id: refundId, orderId, paymentId, currency },
    now,
  }: { clubId: string; refund: Failed; now: Date },
): Promise<void> {
  await book(tx, {
    clubId,
    orderId,
    paymentId,
    refundId,
    at: now,
    currency: currency.toUpperCase(),
    kind: 'correction',
    effectKey: `refund-failed:${refundId}`,
    entries: await bookedBack(tx, clubId, `refund:${refundId}`),
  })
}
