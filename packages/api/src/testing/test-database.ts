import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { MIGRATIONS_FOLDER } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { seedDemo } from '../db/seed.ts'
import type { Storage } from '../providers/storage/port.ts'

/** The day on which the test world is laid; tests set their clock to it. */
export const TEST_NOW = new Date('2026-11-15T12:00:00.000Z')

export type TestDatabaseKind = 'embedded' | 'postgres'
export const testDatabaseKind = (): TestDatabaseKind =>
  process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded'

/** A database of its own with the demo world in it, made quickly from a copy that is prepared once. */
export async function openTestDatabase(): Promise<{ db: Database; url: string | null; drop: () => Promise<void> }> {
  return testDatabaseKind() === 'postgres' ? copyOfTemplate() : copyOfSnapshot()
}

const noFiles: Storage = { read: async () => null, write: async () => undefined }
const seedTestWorld = (db: Database) => seedDemo({ db, storage: noFiles, now: TEST_NOW, drawImage: null })

/** Changes with whatever the prepared copy was made from. */
function worldVersion(): string {
  const hash = createHash('sha256')
  const demo = fileURLToPath(new URL('../../../demo/src', import.meta.url))
  for (const folder of [MIGRATIONS_FOLDER, fileURLToPath(new URL('../db', import.meta.url)), demo]) {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) hash.update(readFileSync(`${file.parentPath}/${file.name}`))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const CACHE = fileURLToPath(new URL('../../../../.cache/test-databases', import.meta.url))

async function copyOfSnapshot() {
  const file = `${CACHE}/embedded-${worldVersion()}.tar`
  if (!existsSync(file)) await makeSnapshot(file)
  const db = await openEmbedded({ snapshot: new Blob([readFileSync(file)]) })
  return { db, url: null, drop: () => db.close() }
}

async function makeSnapshot(file: string): Promise<void> {
  const db = await openEmbedded({ memory: true })
  await db.migrate()
  await seedTestWorld(db)
  const dump = await db.pglite.dumpDataDir('none')
  mkdirSync(CACHE, { recursive: true })
  // Several workers may prepare it at once; each writes its own draft and the last rename wins.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  await db.close()
}

const TEMPLATE_LOCK = 716_352_002

async function copyOfTemplate() {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set')
  const template = `clubhouse_template_${worldVersion()}`
  const name = `clubhouse_test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const known = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount === 0) await makeTemplate(admin, serverUrl, template)
    await admin.query(`create database ${name} template ${template}`)
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  })
  const url = withDatabase(serverUrl, name)
  const db = openPostgres({ url, poolSize: 4, onTrouble: () => undefined })
  const drop = async () => {
    await db.close()
    await asAdmin(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { db, url, drop }
}

async function makeTemplate(admin: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  const db = openPostgres({ url: withDatabase(serverUrl, draft), poolSize: 1, onTrouble: () => undefined })
  await db.migrate()
  await seedTestWorld(db)
  await db.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
