import { addressBlock } from '../../security/address-block.ts'

/** Requests per minute and address; a class fits what a call costs and what guessing through it would win. */
export const RATE_CLASSES = {
  /** Pages, assets and health checks: limited by load shedding, not by address. */
  unlimited: Number.POSITIVE_INFINITY,
  read: 1200,
  /** What changes something. Whatever a secret could be guessed through is counted by account as well. */
  write: 240,
  /** What costs real work: a page that is not kept, a drawing. */
  render: 240,
  /** The button of mail programmes: a few large providers press it for all of their people, after a mailing at once. */
  'one-click': 1200,
  /** What becomes a question to somebody else's service: as fast as a person types addresses. */
  search: 40,
} as const
export type RateClass = keyof typeof RATE_CLASSES

const MINUTE_MS = 60_000
const MAX_TRACKED = 50_000

/** Token buckets in this process's memory: enough to slow a scraper down, too little to guard a password. */
export class RateLimiter {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Seconds to wait, or 0 when the call may go ahead. */
  take(rate: RateClass, address: string): number {
    const perMinute = RATE_CLASSES[rate]
    if (perMinute === Number.POSITIVE_INFINITY) return 0
    const key = `${rate} ${addressBlock(address)}`
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { tokens: perMinute, at: now }
    const tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) * perMinute) / MINUTE_MS)
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    if (this.#buckets.size > MAX_TRACKED) this.#forgetOldest()
    return tokens < 1 ? Math.ceil(((1 - tokens) * MINUTE_MS) / perMinute / 1000) : 0
  }

  /** A map keeps insertion order and each take re-inserts: the first is the longest idle. */
  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next()
    if (!oldest.done) this.#buckets.delete(oldest.value)
  }
}
