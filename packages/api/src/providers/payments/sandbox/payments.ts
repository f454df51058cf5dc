import { and, eq, inArray, ne } from 'drizzle-orm'
import { cents } from '@clubhouse/domain/money/money'
import { type CardTariff, platformFeeOf } from '@clubhouse/domain/money/platform-fee'
import type { Tx } from '#kernel/db/database.ts'
import {
  type ChargeTerms,
  type GatewayPayment,
  GatewayFailed,
  type GatewayRefund,
  type OwnCharge,
  type SavedCharge,
  type WantedPayment,
  type WantedRefund,
} from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { tell } from './events.ts'
import { newId, newSecret } from './ids.ts'
import { requireMethod } from './methods.ts'
import { sandboxDisputes, sandboxPayments, sandboxRefunds, sandboxTransfers } from './tables.ts'
import { refusalLater } from './test-cards.ts'

export type PaymentRow = typeof sandboxPayments.$inferSelect

/** 1.5 % and 25 cents, as a gateway might take them; of nothing it takes nothing. */
export const TARIFF: CardTariff = { basis_points: 150, fixed: 25 }
export const feeOf = (amount: number): number => platformFeeOf(cents(amount), TARIFF)

export async function createPayment(deps: BooksDeps, wanted: WantedPayment): Promise<GatewayPayment> {
  const { savesCard, customerId } = wanted
  return deps.db.withPlatform(
    (tx) =>
      writeOnce(tx, wanted, {
        ...newPayment(wanted, deps.now()),
        customerId,
        savesCard: savesCard || wanted.amount === 0,
        status: 'open',
      }),
    { isOneStatement: true },
  )
}

export async function chargeSaved(deps: BooksDeps, wanted: SavedCharge): Promise<GatewayPayment> {
  const { customerId, methodId } = wanted
  const now = deps.now()
  return deps.db.withPlatform(async (tx) => {
    const before = await findByKey(tx, wanted)
    if (before) return before
    const { card, behaviour } = await requireMethod(tx, customerId, methodId)
    const declined = refusalLater(behaviour)
    const status =
      declined === null
        ? 'succeeded'
        : declined.code === 'authentication_required'
          ? 'requires_action'
          : 'failed'
    const capturedAt = status === 'succeeded' ? now : null
    const row = {
      ...newPayment(wanted, now),
      customerId,
      methodId,
      card,
      declined,
      status,
      capturedAt,
    } as const
    const payment = await writeOnce(tx, wanted, { ...row, savesCard: false })
    // What was there before has told of itself already.
    if (payment.paymentId === row.id) {
      await tell(tx, { type: `payment.${status}`, paymentId: row.id }, { ...deps, now })
    }
    return payment
  })
}

const newPayment = (
  { key, paymentId, orderId, clubId, amount, currency, account, fee, description }: ChargeTerms,
  createdAt: Date,
) => {
  const id = newId('spi')
  const token = `${id}_secret_${newSecret()}`
  const names = { id, token, key, ownPaymentId: paymentId, orderId, clubId }
  return { ...names, amount, currency, account, fee, description, createdAt }
}

/** One statement, which answers what was there before as it is. */
async function writeOnce(
  tx: Tx,
  wanted: ChargeTerms,
  values: typeof sandboxPayments.$inferInsert,
): Promise<GatewayPayment> {
  const [row] = await tx
    .insert(sandboxPayments)
    .values(values)
    .onConflictDoUpdate({ target: sandboxPayments.key, set: { key: values.key } })
    .returning()
  if (!row) throw new GatewayFailed('the payment vanished', { isFinal: false })
  return asWanted(row, wanted)
}

async function findByKey(tx: Tx, wanted: ChargeTerms): Promise<GatewayPayment | null> {
  const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.key, wanted.key))
  return row ? asWanted(row, wanted) : null
}

/** The payment made with a key; refused when the key is reused with other values. */
function asWanted(
  row: PaymentRow,
  { orderId, amount, currency, account, fee, description }: ChargeTerms,
): GatewayPayment {
  const isSame =
    row.orderId === orderId &&
    row.amount === amount &&
    row.currency === currency &&
    row.account === account &&
    (row.fee ?? 0) === fee &&
    row.description === description
  if (!isSame) {
    throw new GatewayFailed('the key was used for something else', { isFinal: true, isUsedKey: true })
  }
  return asPayment(row)
}

export async function findPayment({ db }: BooksDeps, paymentId: string): Promise<GatewayPayment | null> {
  const [row] = await db.withPlatform(
    (tx) => tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId)),
    { isOneStatement: true },
  )
  return row ? asPayment(row) : null
}

/** The captured payment among several with the same name. */
export async function findCharge(
  { db }: BooksDeps,
  { clubId, paymentId, customerId }: OwnCharge,
): Promise<GatewayPayment | null> {
  const rows = await db.withPlatform((tx) =>
    tx
      .select()
      .from(sandboxPayments)
      .where(
        and(
          eq(sandboxPayments.clubId, clubId),
          eq(sandboxPayments.ownPaymentId, paymentId),
          eq(sandboxPayments.customerId, customerId),
        ),
      ),
  )
  const row = rows.find(({ status }) => status === 'succeeded') ?? rows[0]
  return row ? asPayment(row) : null
}

export async function cancelPayment(deps: BooksDeps, paymentId: string): Promise<GatewayPayment> {
  const now = deps.now()
  return deps.db.withPlatform(async (tx) => {
    const [ended] = await tx
      .update(sandboxPayments)
      .set({ status: 'cancelled', challenge: null, challenged: null })
      .where(
        and(
          eq(sandboxPayments.id, paymentId),
          inArray(sandboxPayments.status, ['open', 'requires_action', 'failed']),
        ),
      )
      .returning()
    if (ended) await tell(tx, { type: 'payment.cancelled', paymentId }, { ...deps, now })
    const [row] = ended
      ? [ended]
      : await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
    if (!row) throw new GatewayFailed('there is no such payment', { isFinal: true })
    return asPayment(row)
  })
}

export async function refund(
  deps: BooksDeps,
  wanted: WantedRefund,
  { isFromAccount = wanted.account !== null } = {},
): Promise<GatewayRefund> {
  const { key, paymentId, amount, account, isOurs } = wanted
  const now = deps.now()
  return deps.db.withPlatform(async (tx) => {
    // Whoever holds the payment decides alone: two at once cannot give back more than there was.
    const [payment] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, paymentId))
      .for('update')
    const before = await findRefund(tx, wanted)
    if (before) return before
    const left =
      payment?.status === 'succeeded'
        ? payment.amount - payment.refunded - (await heldByBanks(tx, paymentId))
        : 0
    if (!payment || amount < 1 || amount > left) {
      throw new GatewayFailed('there is not so much to give back', { isFinal: true })
    }
    if (account !== null && payment.account !== account) {
      throw new GatewayFailed('it was paid to another account', { isFinal: true })
    }
    if (isFromAccount && account !== null && amount > (await leftOfTransfer(tx, payment))) {
      throw new GatewayFailed('there is not so much left of its transfer', { isFinal: true })
    }
    const refunded = payment.refunded + amount
    await tx.update(sandboxPayments).set({ refunded }).where(eq(sandboxPayments.id, paymentId))
    const id = newId('sre')
    const feeBack =
      isOurs && account !== null ? Math.round(((payment.fee ?? 0) * amount) / payment.amount) : 0
    const row = { id, key, paymentId, amount, feeBack, isFromAccount, createdAt: now }
    await tx.insert(sandboxRefunds).values(row)
    await tell(tx, { type: 'refund.succeeded', paymentId }, { ...deps, now })
    return asRefund({ ...row, status: 'succeeded' })
  })
}

/** Of what went on to the account with the charge: a refund that failed, or a reversal, took its part of it all the same. */
async function leftOfTransfer(tx: Tx, { id, amount }: PaymentRow): Promise<number> {
  const back = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, id))
  const moved = await tx
    .select()
    .from(sandboxTransfers)
    .where(eq(sandboxTransfers.reversalOf, transferOf(id)))
  const refunded = back.reduce((sum, each) => sum + (each.isFromAccount ? each.amount : 0), 0)
  return moved.reduce((sum, each) => sum + each.amount, amount - refunded)
}

/** What a bank took back for its holder cannot be given back as well. */
async function heldByBanks(tx: Tx, paymentId: string): Promise<number> {
  const held = await tx
    .select({ amount: sandboxDisputes.amount })
    .from(sandboxDisputes)
    .where(and(eq(sandboxDisputes.paymentId, paymentId), ne(sandboxDisputes.status, 'won')))
  return held.reduce((sum, { amount }) => sum + amount, 0)
}

async function findRefund(tx: Tx, { key, paymentId, amount }: WantedRefund): Promise<GatewayRefund | null> {
  const [row] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.key, key))
  if (!row) return null
  if (row.paymentId !== paymentId || row.amount !== amount) {
    throw new GatewayFailed('the key was used for something else', { isFinal: true, isUsedKey: true })
  }
  return asRefund(row)
}

export const asRefund = ({
  id: refundId,
  ...row
}: Pick<
  typeof sandboxRefunds.$inferSelect,
  'id' | 'amount' | 'status' | 'key' | 'isFromAccount'
>): GatewayRefund => ({
  refundId,
  amount: row.amount,
  status: row.status,
  key: row.key,
  isFromAccount: row.isFromAccount,
})

const isCaptured = ({ status, amount }: PaymentRow): boolean => status === 'succeeded' && amount > 0

/** One charge, and one transfer with it, for each payment. */
export const chargeOf = (paymentId: string): string => `${paymentId}_charge`
export const transferOf = (paymentId: string): string => `${paymentId}_transfer`
export const paymentOf = (id: string): string => id.replace(/_(charge|transfer)$/, '')

export const asPayment = (row: PaymentRow): GatewayPayment => ({
  paymentId: row.id,
  paymentToken: row.token,
  status: row.status,
  orderId: row.orderId,
  own:
    row.clubId !== null && row.ownPaymentId !== null
      ? { clubId: row.clubId, paymentId: row.ownPaymentId }
      : null,
  amount: row.amount,
  currency: row.currency,
  chargeId: isCaptured(row) ? chargeOf(row.id) : null,
  transferId: isCaptured(row) && row.account !== null ? transferOf(row.id) : null,
  refunded: row.refunded,
  card: row.card,
  methodId: row.methodId,
  declined: row.declined,
})
