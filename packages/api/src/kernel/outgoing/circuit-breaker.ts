export interface BreakerOptions {
  /** Failures in a row. */
  opensAfter: number
  restsMs: number
  /** Milliseconds that only go forward: the demo's clock can be turned back. */
  now: () => number
}

export type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * Lets a service that fails be: after some failures in a row it is not asked for a while, then by one call alone,
 * and as before once that call is answered. Ours and not a library's (cockatiel): its clock only goes forward and can be moved in a
 * test, and whoever comes during the one call is refused at once instead of waiting for it.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  #failures = 0
  #openedAt: number | null = null
  #isProbing = false

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed'
    return this.#options.now() - this.#openedAt < this.#options.restsMs ? 'open' : 'half-open'
  }

  /** Whether a call may go out. Whoever gets a yes must say how it went. */
  admit(): boolean {
    const { state } = this
    if (state === 'closed') return true
    if (state === 'open' || this.#isProbing) return false
    this.#isProbing = true
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#openedAt = null
    this.#isProbing = false
  }

  failed(): void {
    this.#failures += 1
    this.#isProbing = false
    // A call from before that fails late begins the rest anew: the service is no better for it.
    if (this.#failures >= this.#options.opensAfter) this.#openedAt = this.#options.now()
  }
}
