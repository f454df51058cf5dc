import type { Tx } from '#kernel/db/database.ts'

export async function insertAll<Table extends Parameters<Tx['insert']>[0]>(
  tx: Tx,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  // Drizzle refuses an empty list of rows.
  if (rows.length > 0) await tx.insert(table).values(rows)
}
