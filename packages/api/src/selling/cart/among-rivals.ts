import { constraintOf } from '#kernel/db/sql-state.ts'

/** Somebody who is at work on more devices at the same moment than this has to try again. */
const TRIES = 8

/**
 * One person has one open cart in a club, which the constraint `carts_one_open` sees to: of several at once it lets one
 * through, and the others look again and find it. `isFirst` is false for whoever has to.
 */
export async function amongRivals<T>(work: (isFirst: boolean) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(tried === 1)
    } catch (error) {
      if (tried === TRIES || constraintOf(error) !== 'carts_one_open') throw error
    }
  }
}
