import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** docs/operations.md names them. Every occasion has a day, and none comes back after two years. */
const KEEP_OCCASIONS = '2 years'
const KEEP_SENT = '400 days'

export async function forgetAutomaticMails(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    delete from automatic_mail_occasions where written_at < ${at}::timestamptz - ${KEEP_OCCASIONS}::interval`)
  await tx.execute(sql`
    delete from automatic_mails_sent where sent_at < ${at}::timestamptz - ${KEEP_SENT}::interval`)
}
