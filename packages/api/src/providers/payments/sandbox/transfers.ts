import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { GatewayFailed, type WantedReversal, type WantedTransfer } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { newId } from './ids.ts'
import { paymentOf, transferOf } from './payments.ts'
import { sandboxPayments, sandboxRefunds, sandboxTransfers } from './tables.ts'

/** What moves between the platform and clubs, of one charge each: never more than there is of it. */
export function transfer(
  deps: BooksDeps,
  { key, account, amount, chargeId }: WantedTransfer,
): Promise<string> {
  return deps.db.withPlatform(async (tx) => {
    const { payment, room } = await lock(tx, paymentOf(chargeId))
    const before = await findByKey(tx, key, amount)
    if (before) return before
    if (amount < 1 || amount > payment.amount - room.total) throw tooMuch()
    return write(tx, { key, paymentId: payment.id, account, amount, createdAt: deps.now() })
  })
}

export function reverse(deps: BooksDeps, { key, transferId, amount }: WantedReversal): Promise<string> {
  return deps.db.withPlatform(async (tx) => {
    const [made] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.id, transferId))
    const { payment, room } = await lock(tx, made?.paymentId ?? paymentOf(transferId))
    const before = await findByKey(tx, key, -amount)
    if (before) return before
    const account = made?.account ?? payment.account
    if (account === null || amount < 1 || amount > (room.of.get(transferId) ?? 0)) throw tooMuch()
    const row = { key, paymentId: payment.id, account, amount: -amount, reversalOf: transferId }
    return write(tx, { ...row, createdAt: deps.now() })
  })
}

/** The payment, and what is left of each transfer of it. */
async function lock(tx: Tx, paymentId: string) {
  const [payment] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, paymentId))
    .for('update')
  if (payment?.status !== 'succeeded') throw new GatewayFailed('nothing was captured', { isFinal: true })
  const of = new Map<string, number>()
  if (payment.account !== null) {
    const back = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId))
    // A refund that failed took its part of the transfer back all the same.
    const refunded = back.reduce((sum, { amount, isFromAccount }) => sum + (isFromAccount ? amount : 0), 0)
    of.set(transferOf(paymentId), payment.amount - refunded)
  }
  for (const { id, amount, reversalOf } of await tx
    .select()
    .from(sandboxTransfers)
    .where(eq(sandboxTransfers.paymentId, paymentId))) {
    const which = reversalOf ?? id
    of.set(which, (of.get(which) ?? 0) + amount)
  }
  return { payment, room: { of, total: [...of.values()].reduce((sum, left) => sum + left, 0) } }
}

async function findByKey(tx: Tx, key: string, amount: number): Promise<string | null> {
  const [row] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.key, key))
  if (row && row.amount !== amount)
    throw new GatewayFailed('the key was used for something else', { isFinal: true })
  return row?.id ?? null
}

async function write(tx: Tx, row: Omit<typeof sandboxTransfers.$inferInsert, 'id'>): Promise<string> {
  const id = newId('str')
  await tx.insert(sandboxTransfers).values({ ...row, id })
  return id
}

const tooMuch = () => new GatewayFailed('there is not so much to move', { isFinal: true })
