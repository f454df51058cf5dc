import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

export const listOf = (ids: readonly string[]): string => `{${ids.join(',')}}`
export const rowsOf = <Row>(found: unknown): Row[] => (found as { rows: Row[] }).rows

/** What an order was made on stays, and what it said goes: as for whoever is erased (ADR 037). */
export async function emptied(tx: Tx, clubId: string, ids: readonly string[]): Promise<number> {
  await tx.execute(
    sql`update form_answers set answers = '{}'::jsonb where club_id = ${clubId} and id = any(${listOf(ids)}::uuid[])`,
  )
  return ids.length
}
