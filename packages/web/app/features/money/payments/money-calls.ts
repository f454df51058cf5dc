import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { confirmSavedCard } from '#parts/money/payment-element/confirm-saved-card.ts'
import type { PaymentHandle } from '#parts/money/payment-element/payment-types.ts'
import { ARREARS, CARDS } from './messages.ts'
import { MONEY_CALL, type MoneyAnswer } from './money-answer.ts'

/** How a try ended: `leaving` means that the bank's page is coming. What is done and not paid is on its way. */
export type Ended =
  | { kind: 'done'; isPaid: boolean }
  | { kind: 'leaving' }
  | { kind: 'failed'; message: string }

const failed = (message: string): Ended => ({ kind: 'failed', message })

/** Where no answer came: of a card nothing was charged, of a payment nobody can say. */
const unheard = (fields: URLSearchParams): string =>
  ['secret', 'keep'].includes(fields.get('intent') ?? '') ? CARDS.unheard : ARREARS.unknown

export async function callMoney(fields: URLSearchParams): Promise<MoneyAnswer> {
  try {
    const reply = await fetch(MONEY_CALL, { method: 'POST', body: fields })
    return (await reply.json()) as MoneyAnswer
  } catch {
    return { kind: 'refused', message: unheard(fields) }
  }
}

const messageOf = (answer: MoneyAnswer): string => (answer.kind === 'refused' ? answer.message : CARDS.failed)

/** This page, to which a bank sends its holder back. */
const here = (mark: string) => `${location.origin}${location.pathname}?back=${mark}`

/** MYACC-02: the card is whole first, then there is a secret for it; what the gateway calls it is told to us. */
export async function takeCard(
  element: PaymentHandle,
  { isFirst }: { isFirst: boolean },
): Promise<{ id: string } | Ended> {
  const made = await element.tokenise()
  if ('message' in made) return failed(made.message)
  const secret = await callMoney(new URLSearchParams({ intent: 'secret', key: crypto.randomUUID() }))
  if (secret.kind !== 'secret') return failed(messageOf(secret))
  const wishes = { paymentToken: secret.secret, returnUrl: here(isFirst ? 'first' : 'card'), save: true }
  const outcome = await element.confirm(wishes)
  if (outcome.status === 'leaving') return { kind: 'leaving' }
  if (outcome.status !== 'succeeded' || !outcome.method) {
    return failed('message' in outcome ? outcome.message : CARDS.failed)
  }
  return keepCard(outcome.method, isFirst)
}

export async function keepCard(method: string, isFirst: boolean): Promise<{ id: string } | Ended> {
  const fields = new URLSearchParams({ intent: 'keep', method, default: isFirst ? 'yes' : '' })
  const kept = await callMoney(fields)
  return kept.kind === 'kept' ? { id: kept.id } : failed(messageOf(kept))
}

/** MYACC-06: charged while its holder is there; where the bank wants them, its page comes next. */
export async function charge(payments: PaymentSettings, fields: URLSearchParams): Promise<Ended> {
  const answer = await callMoney(fields)
  if (answer.kind !== 'charged') return failed(messageOf(answer))
  const { status, message, payment_token: token, payment_method: method } = answer.outcome
  if (status === 'succeeded' || status === 'processing')
    return { kind: 'done', isPaid: status === 'succeeded' }
  if (status === 'failed' || token === null || method === null) return failed(message ?? ARREARS.failed)
  const outcome = await confirmSavedCard(payments, method, {
    paymentToken: token,
    returnUrl: here('paid'),
    save: false,
  })
  if (outcome.status === 'leaving') return { kind: 'leaving' }
  if (outcome.status === 'failed') return failed(outcome.message)
  return { kind: 'done', isPaid: outcome.status === 'succeeded' }
}
