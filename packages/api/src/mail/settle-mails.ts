import { eq, lt, or } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { outbox } from '../db/mail-tables.ts'

const DAY_MS = 86_400_000
/** Long enough to answer "did you ever write to me?", and for an effect key to keep a mail from going twice. */
const KEPT_DAYS = 30

/** The payload may hold a code: it goes with the mail. */
const DONE = { payload: {} }

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ ...DONE, sentAt: now, lastError: null })
    .where(eq(outbox.id, id))
}

/** It comes due again by itself. */
export async function noteFailure(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.update(outbox).set({ lastError: reason }).where(eq(outbox.id, id))
}

export async function giveUp(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ ...DONE, failedAt: now, lastError: reason })
    .where(eq(outbox.id, id))
}

/** Whom we wrote to is personal data too, and is not kept for ever. */
export async function forgetOldMails(tx: Tx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const isOld = or(lt(outbox.sentAt, limit), lt(outbox.failedAt, limit))
  await tx.delete(outbox).where(isOld)
}
