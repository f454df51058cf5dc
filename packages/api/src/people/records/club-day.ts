import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** The day it is where the club is. */
export async function dayThere(tx: Tx, clubId: string, now: Date): Promise<string> {
  const found: unknown = await tx.execute(sql`
    select to_char(${now.toISOString()}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today from clubs where id = ${clubId}`)
  const [row] = (found as { rows: { today: string }[] }).rows
  if (!row) throw new Error('A club that is run is never missing')
  return row.today
}
