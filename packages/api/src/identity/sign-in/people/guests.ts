import type { z } from 'zod'
import type { GrantedTokens, GuestGrant } from '@clubhouse/contract/identity/sign-in'
import { nameError } from '@clubhouse/domain/identity/sign-up-rules'
import { emailWithoutPlus, maxLength } from '@clubhouse/domain/validators/validators'
import type { Caller } from '#kernel/http/caller.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
import { beginGuest } from '../sessions/begin-guest.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'

/** GUEST-05, GUEST-08 */
const MESSAGES = { required: 'This is a required field', email: 'Please enter a valid email address' }

/** What a mail can be sent to: a guest signs in with nothing. */
const LONGEST_EMAIL = 254

const emailError = (email: string): string | null =>
  email === ''
    ? MESSAGES.email
    : (emailWithoutPlus(MESSAGES.email)(email) ?? maxLength(LONGEST_EMAIL, MESSAGES.email)(email))

export interface LetInGuest {
  guestId: string
  tokens: GrantedTokens
}

/** API-12, DATA-22: somebody who buys without an account. Nothing is looked up: an e-mail opens no account. */
export async function letGuestIn(
  { db, rates, now }: IdentityDeps,
  caller: Caller,
  { first_name: firstName, last_name: lastName, email }: z.output<typeof GuestGrant>,
): Promise<LetInGuest> {
  const site = siteOf(caller)
  invalidData({
    first_name: nameError(firstName, MESSAGES.required),
    last_name: nameError(lastName, MESSAGES.required),
    email: emailError(email),
  })
  await rates.take('guest', caller)
  const guest = { clubId: site.clubId || null, firstName, lastName, email }
  return beginGuest({ db, now: now() }, guest, site.name)
}
