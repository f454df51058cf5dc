import { sql } from 'drizzle-orm'
import type { Core } from '#kernel/core.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { About, LongWork, Reached } from '#kernel/jobs/long-work.ts'
import { writeOffer } from './offer-mails.ts'
import { offerPlaces } from './offer-places.ts'

export const OFFER_PLACES = 'offer-places'

interface FoundLine {
  clubId: string
  planId: string
}

/** Looks after one line a step: that of the plan it is asked for, or all that there are, one after the other. */
export const offerWork = ({ sites }: Pick<Core, 'sites'>): LongWork => ({
  kind: OFFER_PLACES,

  async step(tx, { about, reached, now }) {
    const line = lineOf(about) ?? (await nextLine(tx, reached, now))
    if (!line) return { done: 0, reached, isFinished: true }
    const { clubId, planId } = line
    const offers = await asClub(tx, clubId, () => offerPlaces(tx, { ...line, now }))
    for (const offer of offers) await writeOffer(tx, sites, clubId, offer, now)
    return {
      done: offers.length,
      reached: { club: clubId, plan: planId },
      isFinished: lineOf(about) !== null,
    }
  },
})

const lineOf = ({ club, plan }: About): FoundLine | null =>
  club && plan ? { clubId: club, planId: plan } : null

const NO_ID = '00000000-0000-0000-0000-000000000000'

async function nextLine(tx: Tx, reached: Reached | null, now: Date): Promise<FoundLine | null> {
  const { club = NO_ID, plan = NO_ID } = reached ?? {}
  const found = await one<FoundLine>(
    tx,
    sql`select club_id as "clubId", plan_id as "planId" from waiting_places
    where (status = 'waiting' or status = 'offered' and (offered_until <= ${now} or user_id is null))
      and (club_id, plan_id) > (${club}::uuid, ${plan}::uuid)
    order by club_id, plan_id limit 1`,
  )
  return found ?? null
}
