import { type CardFunding, refusalOfCard, type Sale } from './card-policy.ts'
import { expiryProblem } from './card-rules.ts'

/** What is known of a card that its holder has left at the gateway. */
export interface SavedCard {
  expiration_month: number
  expiration_year: number
  funding: CardFunding
}

export const CARD_RUN_OUT = 'This card has expired. Please use another one.'

export const isRunOut = (card: Omit<SavedCard, 'funding'>, now: Date): boolean =>
  expiryProblem(card.expiration_month, card.expiration_year, now)?.code === 'expired_card'

/** PAY-16: why it cannot pay for this, in words for its holder; null where it can. */
export const refusalOfSavedCard = (card: SavedCard, sale: Sale, now: Date): string | null =>
  isRunOut(card, now) ? CARD_RUN_OUT : refusalOfCard(sale, card.funding)

/** "Expires 08/28", as it is printed on the card. */
export const expiryInWords = ({ expiration_month: month, expiration_year: year }: SavedCard): string =>
  `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`
