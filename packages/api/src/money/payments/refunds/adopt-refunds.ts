import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PaidLine } from '@clubhouse/domain/money/orders/paid-line'
import { leftOfLines, planRefund } from '@clubhouse/domain/money/orders/refund'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import type { GatewayRefund } from '#providers/payments/port.ts'
import { readPaidLines } from '../../orders/paid-lines.queries.ts'
import type { PaymentRow, Share } from '../payment-row.ts'
import { bookInVain, recordRefund } from './refund-rows.ts'
import { type RefundLine, refunds as refundRows } from '../tables.ts'

/** Of ours without a name at the gateway: those that are being asked for, and those that were given up. */
const OPEN: ReadonlySet<string> = new Set(['requested', 'failed'])

const REASON = 'Refunded at the card provider'

interface Own {
  id: string
  amount: number
  status: string
  refundId: string | null
  lines: RefundLine[]
}

/**
 * Refunds that the gateway has made and our books do not have: one that somebody gave back at the gateway's own pages, and one of ours that we had
 * given up. Each is booked once, by the lock of the payment and by its name at the gateway. One of ours that is still being asked for is left to
 * whoever asks. Answers those that have failed before we heard of them.
 */
export async function adoptRefunds(
  tx: Tx,
  row: Paid,
  told: readonly GatewayRefund[],
  now: Date,
): Promise<string[]> {
  if (told.length === 0) return []
  const own = await ownRefunds(tx, row)
  const known = new Set(own.map(({ refundId }) => refundId))
  const unheard: string[] = []
  // Those that hold come first: of two of one sum, ours is not the one that was made in vain.
  const unnamed = told.filter(({ refundId }) => !known.has(refundId))
  const inVain = unnamed.filter(({ status }) => status === 'failed')
  for (const { refund, ours } of pairs(
    [...unnamed.filter(({ status }) => status !== 'failed'), ...inVain],
    own.filter(({ refundId, status }) => refundId === null && OPEN.has(status)),
  )) {
    if (ours?.status === 'requested') continue
    if (refund.status === 'failed') unheard.push(await adoptFailed(tx, row, refund, ours, now))
    else await adoptMade(tx, row, refund, ours, now)
  }
  return unheard
}

type Paid = PaymentRow & { shares: Share[] }

async function adoptMade(
  tx: Tx,
  row: Paid,
  refund: GatewayRefund,
  ours: Own | null,
  now: Date,
): Promise<void> {
  const { clubId } = row
  const lines = await linesOf(tx, row, refund.amount, ours?.lines ?? [])
  if (ours)
    await tx.execute(sql`
      update refunds set status = 'requested', failed_at = null, lines = ${JSON.stringify(lines)}::jsonb
      where club_id = ${clubId} and id = ${ours.id}`)
  const refundId = ours?.id ?? (await insertMade(tx, row, refund, { lines, status: 'requested', now }))
  await recordRefund(tx, { clubId, refundId, refund }, now)
}

/** What has failed by now is of no line: there may be none left for it. */
async function adoptFailed(
  tx: Tx,
  row: Paid,
  refund: GatewayRefund,
  ours: Own | null,
  now: Date,
): Promise<string> {
  const { clubId } = row
  const refundId = ours?.id ?? (await insertMade(tx, row, refund, { lines: [], status: 'failed', now }))
  const isFromPlatform = row.account !== null && refund.isFromAccount === false
  await tx.execute(sql`
    update refunds set gateway_refund_id = ${refund.refundId}, is_from_platform = ${isFromPlatform}
    where club_id = ${clubId} and id = ${refundId}`)
  await bookInVain(tx, { clubId, refundId }, now)
  return refundId
}

async function insertMade(
  tx: Tx,
  row: PaymentRow,
  refund: GatewayRefund,
  { lines, status, now }: { lines: RefundLine[]; status: 'requested' | 'failed'; now: Date },
): Promise<string> {
  const { clubId, orderId, id: paymentId } = row
  const id = randomUUID()
  await tx.insert(refundRows).values({
    clubId,
    id,
    orderId,
    paymentId,
    amount: refund.amount,
    lines,
    reason: REASON,
    status,
    isMadeAtProvider: true,
    createdAt: now,
    failedAt: status === 'failed' ? now : null,
  })
  return id
}

/**
 * Ours by the key that it was asked for with. One without such a key, as after it was forgotten, is taken for one of this sum that is being asked for,
 * else for one that was given up, for which somebody may have made it by hand; each of ours for one.
 */
function pairs(
  made: readonly GatewayRefund[],
  unnamed: readonly Own[],
): { refund: GatewayRefund; ours: Own | null }[] {
  const byKey = new Map(unnamed.map((each) => [`refund:${each.id}`, each]))
  const named = new Set(made.flatMap(({ key }) => byKey.get(key ?? '') ?? []))
  const rest = unnamed.filter((each) => !named.has(each))
  return made.map((refund) => {
    const key = refund.key ?? ''
    const ours = byKey.get(key)
    // Of two with one key, since the gateway forgot it, the second is none of ours.
    if (ours && byKey.delete(key)) return { refund, ours }
    const alike = rest.filter(({ amount }) => amount === refund.amount)
    const like = alike.find(({ status }) => status === 'requested') ?? alike[0] ?? null
    if (like) rest.splice(rest.indexOf(like), 1)
    return { refund, ours: like }
  })
}

async function ownRefunds(tx: Tx, { clubId, id }: PaymentRow): Promise<Own[]> {
  return rows<Own>(
    tx,
    sql`select id, amount, status, gateway_refund_id as "refundId", lines from refunds
    where club_id = ${clubId} and payment_id = ${id} order by created_at, id for update`,
  )
}

/**
 * Nobody has said which lines it is of: those that it was asked for first, then those that the payment was for, then any of the order, each as far as
 * it was paid and not given back. Counted on them; where there is not so much on lines, it is of none, and booked as the payment was.
 */
async function linesOf(
  tx: Tx,
  { clubId, orderId, shares }: Paid,
  amount: number,
  asked: readonly RefundLine[],
): Promise<RefundLine[]> {
  const paid = await readPaidLines(tx, clubId, orderId)
  const taken = spread(paid, amount, [
    ...asked.map(({ order_item_id: id, amount: most }) => ({ id, most })),
    ...shares.flatMap(({ orderItemId: id, amount: most }) => (id === null ? [] : [{ id, most }])),
    ...paid.filter(({ parentId }) => parentId === null).map(({ id }) => ({ id, most: amount })),
  ])
  const plan = taken && planRefund(paid, taken)
  if (!plan || !(await isCompleted(tx, clubId, orderId))) return []
  await tx.execute(sql`
    update order_items i set refunded = i.refunded + c.amount
    from jsonb_to_recordset(${JSON.stringify(plan.counts)}::jsonb) as c (id uuid, amount int)
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = c.id`)
  return taken
}

function spread(
  paid: readonly PaidLine[],
  amount: number,
  wishes: readonly { id: string; most: number }[],
): RefundLine[] | null {
  const parentOf = new Map(paid.map(({ id, parentId }) => [id, parentId]))
  const left = leftOfLines(paid)
  const taken = new Map<string, number>()
  let open = amount
  for (const { id, most } of wishes) {
    const parent = parentOf.get(id) ?? null
    const room = Math.min(left.get(id) ?? 0, parent === null ? Infinity : (left.get(parent) ?? 0))
    const part = Math.min(open, most, room)
    if (part <= 0) continue
    open -= part
    for (const each of parent === null ? [id] : [id, parent]) left.set(each, (left.get(each) ?? 0) - part)
    taken.set(id, (taken.get(id) ?? 0) + part)
  }
  return open === 0 ? [...taken].map(([id, part]) => ({ order_item_id: id, amount: part })) : null
}

/** What came to nothing was paid for no line. */
async function isCompleted(tx: Tx, clubId: string, orderId: string): Promise<boolean> {
  const found = await one<{ yes: boolean }>(
    tx,
    sql`select completed_at is not null as yes from orders where club_id = ${clubId} and id = ${orderId}`,
  )
  return found?.yes ?? false
}
