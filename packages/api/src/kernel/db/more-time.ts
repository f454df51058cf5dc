import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

const PATIENCE = new WeakMap<Tx, (ms: number) => void>()

/** Of whoever begins transactions: `wait` lets the driver, too, wait so long for an answer. */
export const waitsFor = (tx: Tx, wait: (ms: number) => void): void => void PATIENCE.set(tx, wait)

/**
 * Statements of this transaction may take so long from here on: for what is done for everybody of a large club in one go, and nobody
 * waits for at a desk. The driver gives a server up that does not answer, and must be as patient as PostgreSQL.
 */
export async function takeTime(tx: Tx, ms: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`)
  PATIENCE.get(tx)?.(ms)
}
