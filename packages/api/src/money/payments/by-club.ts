import { type SQL, sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { errorKind } from '#kernel/jobs/effect-failed.ts'
import type { Schedule } from '#kernel/jobs/schedules.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

interface ClubByClub {
  kind: string
  everyMinutes: number
  /** How many of a club are worked on in one transaction. */
  atOnce: number
  /** What there is to do at this moment: a query of `club_id` and `id` over all clubs. */
  due: (now: Date) => SQL
  work: (tx: Tx, clubId: string, ids: readonly string[], now: Date) => Promise<unknown>
  onTrouble: (error: Error) => void
}

/**
 * Something that is done again and again for all clubs, each step for one of them. What is due is paged through by its id, so that
 * nothing stands before anything else; what goes wrong in one club is told, and the next step is another's.
 */
export const clubByClub = ({ kind, everyMinutes, atOnce, due, work, onTrouble }: ClubByClub): Schedule => ({
  cadence: { everyMinutes },
  work: {
    kind,
    async step(tx, { reached, now }) {
      const club = reached?.['club'] ?? NO_ID
      const after = reached?.['after'] ?? NO_ID
      const found = await rows<{ clubId: string; id: string }>(
        tx,
        // What is due is few, and found by its own index: in the order of ids everything that there is would be walked for it.
        sql`with due as materialized (${due(now)})
        select d.club_id as "clubId", d.id from due d where (d.club_id, d.id) > (${club}::uuid, ${after}::uuid)
        order by d.club_id, d.id limit ${atOnce}`,
      )
      const [first] = found
      if (!first) return { done: 0, reached, isFinished: true }
      const { clubId } = first
      const ids = found.flatMap((row) => (row.clubId === clubId ? [row.id] : []))
      await asClub(tx, clubId, (own) =>
        own
          .transaction((inner) => work(inner, clubId, ids, now))
          .catch((error: unknown) => onTrouble(new Error(`${kind} of club ${clubId}: ${errorKind(error)}`))),
      )
      return { done: ids.length, reached: { club: clubId, after: ids.at(-1) ?? NO_ID }, isFinished: false }
    },
  },
})
