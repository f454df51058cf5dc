import { sql } from 'drizzle-orm'
import type { HandWay } from '@clubhouse/contract/money/office/order-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { Fulfilment } from '../deps.ts'
import { applyTruth } from '../../payments/apply-truth.ts'
import { enqueueReceipt } from '../../receipts/receipt-mail.ts'

export interface HandPayment {
  clubId: string
  orderId: string
  paymentId: string
  way: HandWay
  scheduledPaymentIds: readonly string[]
  amount: number
  note: string
  recordedBy: string
  now: Date
}

/**
 * Money that was handed over or came to the club's bank account for later payments of an order, in the club's transaction. Booked
 * and settled as a charge is, but at no gateway. Answers whether it is new: recorded again with the same id, it is recorded once.
 */
export async function recordPayment(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  paid: HandPayment,
): Promise<boolean | Refusal> {
  const { clubId, orderId, paymentId, amount, now } = paid
  const order = await holdOrder(tx, clubId, orderId)
  if (!order) return notFound('The order')
  const earlier = await findPayment(tx, clubId, paymentId)
  if (earlier)
    return isSame(earlier, paid)
      ? false
      : new Refusal(
          409,
          'idempotency_conflict',
          'A payment was recorded with this already. Here it is as it is now.',
        )
  if (order.status !== 'Completed') return changed()
  const ids = `{${paid.scheduledPaymentIds.join(',')}}`
  // What plays by the week is paid on its day, by its card.
  const open = await rows<{ amount: number }>(
    tx,
    sql`select amount from scheduled_payments where club_id = ${clubId} and order_id = ${orderId} and id = any(${ids}::uuid[])
      and status in ('planned', 'failed') and order_item_id in (select i.id from order_items i
        where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type not in ('Lotto', 'Draw')) order by id for update`,
  )
  if (open.length !== new Set(paid.scheduledPaymentIds).size) return changed()
  if (open.reduce((sum, row) => sum + row.amount, 0) !== amount)
    return new Refusal(422, 'invalid_data', 'That isn’t what these payments come to.', {
      errors: { amount: 'That isn’t what these payments come to.' },
    })
  const at = now.toISOString()
  await tx.execute(sql`
    with taken as (
      insert into payments (club_id, id, order_id, kind, gateway, method, amount, currency, status, recorded_by, note, created_at)
      values (${clubId}, ${paymentId}, ${orderId}, 'hand', 'hand', ${paid.way}, ${amount}, ${order.currency.toLowerCase()}, 'creating',
        ${paid.recordedBy}, ${paid.note}, ${at})
    )
    update scheduled_payments set status = 'charging', try_at = null, payment_id = ${paymentId}
    where club_id = ${clubId} and id = any(${ids}::uuid[])`)
  const truth = {
    paymentId,
    paymentToken: '',
    status: 'succeeded' as const,
    amount,
    currency: order.currency.toLowerCase(),
    orderId,
    refunded: 0,
    chargeId: null,
    transferId: null,
    card: null,
    methodId: null,
    declined: null,
  }
  await applyTruth(tx, fulfilments, { clubId, paymentId }, truth, now)
  await enqueueReceipt(tx, { clubId, orderId }, now, paymentId)
  return true
}

/** First of all, as everywhere (README): of two that record at once, the second sees what the first has. */
export async function holdOrder(tx: Tx, clubId: string, orderId: string) {
  const order = await one<{ status: string; currency: string; seq: number }>(
    tx,
    sql`select status, currency, seq from orders where club_id = ${clubId} and id = ${orderId} for no key update`,
  )
  if (!order) return null
  return order
}

type Recorded = Pick<HandPayment, 'orderId' | 'amount' | 'way' | 'note'>

async function findPayment(tx: Tx, clubId: string, paymentId: string): Promise<Recorded | null> {
  const found = await one<Recorded>(
    tx,
    sql`select order_id as "orderId", amount, method as way, note from payments where club_id = ${clubId} and id = ${paymentId}`,
  )
  return found ?? null
}

const isSame = (before: Recorded, other: Recorded): boolean =>
  before.orderId === other.orderId &&
  before.amount === other.amount &&
  before.way === other.way &&
  before.note === other.note

const changed = () =>
  new Refusal(
    409,
    'changed_meanwhile',
    'Some of this has been paid or called off since you opened it. Here’s the latest.',
  )
