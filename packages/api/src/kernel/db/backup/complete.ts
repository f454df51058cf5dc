import type pg from 'pg'
import { BackupError } from './backup-error.ts'

/** Every table that pg_dump writes the rows of: those of extensions are made by the extension. */
const TABLES = `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`

/** The moment lasts as long as the dump does, whatever the login is used to; and rows are all counted, or none. */
const SEEN_WHOLE =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off'

/** A moment of the database that stays visible for as long as the connection keeps its transaction, also to pg_dump. */
export async function holdMoment(admin: pg.Client): Promise<string> {
  await admin.query(SEEN_WHOLE)
  await admin.query('begin isolation level repeatable read read only')
  const { rows } = await admin.query<{ moment: string }>('select pg_export_snapshot() as moment')
  return rows[0]?.moment ?? ''
}

/** Tables with their rows, at the moment that is held. */
export async function rowsInDatabase(admin: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await admin.query<{ name: string; quoted: string }>(TABLES)
  const found = new Map<string, number>()
  for (const { name, quoted } of tables) {
    const { rows } = await admin.query<{ rows: string }>(`select count(*) as rows from only ${quoted}`)
    found.set(name, Number(rows[0]?.rows))
  }
  return found
}

const NAMED = 10

/** pg_dump can end well and have left something out: a table it was told to skip, a disk or a line that cut it short. */
export function refuseIncomplete(expected: Map<string, number>, found: Map<string, number>): void {
  const lacking = [...expected].filter(([table, rows]) => found.get(table) !== rows)
  if (lacking.length === 0) return
  const lines = lacking.slice(0, NAMED).map(([table, rows]) => {
    const dumped = found.get(table)
    return dumped === undefined
      ? `  ${table} is missing`
      : `  ${table} has ${rows} rows, in the dump are ${dumped}`
  })
  const more = lacking.length > NAMED ? [`  and ${lacking.length - NAMED} more`] : []
  throw new BackupError(
    ['The dump does not hold all that the database has, and was thrown away:', ...lines, ...more].join('\n'),
  )
}
