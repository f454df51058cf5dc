import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Whoever names the same waits here until the transaction of whoever came before is over. */
export async function oneAtATime(tx: Tx, ...named: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(named)}, 0))`)
}
