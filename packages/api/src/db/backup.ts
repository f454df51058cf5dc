import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Config } from '../config.ts'
import { takeDirectory } from './directory-lock.ts'
import { migrateQueue, QUEUE_SCHEMA } from './queue-schema.ts'
import { ENSURE_ROLES } from './roles.ts'

export class BackupError extends Error {}

/**
 * The queue holds nothing that our own tables do not know, and a restore makes it anew. Its partitions are also what
 * pg_restore cannot put in place of others.
 */
const WITHOUT_QUEUE = `--exclude-schema=${QUEUE_SCHEMA}`

/** Writes the whole database to a file and answers its name. Files of the storage are not in it. */
export async function backUp(config: Config, given: string | undefined): Promise<string> {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = resolve(given ?? `backups/clubhouse-${stamp}.${config.databaseUrl ? 'dump' : 'tar.gz'}`)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.part`
  if (config.databaseUrl) {
    await runTool('pg_dump', ['--format=custom', WITHOUT_QUEUE, `--file=${draft}`, adminUrl(config)])
  } else {
    await onDirectory(config, async (directory) => {
      const pglite = await PGlite.create(directory)
      const dump = await pglite.dumpDataDir('gzip')
      await pglite.close()
      await writeFile(draft, Buffer.from(await dump.arrayBuffer()))
    })
  }
  await rename(draft, file)
  return file
}

/** Puts a backup in place of what is there; what was there is only given up once the new one opens. */
export async function restore(
  config: Config,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`)
  if (config.databaseUrl) return restorePostgres(config, file, replace)
  await onDirectory(config, async (directory) => {
    if (existsSync(directory) && !replace) throw new BackupError(occupied('The data directory'))
    const fresh = `${directory}.restoring`
    rmSync(fresh, { recursive: true, force: true })
    const pglite = await PGlite.create(fresh, { loadDataDir: new Blob([await readFile(file)]) })
    await pglite.query('select 1')
    await pglite.close()
    rmSync(directory, { recursive: true, force: true })
    renameSync(fresh, directory)
  })
}

async function restorePostgres(config: Config, file: string, replace: boolean): Promise<void> {
  await asAdmin(config, async (admin) => {
    const { rows } = await admin.query<{ used: boolean }>(
      "select to_regclass('public.clubs') is not null as used",
    )
    if (rows[0]?.used && !replace) throw new BackupError(occupied('The database'))
    // A dump names the roles that its rights are for, and does not bring them.
    for (const statement of ENSURE_ROLES) await admin.query(statement)
  })
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  await runTool('pg_restore', [...options, WITHOUT_QUEUE, `--dbname=${adminUrl(config)}`, resolve(file)])
  await asAdmin(config, (admin) => migrateQueue((text) => admin.query(text)))
}

async function asAdmin(config: Config, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(config) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const adminUrl = (config: Config): string => config.databaseAdminUrl ?? config.databaseUrl ?? ''

const occupied = (what: string) => `${what} holds data already. Add --yes to put the backup in its place.`

async function onDirectory(config: Config, work: (directory: string) => Promise<void>): Promise<void> {
  const release = takeDirectory(resolve(config.dataDir))
  try {
    await work(join(resolve(config.dataDir), 'postgres'))
  } finally {
    release()
  }
}

function runTool(name: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', () =>
      fail(new BackupError(`${name} is needed and was not found: install PostgreSQL's client`)),
    )
    child.on('close', (code) => {
      if (code === 0) done()
      else fail(new BackupError(`${name} failed:\n${complaint.trim()}`))
    })
  })
}
