import { eq } from 'drizzle-orm'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { greetingName } from '#identity/sign-in/port.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import type { Offer } from './offer-places.ts'
import { clubFacts } from '#site/clubs/reads.ts'

/** People belong to no club, so they are written to by the platform, in the transaction of what is written about. */

/** Once for each deadline: who is offered again, or for longer, reads of it again. */
export async function writeOffer(
  tx: Tx,
  sites: Core['sites'],
  clubId: string,
  offer: Offer,
  now: Date,
): Promise<void> {
  const { waitingId, count, until, planName, programId } = offer
  const found = await readerOf(tx, sites, clubId, offer.userId)
  if (!found) return
  const payload = {
    first_name: found.firstName,
    plan: planName,
    count,
    until: until.toISOString(),
    time_zone: found.timeZone,
    link: new URL(`/products/membership?id=${programId}`, found.origin).href,
  }
  const mail = { template: 'place-offered' as const, payload }
  const effectKey = `place-offered ${waitingId} ${until.toISOString()}`
  await enqueueMail(tx, { clubId, effectKey, to: found.email, mail }, now)
}

export interface Withdrawn {
  waitingId: string
  userId: string
  planName: string
  programId: string
  /** Which offer it was. */
  until: Date
  reason: string
  keepsPlace: boolean
}

export async function writeWithdrawal(
  tx: Tx,
  sites: Core['sites'],
  clubId: string,
  { waitingId, userId, planName, programId, until, reason, keepsPlace }: Withdrawn,
  now: Date,
): Promise<void> {
  const found = await readerOf(tx, sites, clubId, userId)
  if (!found) return
  const payload = {
    first_name: found.firstName,
    plan: planName,
    reason,
    keeps_place: keepsPlace,
    link: new URL(`/products/membership?id=${programId}`, found.origin).href,
  }
  const mail = { template: 'place-withdrawn' as const, payload }
  const effectKey = `place-withdrawn ${waitingId} ${until.toISOString()}`
  await enqueueMail(tx, { clubId, effectKey, to: found.email, mail }, now)
}

/** Null for whom is erased in this very moment: the next minute takes them out of the line. */
async function readerOf(tx: Tx, sites: Core['sites'], clubId: string, userId: string) {
  const [person] = await tx
    .select({ firstName: users.firstName, email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
  const club = await clubFacts(tx, clubId)
  const site = sites.ofClub(club.slug)
  if (!person || !site) return null
  const firstName = greetingName({ firstName: person.firstName, isVerified: person.verifiedAt !== null })
  return { firstName, email: person.email, timeZone: club.timeZone, origin: site.origin }
}
