import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { Declined, GatewayPayment } from '../../providers/payments/port.ts'
import { completeOrder } from '../complete-order.ts'
import type { Fulfilment } from '../deps.ts'
import { enqueueReceipt } from '../receipt-mail.ts'
import { giveUpOrder } from '../give-up.ts'
import { transition } from '../transition.ts'
import { bookPayment } from './book-payment.ts'
import { refusedCard } from './card-rule.ts'
import { settleLaterPayment } from './later-payments.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'
import { requestRefund } from './request-refund.ts'

const OVER = new Set(['succeeded', 'failed', 'cancelled'])

/**
 * Writes down what the gateway says of a payment, and what follows from it, in the club's transaction. Whoever heard of it
 * first does it; all others find it done. Answers the payment as it was found.
 */
export async function applyTruth(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  which: { clubId: string; paymentId: string },
  truth: GatewayPayment,
  now: Date,
): Promise<PaymentRow | null> {
  // The cart before its order, as a checkout does it: two that meet wait for each other, and not in a circle.
  await tx.execute(sql`select from carts k where k.club_id = ${which.clubId} and k.id = (select o.cart_id from orders o
    join payments p on p.club_id = o.club_id and p.order_id = o.id
    where p.club_id = ${which.clubId} and p.id = ${which.paymentId} and p.kind = 'checkout') for update`)
  const row = await findPayment(tx, which, { lock: true })
  if (!row || OVER.has(row.status)) return row
  const refused = truth.status === 'succeeded' ? refusedCard(row, truth.card) : null
  await note(tx, row, refused ? { ...truth, declined: refused } : truth, now)
  if (truth.status === 'succeeded') await succeeded(tx, row, truth, { fulfilments, refused, now })
  else if (row.kind !== 'checkout') await settleLaterPayment(tx, fulfilments, row, truth, now)
  else if (truth.status === 'processing') await transition(tx, { ...row, to: 'Pending', from: ['New'], now })
  else if (truth.status === 'failed' || truth.status === 'cancelled')
    await giveUpOrder(tx, { ...row, to: 'Failed', now })
  return row
}

async function note(tx: Tx, row: PaymentRow, truth: GatewayPayment, now: Date): Promise<void> {
  await tx.execute(sql`
    update payments set status = ${truth.status}, card = ${truth.card && JSON.stringify(truth.card)}::jsonb,
      method_id = coalesce(${truth.methodId}, method_id), fee = ${truth.fee ?? 0},
      declined_code = ${truth.declined?.code ?? null}, declined_message = ${truth.declined?.message ?? null},
      settled_at = ${OVER.has(truth.status) ? now.toISOString() : null}::timestamptz
    where club_id = ${row.clubId} and id = ${row.id}`)
}

/** Captured money belongs to what it was paid for, or goes back. */
async function succeeded(tx: Tx, row: PaymentRow, truth: GatewayPayment, how: How): Promise<void> {
  const { now } = how
  await bookPayment(tx, row, truth, now)
  const reason = await (row.kind === 'checkout' ? completes : settles)(tx, row, truth, how)
  if (reason === null || truth.amount === 0) return
  const { clubId, orderId, id: paymentId } = row
  await requestRefund(tx, {
    ...{ clubId, orderId, paymentId, amount: truth.amount, lines: [], reason, requestedBy: null, now },
  })
}

interface How {
  fulfilments: readonly Fulfilment[]
  refused: Declined | null
  now: Date
}
type Captured = (tx: Tx, row: PaymentRow, truth: GatewayPayment, how: How) => Promise<string | null>

/** Null where the order is complete; else why the money goes back. */
const completes: Captured = async (tx, row, truth, { fulfilments, refused, now }) => {
  // Another sum than ours is no payment of this order, whoever made it so.
  const isOurs = truth.amount === row.amount && truth.currency === row.currency
  if (isOurs && !refused && (await completeOrder(tx, fulfilments, row, now))) {
    await enqueueReceipt(tx, row, now)
    return null
  }
  await giveUpOrder(tx, { clubId: row.clubId, orderId: row.orderId, to: 'Failed', now })
  if (refused) return refused.message
  return isOurs ? 'Paid too late: somebody else has the places now' : 'Another amount was paid'
}

/** Null where it was owed; else why the money goes back. */
const settles: Captured = async (tx, row, truth, { fulfilments, refused, now }) => {
  const told = refused ? { ...truth, status: 'failed' as const, declined: refused } : truth
  const settled = await settleLaterPayment(tx, fulfilments, row, told, now)
  if (refused) return refused.message
  return settled > 0 ? null : 'Paid twice: it was paid in another way before'
}
