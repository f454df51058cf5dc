import type { ShoppingCart } from './selling/cart.ts'

/** The web is built with a copy of its own of this file, so a refusal is known by this mark, not by its class. */
const REFUSAL = Symbol.for('clubhouse.refusal')

/** An expected refusal with its status; everything else that is thrown is a fault and answers 500. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** The cart that was to be bought, as it is now. */
  readonly cart: ShoppingCart | undefined
  readonly [REFUSAL] = true

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      errors?: Record<string, string>
      retryAfterSeconds?: number
      cart?: ShoppingCart
      cause?: unknown
    } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined)
    this.status = status
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.cart = more.cart
  }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && REFUSAL in error

export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} was not found`)

/** Somebody saved since: theirs is there to be read, and the caller's own is not lost. */
export const changedMeanwhile = () =>
  new Refusal(409, 'changed_meanwhile', 'Someone else changed this. Your changes aren’t saved yet.')

export const tooMany = (retryAfterSeconds: number) =>
  new Refusal(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  })

/** The cause is for the log alone. */
export const unavailable = (cause?: unknown) =>
  new Refusal(503, 'unavailable', 'The service is busy or being restarted. Please try again in a moment.', {
    retryAfterSeconds: 5,
    ...(cause !== undefined && { cause }),
  })

/** An outside service failed: neither the caller's fault nor ours. */
export const PROVIDER_FAILED = 'provider_failed'

/** HOSTS-03 */
export const unknownSite = (message: string) => new Refusal(404, 'unknown_site', message)
