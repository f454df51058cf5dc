import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'

export interface WorkedClub {
  id: string
  slug: string
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Goes through all clubs, one a step, in the platform's transaction: for rows that only a club itself may see. */
export const clubByClub = (
  kind: string,
  work: (tx: Tx, club: WorkedClub, now: Date) => Promise<number>,
): LongWork => ({
  kind,
  async step(tx, { reached, now }) {
    const club = await one<WorkedClub>(
      tx,
      sql`select id, slug from clubs where id > ${reached?.['club'] ?? NO_ID}::uuid order by id limit 1`,
    )
    if (!club) return { done: 0, reached, isFinished: true }
    return { done: await work(tx, club, now), reached: { club: club.id }, isFinished: false }
  },
})
