import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { EmailChange } from '@clubhouse/contract/identity/member-security'
import type { Proof } from '@clubhouse/contract/identity/passkeys'
import { Refusal } from '@clubhouse/contract/refusal'
import { EMAIL_LIMITS, emailError } from '@clubhouse/domain/identity/email-rules'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { invalidData } from '#kernel/http/limits/parse-part.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import { confirmEmailLink, signInLink } from '../codes/mail-links.ts'
import { type IdentityDeps, siteOf, writtenFor } from '../deps.ts'
import { holdPassword } from '../passwords/change-password.ts'
import { users } from '../people/tables.ts'
import { proofSpent, provePerson, spendProof } from '../prove-person.ts'
import { emailChanges } from './tables.ts'

const HOUR_MS = 3_600_000
const CONFIRM_HOURS = 24

export const SAME_EMAIL = 'That’s your email already.'

/**
 * Asks for another e-mail. Nothing changes before it is confirmed from there. Whether somebody else has it is not said:
 * they get a mail that says so instead of one with a link.
 */
export async function askEmailChange(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  { email, ...proof }: Proof & { email: string },
): Promise<EmailChange> {
  const { db, rates, audit, now } = deps
  const site = siteOf(caller)
  const { user_id: userId, email: oldEmail, first_name, email_verified } = identity.user
  const wrong = email === oldEmail ? SAME_EMAIL : emailError(email, EMAIL_LIMITS.signUp)
  invalidData({ email: wrong }, wrong ?? '')
  const checked = await provePerson(deps, caller, identity, proof)
  await rates.take('verification', caller, userId)
  const at = now()
  const confirmUntil = new Date(at.getTime() + CONFIRM_HOURS * HOUR_MS)
  const code = newToken()
  const isProven = await undoneIfRefused(db, null, async (tx) => {
    const held = await holdPassword(tx, identity)
    if (held instanceof Refusal) return held
    if (!(await spendProof(tx, deps, checked))) return false
    await closeOpen(tx, userId, at)
    await tx.insert(emailChanges).values({
      id: randomUUID(),
      userId,
      oldEmail,
      newEmail: email,
      createdAt: at,
      confirmHash: hashToken(code),
      confirmUntil,
      // Made anew when it is confirmed: until then nothing can be undone.
      undoHash: hashToken(newToken()),
      undoUntil: at,
    })
    await audit.record(tx, caller, { kind: 'email-change-asked', actorId: userId, subjectId: userId })
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    const greeted = greetingName({ firstName: first_name, isVerified: email_verified })
    const mail = owner
      ? { template: 'account-exists' as const, payload: { first_name: '', link: signInLink(site) } }
      : {
          template: 'confirm-new-email' as const,
          payload: { first_name: greeted, hours: CONFIRM_HOURS, link: confirmEmailLink(site, code) },
        }
    const effectKey = `confirm-new-email ${hashToken(code).toString('hex')}`
    await enqueueMail(tx, { clubId: writtenFor(site, identity.user), effectKey, to: email, mail }, at)
    return true
  })
  if (!isProven) throw proofSpent()
  return { new_email: email, confirm_until: confirmUntil.toISOString() }
}

/** Keeps the e-mail as it is; asked twice, it is done once. */
export async function cancelEmailChange(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  { user }: SignedIn,
): Promise<{ cancelled: true }> {
  await db.withPlatform((tx) => closeOpen(tx, user.user_id, now()))
  return { cancelled: true }
}

async function closeOpen(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ closedAt: at })
    .where(
      and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt), isNull(emailChanges.closedAt)),
    )
}
