import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type Aftermath, GatewayFailed, type GatewayDispute, type GatewayRefund } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { tell } from './events.ts'
import { newId } from './ids.ts'
import { asRefund, createPayment, refund } from './payments.ts'
import { sandboxDisputes, sandboxPayments, sandboxRefunds } from './tables.ts'

/** What the sandbox takes when a bank takes money back, as a gateway might. */
const DISPUTE_FEE = 20_00

export function findAftermath({ db }: BooksDeps, paymentId: string): Promise<Aftermath> {
  return db.withPlatform(async (tx) => {
    const refunds = await tx
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, paymentId))
      .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id))
    const { id: disputeId, amount, fee, status, reason, createdAt } = sandboxDisputes
    const disputes = await tx
      .select({ disputeId, amount, fee, status, reason })
      .from(sandboxDisputes)
      .where(eq(sandboxDisputes.paymentId, paymentId))
      .orderBy(asc(createdAt), asc(disputeId))
    return { refunds: refunds.map(asRefund), disputes }
  })
}

/** Past us, with a key of the gateway's own. */
export async function refundAtPages(
  deps: BooksDeps,
  paymentId: string,
  amount: number,
  how: { isFromAccount: boolean },
): Promise<GatewayRefund> {
  const [payment] = await deps.db.withPlatform((tx) =>
    tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId)),
  )
  const account = payment?.account ?? null
  return refund(deps, { key: `pages:${newId('sre')}`, paymentId, amount, account, isOurs: false }, how)
}

/** A paid payment of an order that does not exist. */
export async function chargeUnknown(deps: BooksDeps, clubId: string, amount: number): Promise<string> {
  const terms = { key: `unknown:${newId('spi')}`, orderId: randomUUID(), clubId, paymentId: randomUUID() }
  const wanted = { ...terms, amount, currency: 'eur', account: null, fee: 0, description: '' }
  const payment = await createPayment(deps, { ...wanted, customerId: null, savesCard: false })
  await deps.db.withPlatform((tx) =>
    tx
      .update(sandboxPayments)
      .set({ status: 'succeeded', capturedAt: deps.now() })
      .where(eq(sandboxPayments.id, payment.paymentId)),
  )
  return payment.paymentToken
}

/** The bank could not give it to its holder: the money is with the gateway again. */
export async function failRefund(deps: BooksDeps, refundId: string): Promise<void> {
  await deps.db.withPlatform(async (tx) => {
    const [failed] = await tx
      .update(sandboxRefunds)
      .set({ status: 'failed', failedAt: deps.now() })
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
      .set({ status, closedAt: deps.now() })
      .where(and(eq(sandboxDisputes.id, disputeId), eq(sandboxDisputes.status, 'open')))
      .returning()
    if (!closed) throw new GatewayFailed('there is no such dispute', { isFinal: true })
    await tell(tx, { type: 'dispute.closed', paymentId: closed.paymentId }, { ...deps, now: deps.now() })
  })
}
