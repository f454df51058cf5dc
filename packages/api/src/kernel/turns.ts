import { unavailable } from '@clubhouse/contract/refusal'

export interface TurnsOptions {
  atOnce: number
  /** Of these, on behalf of one asker; all of them where nothing is said. */
  forOne?: number
  /** Who would wait behind more than these is better told to come back. */
  mostWaiting?: number
  /** What is thrown to whoever gets no turn. */
  busy: () => Error
}

interface Waiting {
  asker: string
  begin: () => void
  giveUp: () => void
}

interface Wait {
  asker?: string
  /** A turn that does not come in time is given up. */
  waitMs?: number
}

/**
 * Lets so many pieces of work run at once, and of them so many for one asker: whoever asks for slow work waits for
 * their own and for nobody else's. The others wait in order. A library's bulkhead (cockatiel) knows neither the share of one asker nor
 * a wait that ends.
 */
export class Turns {
  readonly #options: Required<TurnsOptions>
  readonly #underWay = new Map<string, number>()
  /** A set keeps the order in which it was written: who came first is first. */
  readonly #waiting = new Set<Waiting>()
  #inAll = 0

  constructor(options: TurnsOptions) {
    this.#options = { forOne: options.atOnce, mostWaiting: Number.POSITIVE_INFINITY, ...options }
  }

  async take<T>(work: () => Promise<T>, { asker = '', waitMs }: Wait = {}): Promise<T> {
    if (this.#hasRoomFor(asker)) this.#count(asker, 1)
    else await this.#turnOf(asker, waitMs)
    try {
      return await work()
    } finally {
      this.#leave(asker)
    }
  }

  /** Nobody waits any longer. */
  close(): void {
    for (const { giveUp } of this.#waiting) giveUp()
  }

  #turnOf(asker: string, waitMs: number | undefined): Promise<void> {
    const { mostWaiting, busy } = this.#options
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (this.#waiting.size >= mostWaiting) throw busy()
    const timer = waitMs === undefined ? undefined : setTimeout(() => each.giveUp(), waitMs)
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
        reject(busy())
      },
    }
    this.#waiting.add(each)
    return promise
  }

  #leave(asker: string): void {
    this.#count(asker, -1)
    for (const each of this.#waiting) if (this.#hasRoomFor(each.asker)) return each.begin()
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

/** Who would wait longer than this is better told to come back. */
const MOST_WAITING = 200

/** For work that takes a core of this machine: so much of it at once. */
export const localTurns = (atOnce: number): Turns =>
  new Turns({ atOnce, mostWaiting: MOST_WAITING, busy: unavailable })
