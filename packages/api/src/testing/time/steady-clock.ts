import { MovableClock } from '#kernel/clock.ts'

/** Between two looks no more time passes than this, however long the process was held up. */
const MOST_BETWEEN_MS = 50

let passed = 0
let seen = performance.now()

/** The same for all clocks of a process: what one app has written down is not in the future of another. */
function passedMs(): number {
  const at = performance.now()
  passed += Math.min(at - seen, MOST_BETWEEN_MS)
  seen = at
  return Math.floor(passed)
}

/**
 * Runs on from where it was set, for as long as the apps of a process do something. On a machine that is held up the minutes that a test
 * counts would pass by themselves; here a hundred looks at the clock are five seconds at most.
 */
export class SteadyClock extends MovableClock {
  /** Null while it is the machine's. */
  #offsetMs: number | null = null

  override readonly now = (): Date =>
    this.#offsetMs === null ? new Date() : new Date(this.#offsetMs + passedMs())

  override set(moment: Date): void {
    this.#offsetMs = moment.getTime() - passedMs()
  }

  /** For what somebody outside looks at. */
  override reset(): void {
    this.#offsetMs = null
  }
}
