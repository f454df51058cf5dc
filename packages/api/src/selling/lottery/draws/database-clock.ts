import { sql } from 'drizzle-orm'
import type { Clock } from '#kernel/clock.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/**
 * What the database's clock shows at this moment, not when the transaction began: one clock for all processes, whatever theirs
 * show. The demo moves time, and then it is moved here too.
 */
export async function databaseNow(tx: Tx, clock: Clock): Promise<Date> {
  const movedMs = clock.now().getTime() - Date.now()
  const row = await one<{ ms: number }>(
    tx,
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  if (!row) throw new Error('The database does not tell the time')
  return new Date(row.ms + movedMs)
}
