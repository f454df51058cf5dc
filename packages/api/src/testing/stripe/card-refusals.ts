import type { CardKind, Intent } from './stripe-objects.ts'

type Refusal = NonNullable<Intent['last_payment_error']>

/** What the card's bank says to being charged; null for yes. */
export function refusalOf(kind: CardKind, offSession: boolean): Refusal | null {
  const declined = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  } as const
  if (kind === 'declined') return declined
  if (!offSession) return null
  if (kind === 'fails-later') return declined
  if (kind !== 'needs-holder') return null
  const code = 'authentication_required'
  return { type: 'card_error', code, decline_code: code, message: 'This payment requires authentication.' }
}
