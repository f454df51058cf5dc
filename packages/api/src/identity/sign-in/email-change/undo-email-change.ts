import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import type { IdentityDeps } from '../deps.ts'
import { holdPerson } from '../people/hold-person.ts'
import { reclaimPerson } from '../people/reclaim-person.ts'
import { users } from '../people/tables.ts'
import { emailChanges } from './tables.ts'

export const NOT_UNDONE = 'This link doesn’t work any more. It works once, and for a week.'

/**
 * Whoever reads the old mailbox takes the account back. Somebody else may know its password and hold passkeys to it, so
 * nothing of that stays: the next way in is by a code to the old mailbox.
 */
export async function undoEmailChange(
  deps: IdentityDeps,
  caller: Caller,
  code: string,
): Promise<{ message: string }> {
  const { db, rates, audit, sessions, now } = deps
  await rates.take('code', caller)
  const isUndone = await db.withPlatform(async (tx) => {
    const at = now()
    const change = await findUndoable(tx, code, at)
    if (!change) return false
    const { userId, oldEmail } = change
    await holdPerson(tx, userId)
    // Asked once more now that nobody else is at it: it may have been undone while we waited.
    if (!(await findUndoable(tx, code, at))) return false
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, oldEmail), sql`${users.id} <> ${userId}`))
    if (other) return false
    await tx.update(users).set({ email: oldEmail, emailVerifiedAt: at }).where(eq(users.id, userId))
    await reclaimPerson(tx, userId, { sessions, now: at })
    await audit.record(tx, caller, { kind: 'email-change-undone', actorId: userId, subjectId: userId })
    return true
  })
  if (!isUndone) throw new Refusal(422, 'invalid_data', NOT_UNDONE)
  return { message: 'Your account has its old email back, and everyone is signed out.' }
}

async function findUndoable(tx: Tx, code: string, at: Date) {
  const [change] = await tx
    .select({ userId: emailChanges.userId, oldEmail: emailChanges.oldEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.undoHash, hashToken(code)),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.closedAt),
        gt(emailChanges.undoUntil, at),
      ),
    )
  return change ?? null
}

/** An e-mail that its owner may still take back is nobody else's to sign up with. */
export async function isHeldBack(tx: Tx, email: string, at: Date): Promise<boolean> {
  const held = await tx
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.closedAt),
        gt(emailChanges.undoUntil, at),
      ),
    )
    .limit(1)
  return held.length > 0
}
