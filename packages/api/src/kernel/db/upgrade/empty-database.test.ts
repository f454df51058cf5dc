// Runs on both databases.
import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, type TestDatabase } from '#testing/test-database.ts'
import { allMigrations, MIGRATIONS_FOLDER } from './bring-up-to-date.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.drop())

const migrations = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'))

test('an empty database is brought up to date, and a second run finds nothing to do', async () => {
  const { db, asOwner } = database
  expect(await db.pendingMigrations()).toBe(allMigrations())
  await db.migrate()
  expect(await db.pendingMigrations()).toBe(0)
  expect(await db.read({ name: 'clubs', text: 'select slug from clubs' }, [])).toEqual([])
  await db.migrate()
  const applied = await asOwner('select hash from drizzle.__drizzle_migrations')
  expect(applied).toHaveLength(migrations.length)
})
