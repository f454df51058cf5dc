import { Stripe } from 'stripe'
import { type Declined, GatewayFailed } from '../port.ts'

/** What passes by itself, or when somebody mends a setting: the same call is worth another attempt. */
const PASSING_CODES = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit', 'api_key_expired'])

/** Stripe's own words may quote what was sent, so only its codes are kept. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const words = [error.type, error.code, error.param, error.statusCode].filter((word) => word !== undefined)
  return new GatewayFailed(`stripe: ${words.join(' ')}`, { isFinal: isFinal(error) })
}

function isFinal(error: Stripe.errors.StripeError): boolean {
  if (error.code !== undefined && PASSING_CODES.has(error.code)) return false
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    // The key was used for something else; one that is only in use has its own code.
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409)
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
