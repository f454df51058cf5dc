import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import {
  type Asked,
  changedFiles,
  lastMigration,
  MIGRATIONS_FOLDER,
  refuseOtherEncodings,
  refuseTooOld,
  runRepeated,
} from './bring-up-to-date.ts'
import { sqlStateOf } from '../sql-state.ts'

/**
 * Whoever waits for a lock holds up everybody who asks for that table after them: one open transaction would take a whole site off the air
 * until it ends. So a migration waits shortly, lets go, lets the others through, and comes again.
 */
export interface Patience {
  lockMs: number
  pauseMs: number
  tries: number
}
/** With what a request needs itself it is answered within two seconds. */
const PATIENCE: Patience = { lockMs: 1000, pauseMs: 3000, tries: 200 }

export interface Migrating extends Asked {
  /** Other processes ask this database while it is brought up to date. */
  isShared: boolean
  /** Told each time that a lock was not to be had. */
  onHeldUp: (error: Error) => void
  patience?: Patience
}

export class HeldUp extends Error {}

/**
 * One transaction for each migration and each file of rules, so that no lock is held for the sake of the next. An empty database, and one
 * that nobody else asks, is made at once.
 */
export async function migrate(on: Migrating): Promise<void> {
  await refuseOtherEncodings(on)
  await refuseTooOld(on)
  await on.run(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    create table if not exists drizzle.repeated_sql (
      name text, hash text, run_at timestamptz not null default clock_timestamp(), primary key (name, hash))`)
  const last = await lastMigration(on.query)
  const missing = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).filter(
    ({ folderMillis }) => folderMillis > last,
  )
  const files = await changedFiles(on)
  if (last === 0 || !on.isShared) {
    await inTransaction(on, async () => {
      for (const migration of missing) await runMigration(on, migration, withoutConcurrently)
      for (const file of files) await runRepeated(on, file)
    })
    return
  }
  for (const migration of missing) {
    const name = `the migration of ${new Date(migration.folderMillis).toISOString()}`
    if (migration.sql.some(isConcurrent)) await runMigration(on, migration)
    else await insistently(on, name, () => runMigration(on, migration))
  }
  for (const file of files) await insistently(on, file.name, () => runRepeated(on, file))
}

type Migration = ReturnType<typeof readMigrationFiles>[number]

async function runMigration(
  on: Asked,
  { sql, hash, folderMillis }: Migration,
  as = asWritten,
): Promise<void> {
  for (const statement of sql) await on.run(as(statement))
  await on.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
}

const asWritten = (statement: string): string => statement
const CONCURRENTLY = /\bindex concurrently\b/i
/** Such a statement lets others write meanwhile, and refuses to be part of a transaction: a migration with one has no other kind. */
const isConcurrent = (statement: string): boolean => CONCURRENTLY.test(statement)
const withoutConcurrently = (statement: string): string =>
  statement.replaceAll(/\bindex concurrently\b/gi, 'index')

async function inTransaction(on: Asked, work: () => Promise<void>, settings = ''): Promise<void> {
  await on.run(`begin; ${settings}`)
  try {
    await work()
    await on.run('commit')
  } catch (error) {
    await on.run('rollback')
    throw error
  }
}

/** PostgreSQL's names for a lock that did not come in time, and for two that waited for each other in a circle. */
const NOT_TO_BE_HAD = new Set(['55P03', '40P01'])

async function insistently(on: Migrating, name: string, work: () => Promise<void>): Promise<void> {
  const { lockMs, pauseMs, tries } = on.patience ?? PATIENCE
  for (let left = tries; ; left -= 1) {
    try {
      return await inTransaction(on, work, `set local lock_timeout = ${lockMs}`)
    } catch (error) {
      if (!NOT_TO_BE_HAD.has(sqlStateOf(error) ?? '')) throw error
      const heldUp = new HeldUp(`${name} waits for a lock: ${await holdersOf(on)}`, { cause: error })
      if (left <= 1) throw heldUp
      on.onHeldUp(heldUp)
      await wait(pauseMs)
    }
  }
}

/** Who has had a transaction open for longest, without what it says: that may be about people. */
async function holdersOf({ query }: Asked): Promise<string> {
  const open = await query<{ pid: number; login: string; seconds: number }>(`
    select pid, coalesce(usename, '') as login, extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 3`)
  const told = open.map(({ pid, login, seconds }) => `process ${pid} (${login}), open for ${seconds} s`)
  return told.length > 0 ? told.join('; ') : 'by now it is free'
}
