import type { OutgoingFailure } from './failure.ts'

/** How long a question that failed is not asked again. */
const PAUSE_MS = 10_000
const MOST_FAILURES = 1000

/** What has just failed, so that it is let be for a moment. */
export class RecentFailures {
  readonly #elapsed: () => number
  readonly #failed = new Map<string, { at: number; failure: OutgoingFailure }>()

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /** Null for what has not failed, or so long ago that it may be asked again. */
  of(place: string): OutgoingFailure | null {
    const failed = this.#failed.get(place)
    return failed && this.#elapsed() - failed.at < PAUSE_MS ? failed.failure : null
  }

  note(place: string, failure: OutgoingFailure): void {
    this.#failed.delete(place)
    this.#failed.set(place, { at: this.#elapsed(), failure })
    // A map keeps the order in which it was written.
    const oldest = this.#failed.size > MOST_FAILURES ? this.#failed.keys().next() : null
    if (oldest && !oldest.done) this.#failed.delete(oldest.value)
  }

  forget(place: string): void {
    this.#failed.delete(place)
  }

  forgetAll(): void {
    this.#failed.clear()
  }
}
