import { unavailable } from '@clubhouse/contract/refusal'

/** Who would wait longer than this is better told to come back. */
const MAX_WAITING = 200

/** Lets at most `places` pieces of work run at once; the others wait in order. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else if (this.#waiting.length >= MAX_WAITING) throw unavailable()
    else await new Promise<void>((resume) => this.#waiting.push(resume))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
