import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { planRefund, type RefundPlan } from '@clubhouse/domain/money/orders/refund'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { endLate } from '../arrears/end-late.ts'
import type { Fulfilment, OrderRefusal } from './deps.ts'
import { readPaidLines } from './paid-lines.queries.ts'
import { callOffPayments, type CalledOff } from '../payments/later/call-off.ts'
import { recordRefund } from '../payments/refunds/refund-rows.ts'
import { requestRefund } from '../payments/refunds/request-refund.ts'
import type { RefundLine } from '../payments/tables.ts'

export interface Refunding {
  clubId: string
  orderId: string
  lines: readonly RefundLine[]
  reason: string
  requestedBy: string
  /** Asked again with the same, nothing more goes back. */
  requestId?: string | undefined
  /** Who confirmed it, where that is needed; never the one who asked. */
  secondPerson?: string | undefined
  now: Date
}

interface Captured {
  id: string
  /** Captured, and neither given back nor promised to be, nor taken back by a bank. */
  left: number
  method: PaymentWay
}

export interface Refunded {
  refund_ids: string[]
  amount: number
  /** Lines that were given back whole. */
  ended: string[]
  /** What is not asked for any more, beside what is late. */
  calledOff: number
  /** What is being taken at this moment, and comes back by itself. */
  beingTaken: number
  /** What was late and was written off with it. */
  late: number
  /** False where the same was asked for before. */
  isNew: boolean
}

const not = (status: OrderRefusal['status'], code: string, message: string) =>
  refuse({ status, code, message })

/**
 * Gives money back line by line, in the club's transaction: never more than was paid for a line, nor more than was captured. Taken from
 * the payments of the order, the newest first; one refund for each payment that it touches.
 */
export async function refundOrder(
  tx: Tx,
  refunding: Refunding,
  fulfilments: readonly Fulfilment[] = [],
): Promise<Result<Refunded, OrderRefusal>> {
  const { clubId, orderId, lines, reason, requestedBy, requestId, secondPerson, now } = refunding
  // Two treasurers at once: the second waits, and sees what the first has given back.
  const locked: unknown = await tx.execute(
    sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} for update`,
  )
  if ((locked as { rows: unknown[] }).rows.length === 0)
    return not(404, 'not_found', 'The order was not found')
  const before = requestId && (await askedBefore(tx, clubId, requestId))
  if (before)
    return before.orderId === orderId && before.asked === askedFor(reason, lines)
      ? accept(before.refunded)
      : not(409, 'idempotency_conflict', 'Money was given back with this already. Here it is as it is now.')
  const payments = await capturedOf(tx, clubId, orderId)
  const plan = planRefund(await readPaidLines(tx, clubId, orderId), lines)
  if (!plan)
    return not(
      409,
      'too_much',
      'That is more than was paid for one of the lines, or it is not a line of this order.',
    )
  const { amount, ended, late } = plan
  if (late > 0 && !secondPerson)
    return not(
      409,
      'needs_second_person',
      'What is late would end with it, so somebody else has to confirm it.',
    )
  if (amount > payments.reduce((sum, { left }) => sum + Math.max(0, left), 0))
    return not(409, 'too_much', 'That is more than was paid and not given back yet.')
  const refundIds: string[] = []
  // Handed over already, so it is recorded at once, after what it ends.
  const byHand: { refundId: string; amount: number }[] = []
  const open = lines.map((line) => ({ ...line }))
  for (const payment of payments) {
    const taken = take(open, Math.max(0, payment.left))
    const part = taken.reduce((sum, line) => sum + line.amount, 0)
    if (part === 0) continue
    const isByHand = payment.method !== 'card'
    const refundId = await requestRefund(tx, {
      clubId,
      orderId,
      paymentId: payment.id,
      amount: part,
      lines: taken,
      reason,
      requestedBy,
      now,
      requestId,
      isByHand,
    })
    refundIds.push(refundId)
    if (isByHand) byHand.push({ refundId, amount: part })
  }
  const off = await endLines(tx, fulfilments, refunding, plan)
  for (const { refundId, amount: part } of byHand)
    await recordRefund(
      tx,
      { clubId, refundId, refund: { status: 'succeeded', amount: part, refundId: null } },
      now,
    )
  return accept({ refund_ids: refundIds, amount, ended, ...off, late, isNew: true })
}

async function askedBefore(tx: Tx, clubId: string, requestId: string) {
  const found: unknown = await tx.execute(sql`
    select order_id as "orderId", id, amount, reason, lines from refunds where club_id = ${clubId} and request_id = ${requestId} order by created_at, id`)
  const { rows } = found as {
    rows: { orderId: string; id: string; amount: number; reason: string; lines: RefundLine[] }[]
  }
  const [first] = rows
  if (!first) return null
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return {
    orderId: first.orderId,
    asked: askedFor(
      first.reason,
      rows.flatMap(({ lines }) => lines),
    ),
    refunded: {
      refund_ids: rows.map(({ id }) => id),
      amount,
      ended: [],
      calledOff: 0,
      beingTaken: 0,
      late: 0,
      isNew: false,
    },
  }
}

/** The same however it was split over the payments. */
const askedFor = (reason: string, lines: readonly RefundLine[]): string =>
  JSON.stringify([reason, ...[...sumsOf(lines)].map(([id, amount]) => `${id} ${amount}`).toSorted()])

function sumsOf(lines: readonly RefundLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { order_item_id: id, amount } of lines) sums.set(id, (sums.get(id) ?? 0) + amount)
  return sums
}

/** Counted on its lines; what was given back in full is nobody's any more, and nobody is asked for the rest of it. */
async function endLines(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  { clubId, orderId, reason, requestedBy, secondPerson, now }: Refunding,
  { counts, ended, late }: RefundPlan,
): Promise<CalledOff> {
  const ids = `{${ended.join(',')}}`
  if (late > 0 && secondPerson)
    await endLate(tx, {
      clubId,
      orderId,
      itemIds: ended,
      reason,
      askedBy: requestedBy,
      decidedBy: secondPerson,
      now,
    })
  await tx.execute(sql`
    update order_items i set refunded = i.refunded + c.amount from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c (id uuid, amount int)
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = c.id`)
  if (ended.length === 0) return { calledOff: 0, beingTaken: 0 }
  // Nobody is asked for the rest of it.
  const off = await callOffPayments(tx, { clubId, now, which: sql`order_item_id = any(${ids}::uuid[])` })
  const gone: unknown = await tx.execute(sql`
    update order_items i set ended_at = ${now.toISOString()} from clubs c
    where c.id = i.club_id and i.club_id = ${clubId} and i.id = any(${ids}::uuid[])
    returning i.id, i.type, c.time_zone as "timeZone"`)
  const { rows } = gone as { rows: { id: string; type: ProductType; timeZone: string }[] }
  for (const { types, undo } of fulfilments) {
    const items = rows.filter(({ type }) => types.includes(type))
    const [first] = items
    if (!undo || !first) continue
    const orderItemIds = items.map(({ id }) => id)
    await undo(tx, { clubId, orderId, timeZone: first.timeZone, now, orderItemIds })
  }
  return off
}

async function capturedOf(tx: Tx, clubId: string, orderId: string): Promise<Captured[]> {
  const found: unknown = await tx.execute(sql`
    select p.id, p.method, p.amount - coalesce((select sum(r.amount)::int from refunds r
      where r.club_id = p.club_id and r.payment_id = p.id and r.status <> 'failed'), 0)
      - coalesce((select sum(d.amount)::int from disputes d
      where d.club_id = p.club_id and d.payment_id = p.id and d.status <> 'won'), 0) as left
    from payments p where p.club_id = ${clubId} and p.order_id = ${orderId} and p.status = 'succeeded' and p.amount > 0
    order by p.settled_at desc, p.id for update`)
  return (found as { rows: Captured[] }).rows
}

/** As much of the lines as a payment has left; what is taken is taken off them. */
function take(open: RefundLine[], left: number): RefundLine[] {
  let room = left
  const taken: RefundLine[] = []
  for (const line of open) {
    const amount = Math.min(line.amount, room)
    if (amount === 0) continue
    line.amount -= amount
    room -= amount
    taken.push({ order_item_id: line.order_item_id, amount })
  }
  return taken
}
