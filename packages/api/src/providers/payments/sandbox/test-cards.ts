import type { Card, Declined } from '../port.ts'

/** What a test card does when it is used. It is all that is remembered of its number. */
export type CardBehaviour =
  | 'succeeds'
  | 'challenge'
  | 'fails-later'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'

/** Test cards of the demo; any other number with a valid checksum succeeds. */
const BEHAVIOURS: Record<string, CardBehaviour> = {
  '4000002760003184': 'challenge',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000000341': 'fails-later',
}

const DEBIT = new Set(['4000056655665556', '5200828282828210'])
const PREPAID = new Set(['5105105105105100'])

export const behaviourOf = (number: string): CardBehaviour => BEHAVIOURS[number] ?? 'succeeds'

export function fundingOf(number: string): Card['funding'] {
  if (PREPAID.has(number)) return 'prepaid'
  return DEBIT.has(number) ? 'debit' : 'credit'
}

/** What a real gateway says to the buyer; `generic_decline` has its own text on our side (ERR-20). */
const MESSAGES: Partial<Record<CardBehaviour, string>> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

/** Why the card is refused while its holder is there; null where it is not. */
export function refusalOf(behaviour: CardBehaviour): Declined | null {
  const message = MESSAGES[behaviour]
  return message === undefined ? null : { code: behaviour, message }
}

/** Outcome of an off-session charge. */
export function refusalLater(behaviour: CardBehaviour): Declined | null {
  if (behaviour === 'fails-later') return { code: 'generic_decline', message: MESSAGES.generic_decline ?? '' }
  if (behaviour === 'challenge') {
    return { code: 'authentication_required', message: 'Your bank wants you to confirm this payment.' }
  }
  return refusalOf(behaviour)
}

export const NOT_CONFIRMED: Declined = {
  code: 'payment_intent_authentication_failure',
  message: 'Your bank did not confirm this payment. Try again, or use another card.',
}

/** Of the two that carry cards, one has a credit card in it and the other a debit card, so that both can be tried. */
export const WALLETS = {
  apple_pay: { brand: 'visa', lastFour: '4242', funding: 'credit' },
  google_pay: { brand: 'mastercard', lastFour: '8210', funding: 'debit' },
  revolut_pay: { brand: 'visa', lastFour: '5556', funding: 'debit' },
} as const satisfies Record<string, Pick<Card, 'brand' | 'lastFour' | 'funding'>>
export type Wallet = keyof typeof WALLETS
