import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/backoffice/order-limits'
import type { ProductType } from '@clubhouse/contract/products'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'
import type { Fulfilment, OrderRefusal } from './deps.ts'
import { callOffPayments } from './payments/call-off.ts'
import { recordRefund } from './payments/refund-rows.ts'
import { requestRefund } from './payments/request-refund.ts'
import type { RefundLine } from './payments/tables.ts'

export interface Refunding {
  clubId: string
  orderId: string
  lines: readonly RefundLine[]
  reason: string
  requestedBy: string
  /** Asked again with the same, nothing more goes back. */
  requestId?: string | undefined
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
  /** What is not asked for any more. */
  calledOff: number
  /** What is being taken at this moment, and comes back by itself. */
  beingTaken: number
  /** False where the same was asked for before. */
  isNew: boolean
}

const not = (status: OrderRefusal['status'], code: string, message: string) =>
  refuse({ status, code, message })

/**
 * Gives money back line by line, in the club's transaction: never more than a line cost, nor more than was captured. Taken from
 * the payments of the order, the newest first; one refund for each payment that it touches.
 */
export async function refundOrder(
  tx: Tx,
  { clubId, orderId, lines, reason, requestedBy, requestId, now }: Refunding,
  fulfilments: readonly Fulfilment[] = [],
): Promise<Result<Refunded, OrderRefusal>> {
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
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (amount > payments.reduce((sum, { left }) => sum + Math.max(0, left), 0))
    return not(409, 'too_much', 'That is more than was paid and not given back yet.')
  if (!(await countOnLines(tx, clubId, orderId, lines)))
    return not(
      409,
      'too_much',
      'That is more than was paid for one of the lines, or it is not a line of this order.',
    )
  const refundIds: string[] = []
  const open = lines.map((line) => ({ ...line }))
  for (const payment of payments) {
    const taken = take(open, Math.max(0, payment.left))
    const part = taken.reduce((sum, line) => sum + line.amount, 0)
    if (part === 0) continue
    const isByHand = payment.method !== 'card'
    const refundId = await requestRefund(tx, {
      ...{ clubId, orderId, paymentId: payment.id, amount: part, lines: taken, reason, requestedBy, now },
      ...{ requestId, isByHand },
    })
    refundIds.push(refundId)
    if (isByHand)
      await recordRefund(
        tx,
        { clubId, refundId, refund: { status: 'succeeded', amount: part, refundId: null } },
        now,
      )
  }
  const undone = await undoWhole(tx, fulfilments, { clubId, orderId, now })
  return accept({ refund_ids: refundIds, amount, ...undone, isNew: true })
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

/** What was given back in full is nobody's any more; asked again for the same item it changes nothing. */
async function undoWhole(
  tx: Tx,
  fulfilments: readonly Fulfilment[],
  { clubId, orderId, now }: Pick<Refunding, 'clubId' | 'orderId' | 'now'>,
): Promise<Pick<Refunded, 'ended' | 'calledOff' | 'beingTaken'>> {
  if (fulfilments.length === 0) return { ended: [], calledOff: 0, beingTaken: 0 }
  const found: unknown = await tx.execute(sql`
    with whole as (
      select i.id from order_items i
      where i.club_id = ${clubId} and i.order_id = ${orderId} and i.refunded > 0 and i.refunded >= i.today
        + (select coalesce(sum(s.amount), 0) from scheduled_payments s
          where s.club_id = i.club_id and s.order_item_id = i.id and s.status = 'paid')
    )
    -- With a bundle go the plans that were bought in it.
    select i.id, i.type, c.time_zone as "timeZone"
    from order_items i join clubs c on c.id = i.club_id
    where i.club_id = ${clubId} and i.order_id = ${orderId}
      and (i.id in (select id from whole) or i.parent_id in (select id from whole))
    order by i.position`)
  const { rows } = found as { rows: { id: string; type: ProductType; timeZone: string }[] }
  const ended = rows.map(({ id }) => id)
  // Nobody is asked for the rest of it.
  const off = await callOffPayments(tx, {
    ...{ clubId, now, which: sql`order_item_id = any(${`{${ended.join(',')}}`}::uuid[])` },
  })
  for (const { types, undo } of fulfilments) {
    const items = rows.filter(({ type }) => types.includes(type))
    const [first] = items
    if (!undo || !first) continue
    const orderItemIds = items.map(({ id }) => id)
    await undo(tx, { clubId, orderId, timeZone: first.timeZone, now, orderItemIds })
  }
  return { ended, ...off }
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

/** All lines or none; a plan of a bundle counts on its bundle too. */
async function countOnLines(
  tx: Tx,
  clubId: string,
  orderId: string,
  lines: readonly RefundLine[],
): Promise<boolean> {
  const wanted = [...sumsOf(lines)].map(([id, amount]) => ({ id, amount }))
  const found: unknown = await tx.execute(sql`
    with wanted as (
      select w.id, w.amount from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id uuid, amount int)
    ), touched as (
      select id, amount from wanted
      union all
      select i.parent_id, w.amount from wanted w
      join order_items i on i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = w.id and i.parent_id is not null
    ), summed as (select id, sum(amount)::int as amount from touched group by id)
    select count(i.id)::int = (select count(*) from summed)::int
      and coalesce(bool_and(i.refunded + s.amount <= i.today + (select coalesce(sum(later.amount), 0) from scheduled_payments later
        where later.club_id = i.club_id and later.order_item_id = i.id and later.status = 'paid')), false) as fits
    from summed s left join order_items i on i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = s.id`)
  const [{ fits } = { fits: false }] = (found as { rows: { fits: boolean }[] }).rows
  if (!fits) return false
  await tx.execute(sql`
    with wanted as (
      select w.id, w.amount from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id uuid, amount int)
    ), touched as (
      select id, amount from wanted
      union all
      select i.parent_id, w.amount from wanted w
      join order_items i on i.club_id = ${clubId} and i.id = w.id and i.parent_id is not null
    ), summed as (select id, sum(amount)::int as amount from touched group by id)
    update order_items i set refunded = i.refunded + s.amount from summed s
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = s.id`)
  return true
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
