import { readFileSync } from 'node:fs'
import { MIGRATIONS_FOLDER } from './database.ts'

/** How many migrations this code has, from the journal that the generator keeps. */
export function knownMigrations(): number {
  const journal: { entries: unknown[] } = JSON.parse(
    readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'),
  )
  return journal.entries.length
}

export const COUNT_MIGRATIONS =
  "select case when to_regclass('drizzle.__drizzle_migrations') is null then 0 else 1 end as has_table"
export const APPLIED_MIGRATIONS = 'select count(*)::int as applied from drizzle.__drizzle_migrations'
