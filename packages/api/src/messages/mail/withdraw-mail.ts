import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** As the platform: a mail is as if it had never been written, whether it went or not. */
export const withdrawMail = (tx: Tx, effectKey: string): Promise<unknown> =>
  tx.execute(sql`delete from outbox where effect_key = ${effectKey}`)
