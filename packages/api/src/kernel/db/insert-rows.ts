import { getTableColumns, sql, type Table } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** More would be one statement for longer than one may take. */
const AT_ONCE = 2000

/**
 * Many rows of a table in one statement, as one value: a statement with a parameter for each field of thousands of rows is slow
 * to write and to read. All rows name the same fields.
 */
export async function insertRows<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const fields = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const names = sql.join(
    fields.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const named = rows
      .slice(from, from + AT_ONCE)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(fields.map(([field, column]) => [column.name, row[field] ?? null])),
      )
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`)
  }
}
