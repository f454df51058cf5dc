import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '#kernel/db/database.ts'
import { openEmbedded } from '#kernel/db/embedded.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { statementNames } from '#kernel/db/postgres/planned-once.ts'
import { repeatedFiles } from '#kernel/db/upgrade/repeated-sql.ts'
import { seedDemo } from '../demo-world/seed.ts'
import { once } from '#kernel/timing.ts'
import type { Storage } from '../providers/storage/port.ts'

/** The day on which the test world is laid; tests set their clock to it. */
export const TEST_NOW = new Date('2026-11-15T12:00:00.000Z')

/**
 * A busy machine holds a process up for seconds, and then every limit that ran meanwhile has passed at once. What
 * is about the limits themselves opens its database with the product's own.
 */
const PATIENT = { statementMs: 60_000, lockMs: 60_000, connectMs: 60_000 }

export type TestDatabaseKind = 'embedded' | 'postgres'
export const testDatabaseKind = (): TestDatabaseKind =>
  process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded'

export interface TestDatabase {
  db: Database
  /** Its address, where it has one. */
  url: string | null
  /** One statement with the rights of the tables' owner, past row security: what an operator's SQL is. */
  asOwner: <Row>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Any number of statements with the same rights, on a connection of their own where there are several. */
  runAsOwner: (text: string) => Promise<void>
  drop: () => Promise<void>
}

/** A database of its own with the demo world in it, made quickly from a copy that is prepared once. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return testDatabaseKind() === 'postgres' ? onServer(await copyOfTemplate()) : inProcess(await snapshot())
}

/** A database in which nothing has been done yet. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  return testDatabaseKind() === 'postgres'
    ? onServer(await newDatabase('template1'))
    : inProcess(await blank())
}

async function inProcess(data: Blob): Promise<TestDatabase> {
  const db = await openEmbedded({ snapshot: data, compiled: await engine() })
  const asOwner = async <Row>(text: string, values: unknown[] = []) => {
    const { rows } = await db.pglite.query<Row>(text, values)
    return rows
  }
  const runAsOwner = async (text: string) => {
    await db.pglite.exec(text)
    // What a dump sets for its own connection is for this one only.
    await db.pglite.exec('discard all')
  }
  return { db, url: null, asOwner, runAsOwner, drop: () => db.close() }
}

function onServer({ url, remove }: { url: string; remove: () => Promise<void> }): TestDatabase {
  const db = openPostgres({ url, poolSize: 4, budgets: PATIENT, onTrouble: () => undefined })
  const owner = new pg.Pool({ connectionString: url, max: 2 })
  const nameOf = statementNames()
  owner.on('error', () => undefined)
  const asOwner = async <Row>(text: string, values: unknown[] = []) => {
    const { rows } = await owner.query({ name: nameOf(owner, text), text, values })
    return rows as Row[]
  }
  const runAsOwner = async (text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  const drop = async () => {
    await db.close()
    await owner.end()
    await remove()
  }
  return { db, url, asOwner, runAsOwner, drop }
}

/** A process opens a hundred databases, and what it learned of the engine's hot paths serves them all. */
const engine = once(() => {
  const main = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  return WebAssembly.compile(readFileSync(join(dirname(main), 'pglite.wasm')))
})

const noFiles: Storage = {
  read: async () => null,
  write: async () => undefined,
  removeFolder: async () => undefined,
}
/** Of everything that tests open. */
export const TEST_SECRET = 'a-secret-of-the-test-suite-alone'

const seedTestWorld = (db: Database) =>
  seedDemo({ db, storage: noFiles, now: TEST_NOW, secret: TEST_SECRET, drawImage: null, history: null })

/** Everything that the prepared copy is made from: the schema, and the world with its drawings. */
const SOURCES = [
  '../kernel/db',
  '../site/content',
  '../demo-world',
  '../selling/lottery',
  '../../../demo/src',
  '../../../artwork/src',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

const worldVersion = once((): string => {
  const hash = createHash('sha256')
  // The world's passwords are hashed at this cost.
  hash.update(readFileSync(new URL('./cheap-passwords.ts', import.meta.url)))
  for (const file of repeatedFiles()) hash.update(file.hash)
  for (const folder of SOURCES.filter((source) => existsSync(source))) {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const isSource = file.isFile() && !file.name.endsWith('.test.ts')
      if (isSource) hash.update(readFileSync(`${file.parentPath}/${file.name}`))
    }
  }
  return hash.digest('hex').slice(0, 16)
})

const CACHE = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url))

/** The test world as a PGlite data directory in a tar. */
export const snapshot = once(() =>
  kept('world', worldVersion(), async () => {
    const db = await openEmbedded({ snapshot: await blank() })
    await db.migrate()
    await seedTestWorld(db)
    return db
  }),
)

/** A database just made, in a tar: making one takes seconds, opening it a part of one. */
const blank = once(() => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return kept('blank', dependencies['@electric-sql/pglite'], () => openEmbedded({ memory: true }))
})

type Embedded = Awaited<ReturnType<typeof openEmbedded>>

async function kept(kind: string, version: string, make: () => Promise<Embedded>): Promise<Blob> {
  const file = `${CACHE}/${kind}-${version}.tar`
  if (!existsSync(file)) {
    const db = await make()
    // Whoever opens a copy would otherwise do all of this again from the log, as after a crash.
    await db.pglite.exec('checkpoint')
    const dump = await db.pglite.dumpDataDir('none')
    await db.close()
    mkdirSync(CACHE, { recursive: true })
    const older = readdirSync(CACHE).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar'))
    // Several workers may prepare it at once; each writes its own draft and the last rename wins.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file)
    for (const name of older) if (!file.endsWith(name)) rmSync(`${CACHE}/${name}`, { force: true })
  }
  return new Blob([readFileSync(file)])
}

const TEMPLATE_LOCK = 716_352_002

async function copyOfTemplate() {
  const template = `clubhouse_template_${worldVersion()}`
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(admin, template)
  })
  return newDatabase(template)
}

async function newDatabase(template: string) {
  const name = `clubhouse_test_${randomBytes(6).toString('hex')}`
  await asAdmin(async (admin) => {
    // A template must not be in use while it is copied, not even by another copy's beginning.
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    // A copy of its files, which costs less than writing each page to the log.
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const remove = () => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
  return { url: withDatabase(name), remove }
}

async function makeTemplate(admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const db = openPostgres({
    url: withDatabase(draft),
    poolSize: 1,
    budgets: PATIENT,
    onTrouble: () => undefined,
  })
  await db.migrate()
  await seedTestWorld(db)
  await db.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

/** Whatever was locked goes with the connection. */
async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}
