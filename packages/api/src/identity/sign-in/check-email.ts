import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import type { Caller } from '#kernel/http/caller.ts'
import { type IdentityDeps, siteOf } from './deps.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { isKnownGuest } from './people/guest-account.ts'
import { findDoor } from './sso-settings.queries.ts'

const KNOWN = { name: 'known_email', text: 'select id from users where email = $1' }

/** API-10, DATA-20: who is known and how they may sign in. It says who has an account, so it is counted. */
export async function checkEmail(
  { db, rates }: Pick<IdentityDeps, 'db' | 'rates'>,
  caller: Caller,
  email: string,
): Promise<EmailCheck> {
  const site = siteOf(caller)
  const wrong = emailError(email)
  invalidData({ email: wrong }, wrong ?? '')
  await rates.take('check-email', caller)
  const [person] = await db.readPlatform<{ id: string }>(KNOWN, [email])
  const { sso } = await findDoor(db, site, person?.id ?? null)
  // ORDER-04: on the site of accounts a guest is led to the step that has Forgot Password; a club's own site signs them up.
  const isGuest = person === undefined && site.host.type === 'myaccount' && (await isKnownGuest(db, email))
  return { email_exists: person !== undefined || isGuest, ...sso, pwd_set_allowed: sso.sso !== 'mandatory' }
}
