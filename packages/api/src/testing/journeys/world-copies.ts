import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '#kernel/db/database.ts'
import { openEmbedded } from '#kernel/db/embedded.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { once } from '#kernel/timing.ts'

/** Where the demo world was laid once: a database (an address of PostgreSQL, or the embedded one's files in a tar) and a folder. */
export interface Template {
  database: { url: string } | { file: string }
  folder: string
}

/** A copy of the template that nobody else has. */
export interface WorldCopy {
  db: Database
  /** Null for the embedded database. */
  url: string | null
  dataDir: string
  remove: () => Promise<void>
}

/** A busy machine holds a process up for seconds: what the limits of a request are is no journey's subject. */
const PATIENT = { statementMs: 60_000, lockMs: 60_000, connectMs: 60_000 }

const say = (error: Error) => void process.stderr.write(`database: ${error.message}\n`)

export async function copyTemplate({ database, folder }: Template): Promise<WorldCopy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-journey-'))
  cpSync(folder, dataDir, { recursive: true })
  const { db, url, drop } = 'url' in database ? await onServer(database.url) : await inProcess(database.file)
  return {
    url,
    dataDir,
    // It was migrated when it was laid.
    db: { ...db, migrate: async () => undefined },
    remove: async () => {
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An empty database to lay the template in; `finish` makes it ready to be copied. */
export async function openTemplate({ database }: Template) {
  if ('url' in database) {
    const db = openPostgres({ url: database.url, poolSize: 4, budgets: PATIENT, onTrouble: say })
    return { db, finish: async () => undefined }
  }
  const embedded = await openEmbedded({ memory: true })
  const finish = async () => {
    // Whoever opens a copy would otherwise do all of this again from the log, as after a crash.
    await embedded.pglite.exec('checkpoint')
    const dump = await embedded.pglite.dumpDataDir('none')
    writeFileSync(database.file, Buffer.from(await dump.arrayBuffer()))
  }
  return { db: embedded, finish }
}

/** One copy at a time: a template must not be in use while it is copied, not even by another copy's beginning. */
const COPY_LOCK = 716_352_003

let copies = 0

async function onServer(template: string) {
  const { pathname } = new URL(template)
  const name = `world_${process.pid}_${(copies += 1)}`
  await asAdmin(template, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [COPY_LOCK])
    // A copy of its files, which costs less than writing each page to the log.
    await admin.query(`create database ${name} template ${pathname.slice(1)} strategy file_copy`)
  })
  const url = withDatabase(template, name)
  const db = openPostgres({ url, poolSize: 4, budgets: PATIENT, onTrouble: say })
  const drop = () => asAdmin(template, (admin) => admin.query(`drop database ${name} with (force)`))
  return { db, url, drop }
}

/** What a process learned of the engine's hot paths serves every copy. */
const engine = once(() => {
  const main = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(readFileSync(join(dirname(main), 'pglite.wasm')))
})

async function inProcess(file: string) {
  const snapshot = new Blob([readFileSync(file)])
  const db = await openEmbedded({ snapshot, compiled: await engine() })
  return { db, url: null, drop: async () => undefined }
}

async function asAdmin(template: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    // Whatever was locked goes with the connection.
    await client.end()
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
