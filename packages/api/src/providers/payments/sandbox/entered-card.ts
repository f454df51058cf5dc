import {
  brandOf,
  type CardProblem,
  cardProblem,
  digitsOf,
  type EnteredCard,
} from '@clubhouse/domain/money/payments/card-rules'
import type { Card } from '../port.ts'
import { behaviourOf, type CardBehaviour, fundingOf, type Wallet, WALLETS } from './test-cards.ts'

export interface KnownCard {
  card: Card
  behaviour: CardBehaviour
}

/** What may be remembered of a card that was entered: neither its number nor its code. */
export function knownCard(entered: EnteredCard, now: Date): KnownCard | CardProblem {
  const problem = cardProblem(entered, now)
  if (problem) return problem
  const number = digitsOf(entered.number)
  const { expMonth, expYear } = entered
  return {
    card: {
      brand: brandOf(number),
      lastFour: number.slice(-4),
      expMonth,
      expYear,
      funding: fundingOf(number),
    },
    behaviour: behaviourOf(number),
  }
}

export const walletCard = (wallet: Wallet, now: Date): KnownCard => ({
  card: { ...WALLETS[wallet], expMonth: 12, expYear: now.getUTCFullYear() + 3 },
  behaviour: 'succeeds',
})
