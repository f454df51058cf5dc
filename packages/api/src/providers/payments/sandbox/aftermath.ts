import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type Aftermath, GatewayFailed, type GatewayDispute } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { tell } from './events.ts'
import { newId } from './ids.ts'
import { sandboxDisputes, sandboxPayments, sandboxRefunds } from './tables.ts'

/** What the sandbox takes when a bank takes money back, as a gateway might. */
const DISPUTE_FEE = 20_00

export function findAftermath({ db }: BooksDeps, paymentId: string): Promise<Aftermath> {
  return db.withPlatform(async (tx) => {
    const refunds = await tx
      .select({
        refundId: sandboxRefunds.id,
        key: sandboxRefunds.key,
        amount: sandboxRefunds.amount,
        status: sandboxRefunds.status,
      })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, paymentId))
      .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id))
    const { id: disputeId, amount, fee, status, reason, createdAt } = sandboxDisputes
    const disputes = await tx
      .select({ disputeId, amount, fee, status, reason })
      .from(sandboxDisputes)
      .where(eq(sandboxDisputes.paymentId, paymentId))
      .orderBy(asc(createdAt), asc(disputeId))
    return { refunds, disputes }
  })
}

/** The bank could not give it to its holder: the money is with the gateway again. */
export async function failRefund(deps: BooksDeps, refundId: string): Promise<void> {
  await deps.db.withPlatform(async (tx) => {
    const [failed] = await tx
      .update(sandboxRefunds)
      .set({ status: 'failed' })
      .where(and(eq(sandboxRefunds.id, refundId), ne(sandboxRefunds.status, 'failed')))
      .returning()
    if (!failed) return
    const { paymentId, amount } = failed
    await tx
      .update(sandboxPayments)
      .set({ refunded: sql`${sandboxPayments.refunded} - ${amount}` })
      .where(eq(sandboxPayments.id, paymentId))
    await tell(tx, { type: 'refund.failed', paymentId }, { ...deps, now: deps.now() })
  })
}

export function openDispute(deps: BooksDeps, paymentId: string, reason: string): Promise<GatewayDispute> {
  const now = deps.now()
  return deps.db.withPlatform(async (tx) => {
    const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    if (payment?.status !== 'succeeded') throw new GatewayFailed('nothing was captured', { isFinal: true })
    const disputeId = newId('sdp')
    const dispute = { amount: payment.amount - payment.refunded, fee: DISPUTE_FEE, reason }
    await tx
      .insert(sandboxDisputes)
      .values({ ...dispute, id: disputeId, paymentId, status: 'open', createdAt: now })
    await tell(tx, { type: 'dispute.created', paymentId }, { ...deps, now })
    return { ...dispute, disputeId, status: 'open' }
  })
}

export async function closeDispute(
  deps: BooksDeps,
  disputeId: string,
  status: 'won' | 'lost',
): Promise<void> {
  await deps.db.withPlatform(async (tx) => {
    const [closed] = await tx
      .update(sandboxDisputes)
      .set({ status })
      .where(and(eq(sandboxDisputes.id, disputeId), eq(sandboxDisputes.status, 'open')))
      .returning()
    if (!closed) throw new GatewayFailed('there is no such dispute', { isFinal: true })
    await tell(tx, { type: 'dispute.closed', paymentId: closed.paymentId }, { ...deps, now: deps.now() })
  })
}
