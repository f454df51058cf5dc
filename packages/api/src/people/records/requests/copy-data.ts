import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { copyPersonData } from '@clubhouse/contract/people/office/person-requests'
import { Refusal } from '@clubhouse/contract/refusal'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Core } from '#kernel/core.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import type { RateGuard } from '#kernel/security/rate-guard.ts'
import { proofSpent, provePerson, spendProof } from '#identity/sign-in/port.ts'
import { archiveOf, type Chapter, whatClubKnows } from '../../privacy/port.ts'
import { clubDay } from '#site/clubs/reads.ts'
import type { At, GuardedDeps } from '../guarded-answers.ts'
import { readAnswers, readMails } from '../read-member.queries.ts'
import { mayReadMedical, mayReadPeople } from '../rights.ts'
import { newestFirst, sortForms } from '../show-member.ts'
import { writeCopyAccess } from '../write-access.ts'
import { type Asked, findAsked } from './find-asked.queries.ts'

export interface RequestDeps extends GuardedDeps, Pick<Core, 'personTables'> {
  rates: Pick<RateGuard, 'take'>
}

const WHO_ASKED = 'Say who asked for it, and how.'

/**
 * What the club keeps of one person, to be handed to them. Their health is in it: so it takes both rights, a proof of who is there, and
 * a line in both logs, in the transaction that reads it.
 */
export async function copyData(
  { db, now, audit, identity, rates, personTables }: RequestDeps,
  caller: At,
  memberId: string,
  { note, ...proof }: ParsedOf<typeof copyPersonData>['body'],
): Promise<{ filename: string; bytes: Uint8Array }> {
  if (!mayReadPeople(caller) || !mayReadMedical(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
  if (note === '') throw new Refusal(422, 'invalid_data', WHO_ASKED, { errors: { note: WHO_ASKED } })
  const { clubId, userId } = caller.club
  const at = now()
  // Before anybody is proved: an id of another club is nobody here.
  const asked = await db.withClub(clubId, async (tx) => {
    const day = await clubDay(tx, clubId, at)
    return (await findAsked(tx, { clubId, today: day }, memberId)) && day
  })
  const today = orNotFound(asked, 'The person')
  const proved = await provePerson(identity, caller, caller.member, proof)
  await rates.take('person-copy', caller, `${clubId} ${userId}`)
  if (proved.passkey && !(await db.withPlatform((tx) => spendProof(tx, identity, proved)))) throw proofSpent()
  const copied = await db.withClub(clubId, async (tx) => {
    const found = await findAsked(tx, { clubId, today }, memberId)
    if (!found) return null
    const guarded = sortForms(await readAnswers(tx, clubId, memberId)).guarded
    const looked = { clubId, userId, personId: memberId, person: found.name, isChild: found.isChild, now: at }
    const questions = guarded.flatMap(({ answers }) => answers.map(({ label }) => label))
    await writeCopyAccess(tx, looked, { questions, note })
    const event = { kind: 'person-data-copied' as const, clubId, actorId: userId }
    await audit.record(tx, caller, { ...event, detail: { person_id: memberId } })
    return { person: found, chapters: await whatClubKnows(tx, personTables, found.whose) }
  })
  const { person, chapters } = orNotFound(copied, 'The person')
  const mails = await mailsOf({ db }, clubId, person)
  const filename = `data-${slugOf(person.name) || 'member'}-${today}.zip`
  return { filename, bytes: archiveOf(person.name, at, [...chapters, ...mails]) }
}

/** What the club wrote to their own mailbox; what went to a guardian is the guardian’s. */
async function mailsOf(
  { db }: Pick<RequestDeps, 'db'>,
  clubId: string,
  { whose }: Asked,
): Promise<Chapter[]> {
  if (whose.email === null) return []
  const sent = newestFirst(await readMails(db, clubId, [whose.email]))
  const records = sent.map(({ template, to, status, at }) => ({ mail: template, sent_to: to, status, at }))
  return [{ title: 'Mails of the last 30 days', records }]
}
