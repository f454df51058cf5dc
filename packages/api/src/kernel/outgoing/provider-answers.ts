import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { providerAnswers } from '../jobs/tables.ts'

/** What services outside last said, in the database: shared by all processes, and there when one starts anew. */

export interface StoredAnswer {
  body: unknown
  fetchedAt: Date
}

export async function readAnswer(db: Database, clubId: string, key: string): Promise<StoredAnswer | null> {
  const isThis = and(eq(providerAnswers.clubId, clubId), eq(providerAnswers.key, key))
  const [row] = await db.withClub(clubId, (tx) => tx.select().from(providerAnswers).where(isThis))
  return row ?? null
}

export async function saveAnswer(
  db: Database,
  clubId: string,
  key: string,
  { body, fetchedAt }: StoredAnswer,
): Promise<void> {
  await db.withClub(clubId, (tx) =>
    tx
      .insert(providerAnswers)
      .values({ clubId, key, body, fetchedAt })
      .onConflictDoUpdate({
        target: [providerAnswers.clubId, providerAnswers.key],
        set: { body, fetchedAt },
      }),
  )
}

/** Which changes a calendar has told of is remembered for longer than the matches themselves. */
export const CALENDAR_KEY = 'calendar'

/** Nobody is shown an answer that is older than a day, so two are enough. */
export async function sweepProviderAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from provider_answers where fetched_at < ${now}::timestamptz
    - case when key = ${CALENDAR_KEY} then interval '400 days' else interval '2 days' end`)
}
