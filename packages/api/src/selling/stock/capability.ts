import { sql } from 'drizzle-orm'
import type { Capability } from '#kernel/capability.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { rows } from '#kernel/db/rows.ts'
import { releaseExpired } from './settle-reservations.ts'

const CLUBS_AT_ONCE = 100

/**
 * Club by club, each under its own row security. A step ends with the first club that had something to give back, so that
 * nobody who buys there waits for the others.
 */
export const expiry: LongWork = {
  kind: 'release-stock',
  async step(tx, { reached, now }) {
    const after = reached?.['clubId'] ?? null
    const clubs = await rows<{ id: string }>(
      tx,
      sql`select id from clubs where ${after}::uuid is null or id > ${after}::uuid order by id limit ${CLUBS_AT_ONCE}`,
    )
    for (const { id } of clubs) {
      const done = await asClub(tx, id, () => releaseExpired(tx, id, now))
      if (done > 0) return { done, reached: { clubId: id }, isFinished: false }
    }
    const last = clubs.at(-1)
    const isFinished = !last || clubs.length < CLUBS_AT_ONCE
    return { done: 0, reached: last ? { clubId: last.id } : reached, isFinished }
  },
}

export const stockCapability: Capability = {
  name: 'stock',
  schedules: [{ cadence: { everyMinutes: 1 }, work: expiry }],
}
