import type { OwnSignInState } from '@clubhouse/contract/people/office/person-requests'
import { Refusal } from '@clubhouse/contract/refusal'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { Tx } from '#kernel/db/database.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import { findGrownUp, offerFromClub } from '../../family/port.ts'
import { clubDay } from '#site/clubs/reads.ts'
import type { At } from '../guarded-answers.ts'
import { mayReadPeople } from '../rights.ts'
import type { RequestDeps } from './copy-data.ts'
import { type Asked, findAsked } from './find-asked.queries.ts'
import { readOwnEmail } from './own-email.queries.ts'

interface Found {
  person: Asked
  email: string | null
}

/** As the club: who it is, and the address that is their own. */
async function findPerson(
  tx: Tx,
  { club: { clubId } }: At,
  memberId: string,
  now: Date,
): Promise<Found | null> {
  const person = await findAsked(tx, { clubId, today: await clubDay(tx, clubId, now) }, memberId)
  return person && { person, email: await readOwnEmail(tx, person) }
}

export async function showOwnSignIn(
  { db, now }: Pick<RequestDeps, 'db' | 'now'>,
  caller: At,
  memberId: string,
): Promise<OwnSignInState> {
  refuseStrangers(caller)
  const at = now()
  const found = await db.withClub(caller.club.clubId, (tx) => findPerson(tx, caller, memberId, at))
  const { person, email } = orNotFound(found, 'The person')
  const { heldBy: userId } = person
  const isOwn = person.whose.isHolder
  const grown =
    userId === null || isOwn ? null : await db.withPlatform((tx) => findGrownUp(tx, { userId, memberId }, at))
  return {
    member_id: memberId,
    name: person.name,
    first_name: person.firstName,
    email,
    guardian: grown?.guardian.firstName ?? '',
    bar: isOwn ? 'has_own' : !grown ? 'no_account' : grown.isOfAge ? null : 'too_young',
    offered: grown?.offered ?? null,
  }
}

/** Nothing is handed over before they have come and taken it; the family sees the offer, and can take it back. */
export async function offerSignIn(
  { db, now, audit, rates, identity }: RequestDeps,
  caller: At,
  memberId: string,
): Promise<{ sent_to: string; asked: 'person' | 'guardian' }> {
  refuseStrangers(caller)
  const { clubId, userId: actorId } = caller.club
  const found = await db.withClub(clubId, (tx) => findPerson(tx, caller, memberId, now()))
  const { person, email } = orNotFound(found, 'The person')
  const { heldBy: userId } = person
  if (person.whose.isHolder) throw new Refusal(409, 'has_own', `${person.firstName} has a sign-in already.`)
  if (userId === null) throw new Refusal(409, 'no_account', 'They are in nobody’s account.')
  await rates.take('own-sign-in', caller, `${clubId} ${actorId}`)
  const deps = { db, now, audit, rates: identity.rates, codes: identity.codes }
  const done = await db.withPlatform((tx) =>
    offerFromClub(deps, tx, caller, { clubId, actorId, userId, memberId, email }),
  )
  if (!done.ok) throw new Refusal(done.reason.status, done.reason.code, done.reason.message)
  return done.value
}

function refuseStrangers(caller: At): void {
  if (!mayReadPeople(caller)) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
}
