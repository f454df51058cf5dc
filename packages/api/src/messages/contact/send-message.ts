import type { ContactMessage } from '@clubhouse/contract/messages/contact'
import { asForm, contactMessage, messageErrors } from '@clubhouse/domain/messages/contact/contact-rules'
import type { Database } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import type { RateGuard } from '#kernel/security/rate-guard.ts'
import { findClubToWriteTo } from './club-to-write-to.queries.ts'
import { storeMessage } from './store-message.ts'

export const TAKES_NO_MESSAGES = 'This club doesn’t take messages here.'

export interface ContactDeps {
  db: Database
  now: () => Date
  rates: RateGuard
}

/** API-30: keeps a message for the club and puts the mail to it on its way. */
export async function sendMessage(
  { db, now, rates }: ContactDeps,
  caller: Pick<Caller, 'address'>,
  slug: string,
  message: ContactMessage,
): Promise<void> {
  const club = await findClubToWriteTo(db, slug)
  if (!club) throw notFound('The club')
  if (!club.takesMessages) throw new Refusal(403, 'forbidden', TAKES_NO_MESSAGES)
  // A machine that is told of its mistake mends it: it is thanked like everybody else.
  if (message.website) return
  invalidData(messageErrors(message))
  // Only what would arrive is counted: a slip of the pen costs nobody anything.
  const place = { address: caller.address, site: { name: slug } }
  await rates.take('contact-minute', place)
  await rates.take('contact-hour', place)
  const tidied = contactMessage(asForm(message))
  await db.withClub(club.id, (tx) => storeMessage(tx, club.id, tidied, now()))
}
