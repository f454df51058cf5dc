import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { release } from '../stock/port.ts'
import { waitingPlaces } from './tables.ts'

/** Those who wait for one plan. */
export interface Line {
  clubId: string
  planId: string
  now: Date
}

export type Waiting = typeof waitingPlaces.$inferSelect

/** All that are in it, in order; those to whom places are offered included. */
export function readLine(tx: Tx, { clubId, planId }: Line, locks = true): Promise<Waiting[]> {
  const line = tx
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.clubId, clubId),
        eq(waitingPlaces.planId, planId),
        inArray(waitingPlaces.status, ['waiting', 'offered']),
      ),
    )
    .orderBy(asc(waitingPlaces.joinedAt), asc(waitingPlaces.id))
  // Another worker that looks at the same line waits here, and then sees who has got an offer.
  return locks ? line.for('update') : line
}

/** Erased, or with an offer that nobody took in time. */
export const isOver = ({ status, offeredUntil, userId }: Waiting, now: Date): boolean =>
  userId === null || (status === 'offered' && offeredUntil !== null && offeredUntil <= now)

/** What nobody took goes back. Answers who waits still. */
export async function settleLine(tx: Tx, line: Line, everybody: readonly Waiting[]): Promise<Waiting[]> {
  for (const place of everybody.filter((each) => isOver(each, line.now))) {
    await giveBack(tx, place)
    await mark(tx, place, { status: place.userId === null ? 'left' : 'passed' })
  }
  return everybody.filter((place) => place.status === 'waiting' && !isOver(place, line.now))
}

/** How many are kept back for those in line. */
export async function findGathered(
  tx: Tx,
  clubId: string,
  waiting: readonly Waiting[],
): Promise<Map<string, number>> {
  const ids = sql.join(
    waiting.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const found = await rows<{ id: string; count: number }>(
    tx,
    sql`select holder_id as id, sum(count)::int as count from reservations
    where club_id = ${clubId} and holder = 'offer' and state = 'held' and holder_id in (${ids}) group by holder_id`,
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}

export const giveBack = (tx: Tx, { clubId, id }: Waiting) =>
  release(tx, { clubId, holder: 'offer', holderId: id })

export const mark = (tx: Tx, { clubId, id }: Waiting, change: Partial<Waiting>) =>
  tx
    .update(waitingPlaces)
    .set(change)
    .where(and(eq(waitingPlaces.clubId, clubId), eq(waitingPlaces.id, id)))
