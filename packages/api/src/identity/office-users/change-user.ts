import { and, eq, isNull } from 'drizzle-orm'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import { mayGive } from '@clubhouse/domain/office/offices'
import type { Tx } from '#kernel/db/database.ts'
import { type Act, actOf, type At, lastOwner, notMore, type UsersDeps } from './deps.ts'
import { type Held, holdRunners, inWords, isSame, type Runner, setHeld, standingOf } from './standing.ts'
import { officeInvitations } from './tables.ts'
import { tellPerson } from './tell.ts'

/** Changes what somebody is, or ends it (`after` is null). Answers why not, where it was not done. */
export const changeUser = (
  deps: UsersDeps,
  caller: At,
  userId: string,
  after: Held | null,
): Promise<Refusal | null> =>
  deps.db.withPlatform(async (tx) => {
    const runners = await holdRunners(tx, caller.club.clubId)
    const person = runners.find((each) => each.userId === userId)
    if (!person) return notFound('The person')
    return mayChange(caller, runners, person, after) ?? applyChange(deps, tx, actOf(caller), person, after)
  })

/** Nobody gives more than they have, takes what is above them, or leaves a club without an owner. */
export function mayChange(
  caller: At,
  runners: readonly Runner[],
  person: Runner,
  after: Held | null,
): Refusal | null {
  // As it is now: whoever asks may have been changed while they waited.
  const asking = runners.find(({ userId }) => userId === caller.club.userId)
  if (!asking) return notMore()
  const giver = standingOf(asking)
  if (!mayGive(giver, standingOf(person)) || (after && !mayGive(giver, standingOf(after)))) return notMore()
  const staysOwner = after?.role === 'owner'
  const owners = runners.filter(({ role }) => role === 'owner')
  return person.role === 'owner' && !staysOwner && owners.length === 1 ? lastOwner() : null
}

export async function applyChange(
  deps: UsersDeps,
  tx: Tx,
  act: Act,
  person: Runner,
  after: Held | null,
): Promise<null> {
  if (after && isSame(person, after)) return null
  const { caller, clubId, actorId } = act
  const at = deps.now()
  await setHeld(tx, { clubId, userId: person.userId, at }, after)
  if (!after) await withdrawAll(tx, clubId, person.userId, at)
  await deps.audit.record(tx, caller, {
    kind: after ? 'user-changed' : 'user-removed',
    clubId,
    actorId,
    subjectId: person.userId,
    detail: { runs_the_club_as: `${inWords(person)} → ${after ? inWords(after) : 'not any more'}` },
  })
  await tellPerson(deps, tx, act, { person, before: person, after })
  return null
}

/** Who runs the club no longer has invited nobody to it. */
async function withdrawAll(tx: Tx, clubId: string, userId: string, at: Date): Promise<void> {
  const open = and(
    eq(officeInvitations.clubId, clubId),
    eq(officeInvitations.invitedBy, userId),
    isNull(officeInvitations.acceptedAt),
    isNull(officeInvitations.withdrawnAt),
  )
  await tx.update(officeInvitations).set({ withdrawnAt: at }).where(open)
}
