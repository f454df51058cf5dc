import type { Database, Tx } from '#kernel/db/database.ts'

export interface CutDatabase {
  around: (db: Database) => Database
  /** The so-manieth statement or commit of a club from now on finds its connection cut; null for none. */
  cutAt: (position: number | null) => void
  /** Whether it came to that. */
  wasCut: () => boolean
}

/** A database whose connections are cut in the middle: all that are at work, as when the server is restarted. */
export function cutDatabase(cut: () => Promise<unknown>): CutDatabase {
  let left: number | null = null
  let happened = false
  const pass = async () => {
    if (left === null) return
    left -= 1
    if (left > 0) return
    left = null
    happened = true
    await cut()
  }
  const cutting = (tx: Tx): Tx =>
    new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name !== 'execute') return value.bind(target)
        return async (...given: unknown[]): Promise<unknown> => {
          await pass()
          return value.apply(target, given)
        }
      },
    })
  return {
    around: (db) => ({
      ...db,
      withClub: (clubId, work, asked) =>
        db.withClub(
          clubId,
          async (tx) => {
            const result = await work(cutting(tx))
            await pass()
            return result
          },
          asked,
        ),
    }),
    cutAt: (position) => {
      left = position
      happened = false
    },
    wasCut: () => happened,
  }
}
