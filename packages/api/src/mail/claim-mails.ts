import { and, asc, eq, isNull, lte, min } from 'drizzle-orm'
import type { Mail } from '@clubhouse/domain/mails'
import type { Tx } from '../db/database.ts'
import { outbox } from '../db/mail-tables.ts'
import { nextAttempt } from './back-off.ts'

export interface ClaimedMail {
  id: string
  clubId: string | null
  recipient: string
  replyTo: string | null
  mail: Mail
  attempts: number
  /** When it comes due again, should nobody mark it sent. */
  dueAt: Date
  createdAt: Date
}

export interface ClaimOptions {
  now: Date
  limit: number
  /** Shortens the wait until it comes due again, in tests. */
  pace?: number
  /** Off only to prove that it is needed. */
  locks?: boolean
}

/**
 * Takes mails that are due and pushes their time, so that they are this process's own until then. Committed
 * before anything is sent: no transaction waits for a mail server.
 */
export async function claimDue(
  tx: Tx,
  { now, limit, pace = 1, locks = true }: ClaimOptions,
): Promise<ClaimedMail[]> {
  const due = tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
  // Whoever comes second passes over what the first one holds, instead of waiting for it and taking it too.
  const rows = await (locks ? due.for('update', { skipLocked: true }) : due)
  const claimed: ClaimedMail[] = []
  for (const row of rows) {
    const attempts = row.attempts + 1
    const dueAt = nextAttempt(attempts, now, pace)
    // With its last error it would pass for a mail that only waits, and be hurried while it is being sent.
    await tx.update(outbox).set({ attempts, dueAt, lastError: null }).where(eq(outbox.id, row.id))
    const { id, clubId, recipient, replyTo, template, payload, createdAt } = row
    // Written by enqueueMail, which takes nothing but a Mail.
    const mail = { template, payload } as Mail
    claimed.push({ id, clubId, recipient, replyTo, mail, attempts, dueAt, createdAt })
  }
  return claimed
}

export async function nextDue(tx: Tx): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(outbox.dueAt) })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt)))
  return row?.at ?? null
}
