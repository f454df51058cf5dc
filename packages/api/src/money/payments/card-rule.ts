import { hasCardRule, refusalOfCard, type Sale } from '@clubhouse/domain/money/payments/card-policy'
import type { Card, Declined } from '#providers/payments/port.ts'

/** A card that the country's rules do not let pay: asking again would change nothing. */
export const CARD_NOT_ACCEPTED = 'card_not_accepted'

const UNKNOWN = 'This can only be paid with a debit card that we can recognise. Please use another card.'

/** PAY-16: why this card may not pay for it. Where there is a rule, a card that nobody knows cannot be let pass. */
export function refusedCard(sale: Sale, card: Card | null): Declined | null {
  if (!hasCardRule(sale)) return null
  const message = card && card.funding !== 'unknown' ? refusalOfCard(sale, card.funding) : UNKNOWN
  return message === null ? null : { code: CARD_NOT_ACCEPTED, message }
}
