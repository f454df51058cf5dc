import { Stripe } from 'stripe'
import { type Declined, GatewayFailed } from '../port.ts'

/** Errors that pass by themselves or after a setting was corrected: the same call is worth another attempt. */
const PASSING_CODES = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit', 'api_key_expired'])

/** Stripe's own words may quote what was sent, so only its codes are kept. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const words = [error.type, error.code, error.param, error.statusCode].filter((word) => word !== undefined)
  return new GatewayFailed(`stripe: ${words.join(' ')}`, {
    isFinal: isFinal(error),
    refusedCard: refusedCardOf(error),
    isUsedKey: isUsedKey(error),
  })
}

const CARD_GONE: Declined = { code: 'resource_missing', message: 'This card can’t be used any more.' }

/** Declines of the card itself; not a restricted account, too small a sum or an invalid parameter of ours. */
function refusedCardOf(error: Stripe.errors.StripeError): Declined | null {
  if (error instanceof Stripe.errors.StripeCardError) return declinedBy(error)
  return error.code === 'resource_missing' && error.param === 'payment_method' ? CARD_GONE : null
}

/** One that is only in use at this moment has its own code, and passes. */
const isUsedKey = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409

function isFinal(error: Stripe.errors.StripeError): boolean {
  if (error.code !== undefined && PASSING_CODES.has(error.code)) return false
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    isUsedKey(error)
  )
}

/** Runs a call; what goes wrong becomes ours. */
export async function calling<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}

/** Null for what Stripe has never heard of. */
export async function finding<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw failureOf(error)
  }
}

interface SaidOfCard {
  code?: string | undefined
  decline_code?: string | undefined
  message?: string | undefined
}

/** ERR-20, ERR-21: the decline's own code where there is one. */
export const declinedBy = ({ code, decline_code: declineCode, message }: SaidOfCard): Declined => ({
  code: code === 'card_declined' ? (declineCode ?? 'generic_decline') : (code ?? 'card_error'),
  message: message ?? '',
})
