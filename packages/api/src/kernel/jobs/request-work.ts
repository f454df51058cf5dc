import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { jobRuns } from './tables.ts'
import type { About } from './long-work.ts'

export interface WorkRequest {
  /** Null for the platform's own. */
  clubId: string | null
  kind: string
  /** The same key is worked on once, however often it is asked for. */
  effectKey: string
  about: About
  /** Not before then; at once unless given. */
  dueAt?: Date
}

/**
 * Asks for long work in the transaction that causes it, of a club or of the platform: both happen or neither.
 * A trigger wakes the workers at the commit. Answers the id by which the work can be watched and stopped.
 */
export async function requestWork(
  tx: Tx,
  { clubId, kind, effectKey, about, dueAt }: WorkRequest,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const [mine] = await tx
    .insert(jobRuns)
    .values({ id, clubId, kind, effectKey, about, state: 'queued', dueAt: dueAt ?? now, createdAt: now })
    .onConflictDoNothing({ target: jobRuns.effectKey })
    .returning({ id: jobRuns.id })
  if (mine) return mine.id
  const [earlier] = await tx.select({ id: jobRuns.id }).from(jobRuns).where(eq(jobRuns.effectKey, effectKey))
  if (!earlier) throw new Error('this effect key belongs to the work of another club')
  return earlier.id
}

/**
 * Asks for an end. Takes effect between two steps: what was done stays done. Answers whether there was anything
 * to stop.
 */
export async function cancelWork(tx: Tx, id: string, now: Date): Promise<boolean> {
  const stopped = await tx
    .update(jobRuns)
    .set({
      cancelRequestedAt: sql`coalesce(${jobRuns.cancelRequestedAt}, ${now.toISOString()}::timestamptz)`,
      dueAt: now,
    })
    .where(sql`${jobRuns.id} = ${id} and ${jobRuns.finishedAt} is null`)
    .returning({ id: jobRuns.id })
  await wakeWorkers(tx)
  return stopped.length > 0
}

/** Lets work that was given up go on where it stopped. Answers its kind; null where there was no such work. */
export async function retryWork(tx: Tx, id: string, now: Date): Promise<string | null> {
  const begun = await tx
    .update(jobRuns)
    .set({ state: 'queued', attempts: 0, finishedAt: null, cancelRequestedAt: null, dueAt: now })
    .where(sql`${jobRuns.id} = ${id} and ${jobRuns.state} = 'failed'`)
    .returning({ kind: jobRuns.kind })
  await wakeWorkers(tx)
  return begun[0]?.kind ?? null
}

/** Heard at the commit. */
const wakeWorkers = (tx: Tx) => tx.execute(sql`select pg_notify('work', '')`)
