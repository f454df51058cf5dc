import { and, eq, gt, isNull } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import { hiddenEmail } from '@clubhouse/domain/messages/mail/hidden-email'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { hashToken, newToken } from '#kernel/security/token-hash.ts'
import { forgetMailedCodes } from '../codes/forget-mailed.ts'
import { undoEmailLink } from '../codes/mail-links.ts'
import { type IdentityDeps, siteOf, writtenFor } from '../deps.ts'
import { holdPassword } from '../passwords/change-password.ts'
import { users } from '../people/tables.ts'
import { emailChanges } from './tables.ts'

const WEEK_MS = 7 * 24 * 3_600_000

export const NOT_CONFIRMED =
  'This link doesn’t work any more, or it belongs to another account. Ask for the change again.'

/**
 * Makes the new e-mail count. Only whoever is signed in to the account can: a link that a stranger had mailed to somebody
 * ties no mailbox to the stranger's account, however often it is pressed. Every other sign-in ends, and the old
 * mailbox is told, with a way back for a week.
 */
export async function confirmEmailChange(
  deps: IdentityDeps,
  caller: Caller,
  identity: SignedIn,
  code: string,
): Promise<{ message: string }> {
  const { db, rates, audit, sessions, now } = deps
  const site = siteOf(caller)
  const userId = identity.user.user_id
  await rates.take('code', caller, userId)
  const isChanged = await undoneIfRefused(db, null, async (tx) => {
    const held = await holdPassword(tx, identity)
    if (held instanceof Refusal) return held
    const at = now()
    const undo = newToken()
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(emailChanges, eq(emailChanges.newEmail, users.email))
      .where(eq(emailChanges.confirmHash, hashToken(code)))
    if (taken) return false
    const [change] = await tx
      .update(emailChanges)
      .set({ confirmedAt: at, undoHash: hashToken(undo), undoUntil: new Date(at.getTime() + WEEK_MS) })
      .where(
        and(
          eq(emailChanges.confirmHash, hashToken(code)),
          eq(emailChanges.userId, userId),
          isNull(emailChanges.confirmedAt),
          isNull(emailChanges.closedAt),
          gt(emailChanges.confirmUntil, at),
        ),
      )
      .returning()
    if (!change) return false
    const { newEmail, oldEmail } = change
    await tx.update(users).set({ email: newEmail, emailVerifiedAt: at }).where(eq(users.id, userId))
    await forgetMailedCodes(tx, deps, userId)
    await sessions.endAll(tx, userId, 'email-changed', identity.sessionId)
    await audit.record(tx, caller, { kind: 'email-changed', actorId: userId, subjectId: userId })
    const { first_name: firstName, email_verified: isVerified } = identity.user
    const mail = {
      template: 'email-changed' as const,
      payload: {
        first_name: greetingName({ firstName, isVerified }),
        email: hiddenEmail(newEmail),
        at: at.toISOString(),
        link: undoEmailLink(site, undo),
      },
    }
    const effectKey = `email-changed ${change.id}`
    await enqueueMail(tx, { clubId: writtenFor(site, identity.user), effectKey, to: oldEmail, mail }, at)
    return true
  })
  if (!isChanged) throw new Refusal(422, 'invalid_data', NOT_CONFIRMED)
  return { message: 'Your email has been changed.' }
}
