import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** A season and a bit: long enough to say who was told, and no longer. */
const KEPT_DAYS = 400
/** What is left over goes the next night. */
const AT_ONCE = 20_000

/** Whom a club wrote to is personal data; the letter itself and its sum stay. */
export async function forgetRecipients(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from mailing_recipients where id in (
      select r.id from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
      where m.created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS}) limit ${AT_ONCE})`)
}
