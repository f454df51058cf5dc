import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import type { ProductType } from '@clubhouse/contract/selling/products'
import {
  isAsSeen,
  partsOfRefund,
  type PaymentLeft,
  planRefund,
  type RefundPart,
  type RefundPlan,
  type SeenRefund,
} from '@clubhouse/domain/money/orders/refund'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { exists, rows } from '#kernel/db/rows.ts'
import { endLate } from '../arrears/end-late.ts'
import type { Fulfilment, OrderRefusal } from './deps.ts'
import { readPaidLines } from './paid-lines.queries.ts'
import { callOffPayments, type CalledOff } from '../payments/later/call-off.ts'
import { splitPayments } from '../payments/later/leave-bundle.ts'
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
  /** What the first of two saw of it. */
  seen?: SeenRefund | undefined
  now: Date
}

export interface Captured extends PaymentLeft {
  method: PaymentWay
  /** Captured, and neither given back nor promised to be. */
  kept: number
  /** What the gateway kept of it. */
  fee: number
  card: { brand: string; last_four_digits: string } | null
}

/** What a refund comes to, before anything of it is written. */
export interface JudgedRefund {
  plan: RefundPlan
  parts: RefundPart<Captured>[]
  payments: Captured[]
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
  const { clubId, orderId, lines, reason, requestedBy, requestId, secondPerson, seen, now } = refunding
  if (!(await lockOrder(tx, clubId, orderId))) return MISSING
  const before = requestId && (await askedBefore(tx, clubId, requestId))
  if (before)
    return before.orderId === orderId && before.asked === askedFor(reason, lines)
      ? accept(before.refunded)
      : not(409, 'idempotency_conflict', 'Money was given back with this already. Here it is as it is now.')
  const judged = await judgeRefund(tx, refunding)
  if (!judged.ok) return judged
  const { plan, parts } = judged.value
  const { amount, ended, late } = plan
  if (seen && !isAsSeen(plan, seen))
    return not(
      409,
      'changed_meanwhile',
      'What would end with this refund, or what is late, has changed since it was asked for. Nothing was given back. Please have another look and ask again.',
    )
  if (late > 0 && !secondPerson)
    return not(
      409,
      'needs_second_person',
      'What is late would end with it, so someone else has to confirm it.',
    )
  const refundIds: string[] = []
  // Handed over already, so it is recorded at once, after what it ends.
  const byHand: { refundId: string; amount: number }[] = []
  for (const { payment, amount: part, lines: taken } of parts) {
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

/** Part of what is being charged would have to be taken off. */
export const BEING_TAKEN = 'being_taken'

export const MISSING = not(404, 'not_found', 'The order was not found')

/** Two treasurers at once: the second waits, and sees what the first has given back. */
export const lockOrder = (tx: Tx, clubId: string, orderId: string): Promise<boolean> =>
  exists(tx, sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} for update`)

/** Loads what was paid, with the order locked, and asks the rule: the same for what is only looked at. */
export async function judgeRefund(
  tx: Tx,
  { clubId, orderId, lines }: Pick<Refunding, 'clubId' | 'orderId' | 'lines'>,
): Promise<Result<JudgedRefund, OrderRefusal>> {
  const payments = await capturedOf(tx, clubId, orderId)
  const plan = planRefund(await readPaidLines(tx, clubId, orderId), lines)
  if (!plan)
    return not(
      409,
      'too_much',
      'That is more than was paid for one of the lines, or it is not a line of this order.',
    )
  if (plan.isBeingTaken)
    return not(
      409,
      BEING_TAKEN,
      'A payment of this bundle is being taken right now. Please try again in a few minutes.',
    )
  const parts = partsOfRefund(payments, lines)
  if (!parts) return not(409, 'too_much', 'That is more than was paid and not given back yet.')
  return accept({ plan, parts, payments })
}

async function askedBefore(tx: Tx, clubId: string, requestId: string) {
  const found = await rows<{
    orderId: string
    id: string
    amount: number
    reason: string
    lines: RefundLine[]
  }>(
    tx,
    sql`select order_id as "orderId", id, amount, reason, lines from refunds where club_id = ${clubId} and request_id = ${requestId} order by created_at, id`,
  )
  const [first] = found
  if (!first) return null
  const amount = found.reduce((sum, row) => sum + row.amount, 0)
  return {
    orderId: first.orderId,
    asked: askedFor(
      first.reason,
      found.flatMap(({ lines }) => lines),
    ),
    refunded: {
      refund_ids: found.map(({ id }) => id),
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
  { counts, ended, late, leaving, split }: RefundPlan,
): Promise<CalledOff> {
  const ids = `{${ended.join(',')}}`
  await splitPayments(tx, clubId, split)
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
  const gone = await rows<{ id: string; type: ProductType; timeZone: string }>(
    tx,
    sql`update order_items i set ended_at = ${now.toISOString()}, paid_at_end = coalesce((select l.paid from
        jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as l (id uuid, paid int) where l.id = i.id), i.paid_at_end) from clubs c
    where c.id = i.club_id and i.club_id = ${clubId} and i.id = any(${ids}::uuid[])
    returning i.id, i.type, c.time_zone as "timeZone"`,
  )
  for (const { types, undo } of fulfilments) {
    const items = gone.filter(({ type }) => types.includes(type))
    const [first] = items
    if (!undo || !first) continue
    const orderItemIds = items.map(({ id }) => id)
    await undo(tx, { clubId, orderId, timeZone: first.timeZone, now, orderItemIds })
  }
  return off
}

async function capturedOf(tx: Tx, clubId: string, orderId: string): Promise<Captured[]> {
  return rows<Captured>(
    tx,
    sql`select p.id, p.method, coalesce(p.fee, 0) as fee, p.amount - b.back as kept, p.amount - b.back
        - coalesce((select sum(d.amount)::int from disputes d
          where d.club_id = p.club_id and d.payment_id = p.id and d.status <> 'won'), 0) as left,
      case when p.card is not null then json_build_object('brand', p.card ->> 'brand', 'last_four_digits', p.card ->> 'lastFour') end as card
    from payments p cross join lateral (select coalesce(sum(r.amount), 0)::int as back from refunds r
      where r.club_id = p.club_id and r.payment_id = p.id and r.status <> 'failed') b
    where p.club_id = ${clubId} and p.order_id = ${orderId} and p.status = 'succeeded' and p.amount > 0
    order by p.settled_at desc, p.id for update of p`,
  )
}
