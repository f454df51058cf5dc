import { hasCardRule, refusalOfCard, type Sale } from '@clubhouse/domain/payments/card-policy'
import type { Card, Declined } from '../../providers/payments/port.ts'

/** A card that the country's rules do not let pay: asking again would change nothing. */
export const CARD_NOT_ACCEPTED = 'card_not_accepted'

/** PAY-16: why this card may not pay for it; of a card that nobody knows nothing can be said. */
export function refusedCard(sale: Sale, card: Card | null): Declined | null {
  const message = card && hasCardRule(sale) ? refusalOfCard(sale, card.funding) : null
  return message === null ? null : { code: CARD_NOT_ACCEPTED, message }
}
