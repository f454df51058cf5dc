import type { Database } from './database.ts'
import { sqlStateOf } from './sql-state.ts'

/** It answers and cannot do its work: read-only, its disk full, out of memory, unable to read or write its files. */
export const REFUSES_WRITES: ReadonlySet<string> = new Set(['25006', '53100', '53200', '58030'])

/** Longer than load balancers wait between two questions, so that none of them misses it. */
const COUNTS_FOR_MS = 15_000

/** Remembers that the database refused a write: whether it has room cannot be asked, only tried. */
export class RefusedWrites {
  readonly #now: () => Date
  #last: { code: string; at: number } | null = null

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The SQLSTATE of a refusal a moment ago. */
  get recent(): string | null {
    const isRecent = this.#last !== null && this.#now().getTime() - this.#last.at < COUNTS_FOR_MS
    return isRecent ? (this.#last?.code ?? null) : null
  }

  /** The same database, whose transactions are watched. */
  watch(db: Database): Database {
    const watched = async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work
      } catch (error) {
        const code = sqlStateOf(error)
        if (code !== null && REFUSES_WRITES.has(code)) this.#last = { code, at: this.#now().getTime() }
        throw error
      }
    }
    return {
      ...db,
      withClub: (clubId, work, asked) => watched(db.withClub(clubId, work, asked)),
      withPlatform: (work, asked) => watched(db.withPlatform(work, asked)),
      allOrNothing: (work) => watched(db.allOrNothing(work)),
    }
  }
}
