import { eq } from 'drizzle-orm'
import type { CardProblem, EnteredCard } from '@clubhouse/domain/money/payments/card-rules'
import type { Tx } from '#kernel/db/database.ts'
import type { Card, Declined } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import { type KnownCard, knownCard, walletCard } from './entered-card.ts'
import { type SandboxEventType, tell } from './events.ts'
import { newId, newSecret } from './ids.ts'
import { addMethod, findMethod, findUnkept, NO_SUCH_CARD } from './methods.ts'
import type { PaymentRow } from './payments.ts'
import { type Challenged, sandboxPayments } from './tables.ts'
import { NOT_CONFIRMED, refusalOf, type Wallet } from './test-cards.ts'

/** The buyer's payment method, as the browser sends it. */
export type PaySource =
  | { card: EnteredCard }
  | { methodId: string }
  | { wallet: Wallet }
  | { confirmationToken: string }

export type Confirmation =
  | { status: 'succeeded'; keptAs?: string }
  | { status: 'requires_action'; challenge: string }
  | { status: 'failed'; error: Declined }

interface ChosenCard extends KnownCard {
  /** The saved card that is used again, if it is one. */
  methodId: string | null
}

const IS_OVER: Declined = {
  code: 'payment_intent_unexpected_state',
  message: 'This payment is over. Please start again.',
}

/** The buyer pays. Null where no payment has this token. */
export function confirm(
  deps: BooksDeps,
  token: string,
  { source, save, returnPath }: { source: PaySource; save: boolean; returnPath: string },
): Promise<Confirmation | null> {
  const now = deps.now()
  return deps.db.withPlatform(async (tx) => {
    const payment = await lockPayment(tx, eq(sandboxPayments.token, token))
    if (!payment) return null
    if (payment.status === 'succeeded') return paid(payment, payment.methodId)
    if (payment.status === 'cancelled') return { status: 'failed', error: IS_OVER }
    const chosen = await choose(tx, source, payment, now)
    // A card that cannot be one never reaches a bank: nothing has happened to the payment.
    if ('code' in chosen) return { status: 'failed', error: { code: chosen.code, message: chosen.message } }
    const declined = refusalOf(chosen.behaviour)
    if (declined) return decline(tx, deps, payment, { declined, card: chosen.card })
    const keeps = payment.savesCard || save
    if (chosen.behaviour !== 'challenge') return capture(tx, deps, payment, { ...chosen, keeps })
    const challenge = `${newId('sch')}${newSecret()}`
    const challenged = { ...chosen, keeps, returnPath }
    await change(tx, deps, payment.id, 'payment.requires_action', {
      status: 'requires_action',
      challenge,
      challenged,
      declined: null,
    })
    return { status: 'requires_action', challenge }
  })
}

/** What the page of the bank is about; null where no payment has it. */
export async function findChallenge({ db }: BooksDeps, challenge: string): Promise<PaymentRow | null> {
  const [row] = await db.withPlatform((tx) =>
    tx.select().from(sandboxPayments).where(eq(sandboxPayments.challenge, challenge)),
  )
  return row ?? null
}

/** The holder has answered the bank. */
export function answerChallenge(
  deps: BooksDeps,
  challenge: string,
  isApproved: boolean,
): Promise<{ status: 'succeeded' | 'failed'; paymentId: string; returnPath: string } | null> {
  return deps.db.withPlatform(async (tx) => {
    const payment = await lockPayment(tx, eq(sandboxPayments.challenge, challenge))
    if (!payment?.challenged || payment.challenged.isAnswered) return null
    const { returnPath, card } = payment.challenged
    const { status } = isApproved
      ? await capture(tx, deps, payment, payment.challenged)
      : await decline(tx, deps, payment, { declined: NOT_CONFIRMED, card })
    return { status, paymentId: payment.id, returnPath }
  })
}

async function choose(
  tx: Tx,
  source: PaySource,
  { customerId }: PaymentRow,
  now: Date,
): Promise<ChosenCard | CardProblem | Declined> {
  if ('card' in source) {
    const known = knownCard(source.card, now)
    return 'code' in known ? known : { ...known, methodId: null }
  }
  if ('wallet' in source) return { ...walletCard(source.wallet, now), methodId: null }
  if ('confirmationToken' in source) {
    const entered = await findUnkept(tx, source.confirmationToken)
    return entered ? { card: entered.card, behaviour: entered.behaviour, methodId: null } : NO_SUCH_CARD
  }
  const kept = customerId === null ? null : await findMethod(tx, customerId, source.methodId)
  return kept ? { card: kept.card, behaviour: kept.behaviour, methodId: kept.id } : NO_SUCH_CARD
}

async function capture(
  tx: Tx,
  deps: BooksDeps,
  payment: PaymentRow,
  { card, behaviour, keeps, methodId }: ChosenCard & { keeps: boolean },
): Promise<{ status: 'succeeded'; keptAs?: string }> {
  const { id, amount, customerId } = payment
  const keptAs =
    methodId ??
    (keeps && customerId !== null
      ? await addMethod(tx, { id: newId('spm'), customerId, card, behaviour }, deps.now())
      : null)
  await change(tx, deps, id, 'payment.succeeded', {
    status: 'succeeded',
    card,
    methodId: keptAs,
    declined: null,
    capturedAt: deps.now(),
    challenged: answered(payment),
  })
  return paid({ amount }, keptAs)
}

/** A card that was only saved is returned to the browser that entered it, as a real gateway does (API-73). */
const paid = ({ amount }: Pick<PaymentRow, 'amount'>, methodId: string | null) => ({
  status: 'succeeded' as const,
  ...(amount === 0 && methodId !== null && { keptAs: methodId }),
})

/** It stays open: the buyer may try another card. */
async function decline(
  tx: Tx,
  deps: BooksDeps,
  payment: PaymentRow,
  { declined, card }: { declined: Declined; card: Card },
): Promise<{ status: 'failed'; error: Declined }> {
  await change(tx, deps, payment.id, 'payment.failed', {
    status: 'open',
    declined,
    card,
    challenged: answered(payment),
  })
  return { status: 'failed', error: declined }
}

/** The bank's page can't be answered twice, and knows the way back for whoever presses Back. */
const answered = ({ challenged }: PaymentRow): Challenged | null =>
  challenged && { ...challenged, isAnswered: true }

async function change(
  tx: Tx,
  deps: BooksDeps,
  paymentId: string,
  type: SandboxEventType,
  columns: Partial<typeof sandboxPayments.$inferInsert>,
): Promise<void> {
  await tx.update(sandboxPayments).set(columns).where(eq(sandboxPayments.id, paymentId))
  await tell(tx, { type, paymentId }, { ...deps, now: deps.now() })
}

async function lockPayment(tx: Tx, where: ReturnType<typeof eq>): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(sandboxPayments).where(where).for('update')
  return row ?? null
}
