import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { GrantedTokens, GuestGrant } from '@clubhouse/contract/identity/sign-in'
import { nameError } from '@clubhouse/domain/identity/sign-up-rules'
import { emailWithoutPlus, maxLength } from '@clubhouse/domain/validators/validators'
import { guests } from '../sessions/tables.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
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
  { db, rates, sessions, now }: IdentityDeps,
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
  const guestId = randomUUID()
  const tokens = await db.withPlatform(async (tx) => {
    const clubId = site.clubId || null
    await tx.insert(guests).values({ id: guestId, clubId, firstName, lastName, email, createdAt: now() })
    return sessions.beginGuest(tx, { guestId, site: site.name })
  })
  return { guestId, tokens }
}
