import { eq } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { users } from './tables.ts'
import { linkCodes, mailedCodes } from '../sessions/tables.ts'
import { emailChanges } from '../email-change/tables.ts'
import { passkeys } from '../passkeys/tables.ts'
import { identityLinks } from '../../sso/tables.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { endCalendarFeed } from '#messages/preferences/port.ts'

/**
 * Somebody opened this account with an e-mail that they never proved to be theirs, perhaps to wait for its owner.
 * The owner has come, or is invited: no other way into the account stays open. No provider that is trusted with
 * e-mails can have signed in here before, since that would have proved the e-mail.
 */
export async function reclaimPerson(
  tx: Tx,
  userId: string,
  { sessions, now }: { sessions: Sessions; now: Date },
): Promise<void> {
  await tx.update(users).set({ passwordHash: null, passwordChangedAt: now }).where(eq(users.id, userId))
  await tx.delete(mailedCodes).where(eq(mailedCodes.userId, userId))
  await tx.delete(linkCodes).where(eq(linkCodes.userId, userId))
  await tx.delete(identityLinks).where(eq(identityLinks.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await endCalendarFeed(tx, userId)
  await sessions.endAll(tx, userId, 'reclaimed')
}
