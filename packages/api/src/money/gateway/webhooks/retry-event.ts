import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { webhookEvents } from './tables.ts'

/** Lets one that was given up, or waits after an attempt in vain, be tried at once. Answers its kind; null where there is no such. */
export async function retryEvent(tx: Tx, id: string, now: Date): Promise<string | null> {
  const { doneAt, failedAt, lastError } = webhookEvents
  const [due] = await tx
    .update(webhookEvents)
    .set({ attempts: 0, dueAt: now, failedAt: null })
    .where(and(eq(webhookEvents.id, id), isNull(doneAt), or(isNotNull(failedAt), isNotNull(lastError))))
    .returning({ kind: webhookEvents.kind })
  await tx.execute(sql`select pg_notify('webhook_events', '')`)
  return due?.kind ?? null
}
