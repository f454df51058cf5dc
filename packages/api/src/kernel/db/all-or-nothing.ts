import { sql } from 'drizzle-orm'
import { asClub } from './as-club.ts'
import type { Pieces, Tx } from './database.ts'

/** The pieces of one transaction, which holds the platform's role. After one that failed there is no other. */
export function piecesOf(tx: Tx): Pieces {
  let isBusy = false
  const piece = async <T>(work: () => Promise<T>): Promise<T> => {
    // Each takes a role and a club for itself, and they have one connection between them.
    if (isBusy) throw new Error('One piece begins before another is done')
    isBusy = true
    const result = await work()
    // What waits for the end of a transaction is done as whoever caused it, not as whoever comes last.
    await tx.execute(sql`set constraints all immediate`)
    await tx.execute(sql`set constraints all deferred`)
    isBusy = false
    return result
  }
  return {
    withPlatform: (work) => piece(() => work(tx)),
    withClub: (clubId, work) => asClub(tx, clubId, (own) => piece(() => work(own))),
  }
}
