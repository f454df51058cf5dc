import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What a capability's tables need beside their columns, as it holds today: `functions.sql` and `tables.sql` (rights, policies, triggers,
 * views) beside `tables.ts`. A file that has changed is run again, whole (docs/decisions/053-sql-at-home.md).
 */
export interface RepeatedFile {
  name: string
  text: string
  hash: string
}

const SOURCES = fileURLToPath(new URL('../../..', import.meta.url))

let found: RepeatedFile[] | undefined

/** In the order in which they run: functions first, since triggers and policies call them, and the database's own before all others. */
export function repeatedFiles(): RepeatedFile[] {
  if (found) return found
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  found = ['functions.sql', 'tables.sql']
    .flatMap((kind) => files.filter((file) => basename(file) === kind).toSorted(ownFirst))
    .map((name) => {
      const text = readFileSync(`${SOURCES}${name}`, 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
  return found
}

const ownFirst = (one: string, other: string): number =>
  Number(dirname(other) === 'kernel/db') - Number(dirname(one) === 'kernel/db') || (one < other ? -1 : 1)
