import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { retryWork } from '#kernel/jobs/request-work.ts'
import { SWITCHED_OFF } from './automatic.ts'
import { WITHDRAWN } from './list-mails.ts'
import { OPTED_OUT } from './opt-outs.ts'
import { outbox } from './tables.ts'

/** What operators and the demo's desk see: never a recipient, a subject or what a mail says. */

const SHOWN = 50

/** A mail that was not sent, by what kept it. */
export interface StuckMail {
  id: string
  template: string
  attempts: number
  lastError: string | null
  createdAt: Date
  /** When it is tried again; null when it was given up. */
  dueAt: Date | null
}

export interface MailCounts {
  due: number
  waiting: number
  failed: number
}

/** Given up, and not because its reader or its club wants none, or its sender thought better of it. */
const isDeadLetter = and(
  isNotNull(outbox.failedAt),
  sql`coalesce(${outbox.lastError}, '') not in (${OPTED_OUT}, ${WITHDRAWN}, ${SWITCHED_OFF})`,
)

export async function countMails(tx: Tx, now: Date): Promise<MailCounts> {
  const isOpen = sql`${outbox.failedAt} is null`
  const isDue = and(isNull(outbox.failedAt), lte(outbox.dueAt, now))
  const [row] = await tx
    .select({
      due: sql<number>`(count(*) filter (where ${isDue}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isOpen} and not ${isDue}))::int`,
      failed: sql<number>`(count(*) filter (where ${isDeadLetter}))::int`,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
  return row ?? { due: 0, waiting: 0, failed: 0 }
}

/** Those that were tried in vain and wait, oldest first. */
export async function waitingMails(tx: Tx): Promise<StuckMail[]> {
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.failedAt), isNotNull(outbox.lastError)))
    .orderBy(asc(outbox.createdAt))
    .limit(SHOWN)
  return rows.map(stuck)
}

/** The dead letters, newest first. */
export async function failedMails(tx: Tx): Promise<StuckMail[]> {
  const rows = await tx.select().from(outbox).where(isDeadLetter).orderBy(desc(outbox.failedAt)).limit(SHOWN)
  return rows.map(stuck)
}

const stuck = (row: typeof outbox.$inferSelect): StuckMail => ({
  id: row.id,
  template: row.template,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt,
  dueAt: row.failedAt ? null : row.dueAt,
})

/** Lets a mail that waits, or work that was given up, go on at once. */
export async function retryNow(tx: Tx, id: string, now: Date): Promise<'mail' | 'work' | null> {
  if (await retryWork(tx, id, now)) return 'work'
  return (await hurryMail(tx, id, now)) ? 'mail' : null
}

/** One mail that waits for another try: which it is. Null where it is being sent, or was settled. */
export const hurryMail = async (tx: Tx, id: string, now: Date): Promise<string | null> =>
  (await hurry(tx, now, id))[0]?.template ?? null

/** For the hour in which the mail server is back: nobody waits out a wait that was meant for its absence. */
export const hurryMails = async (tx: Tx, now: Date): Promise<number> => (await hurry(tx, now)).length

async function hurry(tx: Tx, now: Date, id?: string): Promise<{ template: string }[]> {
  const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.failedAt))
  const rows = await tx
    .update(outbox)
    .set({ dueAt: now })
    // Claiming takes the error away: a mail without one is being sent, for the first time or again.
    .where(and(isWaiting, isNotNull(outbox.lastError), id ? eq(outbox.id, id) : undefined))
    .returning({ template: outbox.template })
  await tx.execute(sql`select pg_notify('outbox', '')`)
  return rows
}
