import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import { GatewayFailed, type GatewayRefund } from '#providers/payments/port.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { isKeyOld } from '../charge-once.ts'
import { findRefund, type RefundRow } from './refund-rows.ts'

/**
 * Gives money back once. Where the key may be forgotten, or the gateway says that it cannot be done, an asking before this one may
 * have done it and not said so: then that is found among what the gateway has given back, and is not given a second time.
 */
export async function refundOnce(
  deps: OrderDeps,
  which: { clubId: string; refundId: string },
  { key, since }: { key: string; since: Date },
): Promise<GatewayRefund> {
  const { db, gateway, now } = deps
  const refund = await db.withClub(which.clubId, (tx) => findRefund(tx, which))
  const paymentId = refund?.gatewayPaymentId
  if (!refund || !paymentId) throw new EffectFailed('nothing to refund', { isFinal: true })
  const before = isKeyOld(since, now()) ? await findMade(deps, which.clubId, refund, paymentId, key) : null
  if (before) return before
  try {
    const { amount, isOurs } = refund
    // Where its own transfer has not so much left, the platform pays, and takes it of the club from another.
    const account = refund.hasTransfer ? refund.account : null
    return await gateway.refund({ key, paymentId, amount, account, isOurs })
  } catch (error) {
    const isRefused = error instanceof GatewayFailed && (error.isFinal || error.isUsedKey)
    const made = isRefused ? await findMade(deps, which.clubId, refund, paymentId, key) : null
    if (made) return made
    throw error
  }
}

/**
 * The one that was asked for with this key, also where it has failed since: whoever gives it back again does so knowingly. What was made before refunds carried theirs is told by its sum: of as many as there are of
 * it on either side, the one at the same place, so that two that look at once find two.
 */
async function findMade(
  { db, gateway }: OrderDeps,
  clubId: string,
  { id, paymentId: ours, amount }: RefundRow,
  paymentId: string,
  key: string,
): Promise<GatewayRefund | null> {
  const { refunds } = await gateway.findAftermath(paymentId)
  const ofKey = refunds.filter((made) => made.key === key)
  const exact = ofKey.find((made) => made.status !== 'failed') ?? ofKey[0]
  if (exact) return exact
  const own = await db.withClub(clubId, (tx) => ownRefunds(tx, clubId, ours))
  const known = new Set(own.map(({ refundId }) => refundId))
  const keys = new Set(own.map((each) => `refund:${each.id}`))
  const waiting = own.filter((each) => each.refundId === null && each.amount === amount)
  const unknown = refunds
    .filter((made) => made.amount === amount && made.status !== 'failed' && !known.has(made.refundId))
    .filter((made) => !keys.has(made.key ?? ''))
    .toSorted((a, b) => (a.refundId < b.refundId ? -1 : 1))
  return unknown[waiting.findIndex((each) => each.id === id)] ?? null
}

async function ownRefunds(tx: Tx, clubId: string, paymentId: string) {
  return rows<{ id: string; amount: number; refundId: string | null }>(
    tx,
    sql`select id, amount, gateway_refund_id as "refundId" from refunds
    where club_id = ${clubId} and payment_id = ${paymentId} and status <> 'failed' order by id`,
  )
}
