import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import { release } from '../stock/port.ts'
import { OFFER_PLACES } from './offer-work.ts'
import { waitingPlaces } from './tables.ts'

/** Waits no longer, or passes an offer on: then the next in line are asked at once. Answers whether they were in line. */
export async function leaveLine(
  db: Database,
  { clubId, userId, waitingId, now }: { clubId: string; userId: string; waitingId: string; now: Date },
): Promise<boolean> {
  return db.withClub(clubId, async (tx) => {
    const [place] = await tx
      .update(waitingPlaces)
      .set({ status: sql`case ${waitingPlaces.status} when 'offered' then 'passed' else 'left' end` })
      .where(
        and(
          eq(waitingPlaces.clubId, clubId),
          eq(waitingPlaces.id, waitingId),
          eq(waitingPlaces.userId, userId),
          inArray(waitingPlaces.status, ['waiting', 'offered']),
        ),
      )
      .returning({ planId: waitingPlaces.planId })
    if (!place) return false
    await release(tx, { clubId, holder: 'offer', holderId: waitingId })
    const effectKey = `${OFFER_PLACES}:left ${waitingId}`
    const about = { club: clubId, plan: place.planId }
    await requestWork(tx, { clubId, kind: OFFER_PLACES, effectKey, about }, now)
    return true
  })
}
