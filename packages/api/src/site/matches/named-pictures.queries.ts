import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { providerAnswers } from '#kernel/jobs/tables.ts'

/** Whether any answer whose key begins so names this picture. */
export async function namesPicture(
  db: Database,
  clubId: string,
  { keysFrom, pictureId }: { keysFrom: string; pictureId: string },
): Promise<boolean> {
  const isNamed = sql`jsonb_path_exists(${providerAnswers.body}, '$.**.picture_id ? (@ == $id)',
    jsonb_build_object('id', ${pictureId}::text))`
  const isThis = and(
    eq(providerAnswers.clubId, clubId),
    sql`starts_with(${providerAnswers.key}, ${keysFrom})`,
    isNamed,
  )
  const rows = await db.withClub(clubId, (tx) =>
    tx.select({ key: providerAnswers.key }).from(providerAnswers).where(isThis).limit(1),
  )
  return rows.length > 0
}
