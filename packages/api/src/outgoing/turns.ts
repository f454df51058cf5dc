import { OutgoingFailure } from './failure.ts'

interface TurnsOptions {
  atOnce: number
  /** Of these, on behalf of one asker. */
  forOne: number
}

interface Waiting {
  asker: string
  begin: () => void
  giveUp: () => void
}

/**
 * Lets so many calls go out at once, and of them so many for one asker: whoever asks slow services waits for their own
 * calls and for nobody else's.
 */
export class Turns {
  readonly #options: TurnsOptions
  readonly #underWay = new Map<string, number>()
  /** A set keeps the order in which it was written: who came first is first. */
  readonly #waiting = new Set<Waiting>()
  #inAll = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Resolves when it is the asker's turn, and refuses when that does not come in time. Whoever has it must leave. */
  async take(asker: string, waitMs: number): Promise<void> {
    if (this.#hasRoomFor(asker)) return this.#count(asker, 1)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => each.giveUp(), waitMs)
    const isOver = () => {
      clearTimeout(timer)
      this.#waiting.delete(each)
    }
    const each: Waiting = {
      asker,
      begin: () => {
        isOver()
        this.#count(asker, 1)
        resolve()
      },
      giveUp: () => {
        isOver()
        reject(new OutgoingFailure('busy'))
      },
    }
    this.#waiting.add(each)
    return promise
  }

  leave(asker: string): void {
    this.#count(asker, -1)
    const next = [...this.#waiting].find((each) => this.#hasRoomFor(each.asker))
    next?.begin()
  }

  /** Nobody waits any longer. */
  close(): void {
    for (const { giveUp } of this.#waiting) giveUp()
  }

  #hasRoomFor(asker: string): boolean {
    const { atOnce, forOne } = this.#options
    return this.#inAll < atOnce && (this.#underWay.get(asker) ?? 0) < forOne
  }

  #count(asker: string, by: 1 | -1): void {
    const count = (this.#underWay.get(asker) ?? 0) + by
    this.#inAll += by
    if (count === 0) this.#underWay.delete(asker)
    else this.#underWay.set(asker, count)
  }
}
