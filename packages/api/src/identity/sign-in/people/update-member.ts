import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { updateMember as updateMemberCall } from '@clubhouse/contract/identity/members'
import type { Member } from '@clubhouse/contract/people/people'
import { mobileError } from '@clubhouse/domain/identity/mobile'
import { newPasswordError } from '@clubhouse/domain/identity/password-rules'
import { nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/identity/sign-up-rules'
import type { Tx } from '#kernel/db/database.ts'
import { users } from './tables.ts'
import type { Caller, Identity } from '#kernel/http/caller.ts'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { holdPassword, isByFreshCode, savePassword, spendSignInByCode } from '../passwords/change-password.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { findMember } from './member.queries.ts'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { findPasswordHash } from './person.queries.ts'

type Changes = ParsedOf<typeof updateMemberCall>['body']
type SignedIn = Extract<Identity, { kind: 'user' }>

export const FIRST_BY_MAIL =
  'You don’t have a password yet. Use "Forgot Password?" on the sign-in page and we’ll email you a code to set one.'

export const WRONG_CURRENT_PASSWORD = 'That’s not your current password.'

/** API-07, MYACC-08: own details, a new password, or both; all of it or nothing. */
export async function updateMember(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  changes: Changes,
): Promise<Member> {
  const { db, audit } = deps
  siteOf(caller)
  refuseInvalid(changes)
  const userId = identity.user.user_id
  const verified =
    changes.password === undefined ? null : await checkCurrentPassword(deps, caller, identity, changes)
  const hashed = changes.password === undefined ? null : await hashPassword(changes.password)
  const details = detailsOf(changes)
  await undoneIfRefused(db, null, async (tx) => {
    const overtaken = hashed === null ? null : await overtakenBy(tx, identity, verified)
    if (overtaken) return overtaken
    if (Object.keys(details).length > 0) {
      await tx.update(users).set(details).where(eq(users.id, userId))
      await audit.record(tx, caller, { kind: 'details-changed', actorId: userId, subjectId: userId })
    }
    if (hashed !== null) await savePassword(deps, tx, caller, identity, hashed)
    return null
  })
  const member = await findMember(db, userId)
  if (!member) throw notFound('The member')
  return member
}

function refuseInvalid({ first_name, last_name, mobile, password }: Changes): void {
  invalidData({
    first_name: first_name === undefined ? null : nameError(first_name, SIGN_UP_MESSAGES.firstName),
    last_name: last_name === undefined ? null : nameError(last_name, SIGN_UP_MESSAGES.lastName),
    mobile: mobileError(mobile ?? ''),
    password: password === undefined ? null : newPasswordError(password),
  })
}

/**
 * A session left open on a shared computer must not be enough to take the account over. Answers the hash of the password
 * that was right, and null for whoever has none: there a code out of their mailbox stands in for it.
 */
async function checkCurrentPassword(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  { current_password: current }: Changes,
): Promise<string | null> {
  const { db, rates, audit } = deps
  const { user_id: userId, email } = identity.user
  const hash = await findPasswordHash(db, userId)
  if (hash === null) {
    if (isByFreshCode(deps, identity)) return null
    throw needsMailbox()
  }
  // Counted with the sign-ins of this e-mail: a guess is a guess wherever it is made.
  await rates.take('sign-in', caller, email)
  if (current !== undefined && (await verifyPassword(hash, current))) {
    await rates.forgive('sign-in', caller, email)
    return hash
  }
  await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId: userId }))
  throw wrongCurrentPassword()
}

/** Changed by somebody else since it was checked: what was right then changes nothing now. */
async function overtakenBy(tx: Tx, identity: SignedIn, verified: string | null): Promise<Refusal | null> {
  const held = await holdPassword(tx, identity)
  if (held instanceof Refusal) return held
  if (verified === null) return (await spendSignInByCode(tx, identity)) ? null : needsMailbox()
  return held === verified ? null : wrongCurrentPassword()
}

const wrongCurrentPassword = () =>
  new Refusal(422, 'invalid_data', WRONG_CURRENT_PASSWORD, {
    errors: { current_password: WRONG_CURRENT_PASSWORD },
  })

const needsMailbox = () => new Refusal(403, 'forbidden', FIRST_BY_MAIL)

function detailsOf({ first_name, last_name, mobile, address, receive_updates }: Changes) {
  return {
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(mobile !== undefined && { mobile: mobile || null }),
    ...(address !== undefined && { address }),
    ...(receive_updates !== undefined && { receiveUpdates: receive_updates }),
  }
}
