import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { GuardedAnswers, openGuardedAnswers } from '@clubhouse/contract/people/office/members'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import type { RunningClub } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import { type IdentityDeps, proofSpent, provePerson, spendProof } from '#identity/sign-in/port.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { isCoachOf } from './groups/whose-coach.ts'
import { readAnswers, readMember } from './read-member.queries.ts'
import { mayReadMedical, mayReadPeople } from './rights.ts'
import { sortForms } from './show-member.ts'
import { openUntil, writeGuardedAccess } from './write-access.ts'

export type At = Caller & { club: RunningClub; member: SignedIn }

export interface GuardedDeps extends Pick<Core, 'db' | 'now' | 'audit'> {
  identity: IdentityDeps
}

const WHY = 'Say in a few words why.'
export const LOCKED = 'These answers are locked. Say why you need them first.'

/** Reads them for a reason: the look, its line in the access log and in the audit log are one transaction. */
export async function openGuarded(
  { db, now, audit, identity }: GuardedDeps,
  caller: At,
  memberId: string,
  { reason, note, ...proof }: ParsedOf<typeof openGuardedAnswers>['body'],
): Promise<GuardedAnswers> {
  refuseStrangers(caller)
  if (reason === 'other' && note === '')
    throw new Refusal(422, 'invalid_data', WHY, { errors: { note: WHY } })
  const { clubId, userId } = caller.club
  // Before anybody is proved: an id of another club is nobody here.
  orThrow(await db.withClub(clubId, (tx) => findPerson(tx, caller, memberId, now())))
  const proved = await provePerson(identity, caller, caller.member, proof)
  // A passkey’s answer counts once; it is the platform’s to keep.
  if (proved.passkey && !(await db.withPlatform((tx) => spendProof(tx, identity, proved)))) throw proofSpent()
  const opened = await db.withClub(clubId, async (tx) => {
    const at = now()
    const person = await findPerson(tx, caller, memberId, at)
    if (person instanceof Refusal) return person
    const { guarded: forms } = sortForms(await readAnswers(tx, clubId, memberId))
    if (forms.length === 0) return notFound('Any such answer')
    const name = `${person.first_name} ${person.last_name}`.trim()
    const questions = forms.flatMap(({ answers }) => answers.map(({ label }) => label))
    const until = await writeGuardedAccess(
      tx,
      { clubId, userId, personId: memberId, person: name, isChild: person.is_juvenile, now: at },
      { questions, reason, note },
    )
    await audit.record(tx, caller, {
      kind: 'guarded-answers-opened',
      clubId,
      actorId: userId,
      detail: { person_id: memberId, reason },
    })
    return { until: until.toISOString(), forms }
  })
  return orThrow(opened)
}

/** Again, while they are open to whoever asks. */
export async function readGuarded(
  { db, now }: Pick<GuardedDeps, 'db' | 'now'>,
  caller: At,
  memberId: string,
): Promise<GuardedAnswers> {
  refuseStrangers(caller)
  const { clubId, userId } = caller.club
  const read = await db.withClub(clubId, async (tx) => {
    const at = now()
    const person = await findPerson(tx, caller, memberId, at)
    if (person instanceof Refusal) return person
    const until = await openUntil(tx, { clubId, userId, personId: memberId, now: at })
    if (!until) return new Refusal(403, 'reason_needed', LOCKED)
    return { until: until.toISOString(), forms: sortForms(await readAnswers(tx, clubId, memberId)).guarded }
  })
  return orThrow(read)
}

/** A coach finds who is in their groups, and nobody else: to them the others are not there. */
async function findPerson(tx: Tx, caller: At, memberId: string, now: Date) {
  const { clubId, userId } = caller.club
  if (!mayReadPeople(caller) && !(await isCoachOf(tx, { clubId, userId, memberId })))
    return notFound('The person')
  const today = await clubDay(tx, clubId, now)
  const person = await readMember(tx, { clubId, memberId, userId, today, now })
  return person ?? notFound('The person')
}

function refuseStrangers(caller: At): void {
  if (!mayReadMedical(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
}
