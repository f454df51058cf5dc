// Runs on both databases.
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, type TestDatabase, testDatabaseKind } from '../testing/test-database.ts'
import { knownMigrations, MIGRATIONS_FOLDER, ROLES } from './database.ts'
import { openPostgres } from './postgres.ts'
import { ENSURE_ROLES } from './roles.ts'

const isEmbedded = testDatabaseKind() === 'embedded'
let database: TestDatabase
beforeEach(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.drop())

const appliedCount = async ({ asOwner }: TestDatabase) => {
  const [row] = await asOwner<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return row?.count
}

test('an empty database is brought up to date, and a second run finds nothing to do', async () => {
  const { db } = database
  expect(await db.pendingMigrations()).toBe(knownMigrations())
  await db.migrate()
  expect(await db.pendingMigrations()).toBe(0)
  expect(await db.read({ name: 'clubs', text: 'select slug from clubs' }, [])).toEqual([])
  await db.migrate()
  expect(await appliedCount(database)).toBe(knownMigrations())
})

test('migrations stand in the order of their dates, by which the migrator tells what is new', () => {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(`${MIGRATIONS_FOLDER}/meta/_journal.json`, 'utf8'),
  )
  const dates = journal.entries.map((entry) => entry.when)
  expect(dates).toEqual(dates.toSorted((one, other) => one - other))
})

test.skipIf(isEmbedded)(
  'processes that start at once migrate once (PostgreSQL only: the embedded database serves one process)',
  async () => {
    const url = database.url ?? ''
    const all = Array.from({ length: 4 }, () =>
      openPostgres({ url, poolSize: 1, onTrouble: () => undefined }),
    )
    await Promise.all(all.map((db) => db.migrate()))
    expect(await appliedCount(database)).toBe(knownMigrations())
    await Promise.all(all.map((db) => db.close()))
  },
)

test.skipIf(isEmbedded)(
  'a login without special rights migrates its own database (PostgreSQL only: the embedded one has no logins)',
  async () => {
    const { asOwner } = database
    const url = new URL(database.url ?? '')
    const name = url.pathname.slice(1)
    for (const statement of ENSURE_ROLES) await asOwner(statement)
    await asOwner(`create role ${name} login password 'plain'`)
    await asOwner(`grant ${ROLES.join(', ')} to ${name}`)
    await asOwner(`alter database ${name} owner to ${name}`)
    Object.assign(url, { username: name, password: 'plain' })
    const db = openPostgres({ url: url.href, poolSize: 1, onTrouble: () => undefined })
    const plain = new pg.Client({ connectionString: url.href })
    await plain.connect()
    try {
      await db.migrate()
      expect(await db.pendingMigrations()).toBe(0)
      const id = crypto.randomUUID()
      await db.withClub(id, (tx) =>
        tx.execute(sql`insert into clubs (id, slug, name, theme) values (${id}, 'rovers', 'Rovers', '{}')`),
      )
      expect(await db.read({ name: '', text: 'select slug from clubs' }, [])).toEqual([{ slug: 'rovers' }])
      // FORCE: the owner of the tables is no superuser here, and without naming a club it changes nothing.
      for (const statement of ["update clubs set name = 'Mine'", 'delete from clubs']) {
        expect((await plain.query(statement)).rowCount).toBe(0)
      }
    } finally {
      await plain.end()
      await db.close()
      await asOwner(`reassign owned by ${name} to current_user`)
      await asOwner(`drop owned by ${name}`)
      await asOwner(`drop role ${name}`)
    }
  },
)
