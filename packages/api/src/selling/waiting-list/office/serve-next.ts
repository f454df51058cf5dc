import type { Tx } from '#kernel/db/database.ts'
import { requestWork } from '#kernel/jobs/request-work.ts'
import type { Waiting } from '../line.ts'
import { OFFER_PLACES } from '../offer-work.ts'

/** The next in line are asked at once, without waiting for the minute. */
export async function serveNext(tx: Tx, { clubId, planId, id }: Waiting, now: Date): Promise<void> {
  const effectKey = `${OFFER_PLACES}:office ${id} ${now.toISOString()}`
  const about = { club: clubId, plan: planId }
  await requestWork(tx, { clubId, kind: OFFER_PLACES, effectKey, about }, now)
}
