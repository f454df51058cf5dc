import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** Long enough for a club to look up what was agreed last season; docs/operations.md names it. */
const KEEP_MESSAGES = '24 months'

/** What strangers wrote about themselves is not kept for ever. */
export async function forgetOldMessages(tx: Tx, now: Date): Promise<void> {
  await tx.execute(
    sql`delete from contact_messages where created_at < ${now}::timestamptz - ${KEEP_MESSAGES}::interval`,
  )
}
