import type { ProductType } from '@clubhouse/contract/selling/products'

/** How a card is paid for, as the gateway says it. */
export type CardFunding = 'credit' | 'debit' | 'prepaid' | 'unknown'

interface CardRule {
  countries: readonly string[]
  products: readonly ProductType[]
  refused: readonly CardFunding[]
  /** For the buyer. */
  message: string
}

/** PAY-16: which cards may not pay for what, by the country of the club. A rule more is a row more. */
export const CARD_RULES: readonly CardRule[] = [
  {
    countries: ['Wales', 'England', 'Scotland', 'Northern Ireland', 'UK'],
    products: ['Lotto', 'Draw'],
    refused: ['credit'],
    message: 'Credit cards are not accepted for Lotto products. Please use a debit card.',
  },
]

/** What is bought, and of a club in which country. */
export interface Sale {
  country: string | null
  types: readonly ProductType[]
}

const rulesOf = ({ country, types }: Sale): CardRule[] =>
  CARD_RULES.filter(
    ({ countries, products }) =>
      countries.some((each) => each.toLowerCase() === country?.trim().toLowerCase()) &&
      products.some((type) => types.includes(type)),
  )

/** Whether the card has to be known before it is charged. */
export const hasCardRule = (sale: Sale): boolean => rulesOf(sale).length > 0

/** Why a card cannot pay for it, in words for the buyer; null where it can. */
export const refusalOfCard = (sale: Sale, funding: CardFunding): string | null =>
  rulesOf(sale).find(({ refused }) => refused.includes(funding))?.message ?? null
