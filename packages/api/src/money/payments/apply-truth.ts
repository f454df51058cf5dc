import { type SQL, sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { type Booking, bookings } from '../ledger/port.ts'
import type { Declined, GatewayPayment } from '#providers/payments/port.ts'
import { completeOrder, isSoldOutright, sellOutright } from '../orders/complete-order.ts'
import type { Fulfilment } from '../orders/deps.ts'
import { type FoundOrder, readOrder } from '../orders/read-order.queries.ts'
import { enqueueReceiptOf } from '../receipts/receipt-mail.ts'
import { giveUpOrder } from '../orders/give-up.ts'
import { transition } from '../orders/transition.ts'
import { bookingsOf } from './book-payment.ts'
import { refusedCard } from './card-rule.ts'
import { giveLinesBack } from './refunds/give-lines-back.ts'
import { settleLaterPayment } from './later/later-payments.ts'
import { isOver, lockPayment, type PaymentRow } from './payment-row.ts'
import { requestRefund } from './refunds/request-refund.ts'

export interface Applied {
  row: PaymentRow
  order: FoundOrder | null
}

/**
 * Writes down what the gateway says of a payment, and what follows from it, in the club's transaction. Whoever heard of it
 * first does it; all others find it done. Answers the payment as it was found, and the order if this completed it.
 */
export async function applyTruth(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  which: { clubId: string; paymentId: string },
  truth: GatewayPayment,
  now: Date,
  /** Nothing follows in this transaction, which is the caller's own. */
  { isAll = false } = {},
): Promise<Applied | null> {
  const row = await lockPayment(tx, which)
  if (!row) return null
  if (isOver(row.status)) {
    await noteCharge(tx, row, truth)
    return { row, order: null }
  }
  const isByCard = truth.status === 'succeeded' && row.method === 'card'
  const refused = isByCard ? refusedCard(row, truth.card) : null
  const books = truth.status === 'succeeded' ? await bookingsOf(tx, row, truth, now) : []
  const noting = noted(row, refused ? { ...truth, declined: refused } : truth, books, now)
  if (truth.status === 'succeeded')
    return { row, order: await succeeded(tx, row, truth, { fulfilments, refused, noting, now, isAll }) }
  await write(tx, noting)
  if (row.kind !== 'checkout') await settleLaterPayment(tx, fulfilments, row, truth, now)
  else if (truth.status === 'processing') await transition(tx, { ...row, to: 'Pending', from: ['New'], now })
  else if (truth.status === 'failed' || truth.status === 'cancelled')
    await giveUpOrder(tx, { ...row, to: 'Failed', now })
  return { row, order: null }
}

/** What the gateway says, and the books of it, as a part of a statement: `noted`. */
function noted(row: PaymentRow, truth: GatewayPayment, books: readonly Booking[], now: Date): SQL {
  return sql`${bookings(books, row)}, noted as (
    update payments set status = ${truth.status}, card = ${truth.card && JSON.stringify(truth.card)}::jsonb,
      method_id = coalesce(${savedMethod(row, truth)}, method_id), fee = ${truth.status === 'succeeded' ? sql`application_fee` : null},
      gateway_charge_id = ${truth.chargeId}, transfer_id = ${truth.transferId},
      declined_code = ${truth.declined?.code ?? null}, declined_message = ${truth.declined?.message ?? null},
      settled_at = ${isOver(truth.status) ? now.toISOString() : null}::timestamptz
    where club_id = ${row.clubId} and id = ${row.id} returning id)`
}

const write = (tx: Tx, noting: SQL) => tx.execute(sql`with ${noting} select from noted`)

/** A card that paid by a link is a stranger’s: an order's later payments are taken from the newest card that stands here. */
const savedMethod = ({ kind }: PaymentRow, { methodId }: GatewayPayment): string | null =>
  kind === 'link' ? null : methodId

/** Of one that was captured before charges were noted: by its charge it is found in payouts, and can be moved to its club. */
async function noteCharge(tx: Tx, row: PaymentRow, truth: GatewayPayment): Promise<void> {
  if (row.status !== 'succeeded' || row.chargeId !== null || truth.chargeId === null) return
  await tx.execute(sql`
    update payments set gateway_charge_id = ${truth.chargeId}, transfer_id = ${truth.transferId}
    where club_id = ${row.clubId} and id = ${row.id} and gateway_charge_id is null`)
}

/** Captured money belongs to what it was paid for, or goes back. */
async function succeeded(
  tx: Tx,
  row: PaymentRow,
  truth: GatewayPayment,
  how: How,
): Promise<FoundOrder | null> {
  const became = await (row.kind === 'checkout' ? completes : settles)(tx, row, truth, how)
  if (!became.ok) {
    if (truth.amount > 0) await sendBack(tx, row, truth, became.reason, how.now)
    return null
  }
  return became.value.order
}

function sendBack(
  tx: Tx,
  row: PaymentRow,
  truth: GatewayPayment,
  reason: string,
  now: Date,
): Promise<string> {
  const { clubId, orderId, id: paymentId } = row
  return requestRefund(tx, {
    clubId,
    orderId,
    paymentId,
    amount: truth.amount,
    lines: [],
    reason,
    requestedBy: null,
    now,
  })
}

interface How {
  fulfilments: readonly Fulfilment[]
  refused: Declined | null
  /** What is written down in any case, with the first statement. */
  noting: SQL
  now: Date
  isAll: boolean
}

type Captured = (
  tx: Tx,
  row: PaymentRow,
  truth: GatewayPayment,
  how: How,
) => Promise<Result<{ order: FoundOrder | null; kept: number }, string>>

/** The order that is complete; else why the money goes back. */
const completes: Captured = async (tx, row, truth, { fulfilments, refused, noting, now, isAll }) => {
  // Another sum than ours is no payment of this order, whoever made it so.
  const isOurs = truth.amount === row.amount && truth.currency === row.currency
  const isAtOnce = isOurs && !refused && isSoldOutright(fulfilments, row)
  // One after the other, and in one message: what is read is what was sold.
  const [isSold, sold] = await Promise.all([
    isAtOnce ? sellOutright(tx, row, noting, now) : write(tx, noting).then(() => false),
    isAtOnce ? readOrder(tx, row.clubId, row.orderId) : null,
  ])
  if (isSold || (isOurs && !refused && (await completeOrder(tx, fulfilments, row, now)))) {
    const found = isSold ? sold : await readOrder(tx, row.clubId, row.orderId)
    if (!found) throw new Error(`Order ${row.orderId} is gone`)
    return accept({
      order: await enqueueReceiptOf(tx, { ...row, found }, now, { isAll }),
      kept: truth.amount,
    })
  }
  await giveUpOrder(tx, { clubId: row.clubId, orderId: row.orderId, to: 'Failed', now })
  if (refused) return refuse(refused.message)
  return refuse(isOurs ? 'Paid too late: someone else has the places now' : 'Another amount was paid')
}

/** It was owed; else why the money goes back. */
const settles: Captured = async (tx, row, truth, { fulfilments, refused, noting, now }) => {
  await write(tx, noting)
  const told = refused ? { ...truth, status: 'failed' as const, declined: refused } : truth
  const { settled, back } = await settleLaterPayment(tx, fulfilments, row, told, now)
  if (refused) return refuse(refused.message)
  if (back.length > 0) await giveLinesBack(tx, row, back, now)
  return settled > 0 || back.length > 0
    ? accept({ order: null, kept: settled })
    : refuse('Paid twice: it was paid in another way before')
}
