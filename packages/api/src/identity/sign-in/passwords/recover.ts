import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { emailError } from '@clubhouse/domain/identity/email-rules'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Caller } from '#kernel/http/caller.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { clubOf, type IdentityDeps, siteOf } from '../deps.ts'
import { makeGuestAccount } from '../people/guest-account.ts'
import { CODE_LIFETIME } from '../codes/mailed-codes.ts'
import { recoveryLink } from '../codes/mail-links.ts'

/** The same for everybody: the answer must not say who has an account. */
export const CODE_SENT = 'If there’s an account for this email, we’ve emailed it a six-digit code.'

/** Writing a code and a mail takes a few milliseconds that a stranger would not need: nobody is answered sooner. */
const ANSWERED_AFTER_MS = 150

const PERSON = {
  name: 'person_to_recover',
  text: `
    select id, first_name as "firstName", email_verified_at is not null as "isVerified"
    from users where email = $1`,
}

interface RecoveringPerson {
  id: string
  firstName: string
  isVerified: boolean
}

/** API-22, AUTH-77 */
export async function requestRecovery(
  deps: IdentityDeps,
  caller: Caller,
  email: string,
): Promise<{ message: string }> {
  siteOf(caller)
  const wrong = emailError(email)
  invalidData({ email: wrong }, wrong ?? '')
  await deps.rates.take('recovery', caller, email)
  await Promise.all([mailCode(deps, caller, email), sleep(ANSWERED_AFTER_MS)])
  return { message: CODE_SENT }
}

async function mailCode(
  { db, now, codes, audit }: IdentityDeps,
  caller: Caller,
  email: string,
): Promise<void> {
  const site = siteOf(caller)
  const [person] = await db.readPlatform<RecoveringPerson>(PERSON, [email])
  await db.withPlatform(async (tx) => {
    const made = person ? null : await makeGuestAccount({ audit, now }, tx, caller, email)
    // Nobody has shown yet that they are who a guest said to be: no name.
    const known = person ?? (made && { id: made.id, firstName: '', isVerified: false })
    await audit.record(tx, caller, { kind: 'recovery-requested', subjectId: known?.id ?? null })
    if (!known) return
    const code = await codes.renew(tx, known.id, 'recovery')
    if (code === null) return
    const mail = {
      template: 'recovery-code' as const,
      payload: {
        first_name: greetingName(known),
        code,
        minutes: CODE_LIFETIME.recovery / 60_000,
        link: recoveryLink(site),
      },
    }
    const effectKey = `recovery-code ${randomUUID()}`
    await enqueueMail(tx, { clubId: clubOf(site), effectKey, to: email, mail }, now())
  })
}
