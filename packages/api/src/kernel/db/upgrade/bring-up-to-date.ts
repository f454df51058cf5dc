import { readFileSync } from 'node:fs'
import { type RepeatedFile, repeatedFiles } from './repeated-sql.ts'

export const MIGRATIONS_FOLDER = new URL('../migrations', import.meta.url).pathname

/** One connection, as whoever asks may use it. */
export interface Asked {
  /** One statement, and its rows. */
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Any number of statements, without values. */
  run: (text: string) => Promise<unknown>
}

/**
 * The last of those that became one (docs/decisions/053-sql-at-home.md): a database that has it has all of them, one that stopped before it
 * cannot go on by itself.
 */
const FIRST_RELEASE = 1_794_966_470_766

interface Journal {
  entries: { when: number }[]
}

/** When each migration of this code was made, from the journal that the generator keeps. */
function migrationDates(): number[] {
  const journal: Journal = JSON.parse(readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'))
  return journal.entries.map(({ when }) => when)
}

/** How much there is to do on an empty database. */
export const allMigrations = (): number => migrationDates().length + repeatedFiles().length

/**
 * How many migrations and changed files of SQL this database has not seen yet. One that has seen newer ones lacks nothing: while processes
 * are replaced one by one, the older ones go on.
 */
export async function countPending({ query }: Pick<Asked, 'query'>): Promise<number> {
  const [has] = await query<{ migrations: boolean; repeated: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrations,
       to_regclass('drizzle.repeated_sql') is not null as repeated`,
  )
  const last = has?.migrations ? await lastMigration(query) : 0
  const runs = has?.repeated ? await query<Run>('select name, hash from drizzle.repeated_sql') : []
  const seen = new Set(runs.map(keyOf))
  return (
    migrationDates().filter((when) => when > last).length +
    repeatedFiles().filter((file) => !seen.has(keyOf(file))).length
  )
}

interface Run {
  name: string
  hash: string
}
const keyOf = ({ name, hash }: Run) => `${name} ${hash}`

export async function lastMigration(query: Asked['query']): Promise<number> {
  const [row] = await query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  )
  return Number(row?.last ?? 0)
}

export class TooOld extends Error {
  constructor() {
    super(
      'This database was made by a version before the first release, and never brought up to it. ' +
        'Start that version once, or restore a newer backup.',
    )
  }
}

/** On a machine without a locale a database is made so unasked: any bytes are taken, letters have no case, and a name is as long as its bytes. */
export class NotUnicode extends Error {
  constructor(encoding: string) {
    super(
      `This database keeps texts as ${encoding}, and Clubhouse needs UTF-8. Make it anew: ` +
        `CREATE DATABASE … OWNER … TEMPLATE template0 ENCODING 'UTF8';`,
    )
  }
}

export async function refuseOtherEncodings({ query }: Asked): Promise<void> {
  const [of] = await query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`)
  if (of && of.encoding !== 'UTF8') throw new NotUnicode(of.encoding)
}

/** Before the migrations: those that an older database lacks are no longer there. */
export async function refuseTooOld({ query }: Asked): Promise<void> {
  const [has] = await query<{ migrations: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrations`,
  )
  const last = has?.migrations ? await lastMigration(query) : 0
  if (last > 0 && last < FIRST_RELEASE) throw new TooOld()
}

/** Files that are others than those that were last run. */
export async function changedFiles({ query }: Pick<Asked, 'query'>): Promise<RepeatedFile[]> {
  const last = await query<Run>(
    'select distinct on (name) name, hash from drizzle.repeated_sql order by name, run_at desc',
  )
  const current = new Set(last.map(keyOf))
  return repeatedFiles().filter((file) => !current.has(keyOf(file)))
}

/** After the migrations, in a transaction. */
export async function runRepeated({ query, run }: Asked, { name, hash, text }: RepeatedFile): Promise<void> {
  // Functions call each other across files, and are looked at when they are called.
  await run('set local check_function_bodies = off')
  await run(text)
  await query(
    'insert into drizzle.repeated_sql (name, hash) values ($1, $2) on conflict (name, hash) do update set run_at = clock_timestamp()',
    [name, hash],
  )
}
