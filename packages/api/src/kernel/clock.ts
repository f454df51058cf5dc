/** Time enters here only, so that tests and the demo can move it. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on from where it was set; demo mode and tests only. */
export class MovableClock implements Clock {
  #offsetMs = 0
  readonly now = () => new Date(Date.now() + this.#offsetMs)

  set(moment: Date): void {
    this.#offsetMs = moment.getTime() - Date.now()
  }

  reset(): void {
    this.#offsetMs = 0
  }
}
