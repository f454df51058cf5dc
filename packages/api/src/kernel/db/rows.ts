import type { SQL } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** What a statement finds or answers with `returning`. Its columns are the caller's word, as the statement is. */
export async function rows<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const found: unknown = await tx.execute(statement)
  // Both drivers answer so; the type of a transaction knows neither.
  return (found as { rows: Row[] }).rows
}

/** The first of them, or none. */
export async function one<Row>(tx: Tx, statement: SQL): Promise<Row | undefined> {
  const [first] = await rows<Row>(tx, statement)
  return first
}

/** Whether there is any. */
export async function exists(tx: Tx, statement: SQL): Promise<boolean> {
  return (await rows(tx, statement)).length > 0
}
