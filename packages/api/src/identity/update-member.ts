import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { Member, updateMember as updateMemberCall } from '@clubhouse/contract/identity'
import { mobileError } from '@clubhouse/domain/mobile'
import { newPasswordError } from '@clubhouse/domain/password-rules'
import { nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/sign-up-rules'
import { users } from '../db/identity-tables.ts'
import type { Caller } from '../http/guard.ts'
import { notFound } from '../http/problems.ts'
import { savePassword } from './change-password.ts'
import { type IdentityDeps, siteOf } from './deps.ts'
import type { Identity } from './identity.ts'
import { invalidData } from './invalid-data.ts'
import { findMember } from './member.queries.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findPasswordHash } from './person.queries.ts'

type Changes = ParsedOf<typeof updateMemberCall>['body']
type SignedIn = Extract<Identity, { kind: 'user' }>

export const WRONG_CURRENT_PASSWORD = 'The current password is not right.'

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
  if (changes.password !== undefined) await checkCurrentPassword(deps, caller, userId, changes)
  const hashed = changes.password === undefined ? null : await hashPassword(changes.password)
  const details = detailsOf(changes)
  await db.withPlatform(async (tx) => {
    if (Object.keys(details).length > 0) {
      await tx.update(users).set(details).where(eq(users.id, userId))
      await audit.record(tx, caller, { kind: 'details-changed', actorId: userId, subjectId: userId })
    }
    if (hashed !== null) await savePassword(deps, tx, caller, identity, hashed)
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

/** A session left open on a shared computer must not be enough to take the account over. */
async function checkCurrentPassword(
  { db, rates, audit }: IdentityDeps,
  caller: Caller,
  userId: string,
  { current_password: current }: Changes,
): Promise<void> {
  const hash = await findPasswordHash(db, userId)
  if (hash === null) return
  await rates.take('sign-in', caller, userId)
  if (current !== undefined && (await verifyPassword(hash, current)))
    return rates.forgive('sign-in', caller, userId)
  await db.withPlatform((tx) => audit.record(tx, caller, { kind: 'sign-in-failed', subjectId: userId }))
  invalidData({ current_password: WRONG_CURRENT_PASSWORD }, WRONG_CURRENT_PASSWORD)
}

function detailsOf({ first_name, last_name, mobile, address, receive_updates }: Changes) {
  return {
    ...(first_name !== undefined && { firstName: first_name }),
    ...(last_name !== undefined && { lastName: last_name }),
    ...(mobile !== undefined && { mobile: mobile || null }),
    ...(address !== undefined && { address }),
    ...(receive_updates !== undefined && { receiveUpdates: receive_updates }),
  }
}
