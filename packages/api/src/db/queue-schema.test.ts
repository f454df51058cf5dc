import { sql } from 'drizzle-orm'
import { getConstructionPlans, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCode } from '../testing/error-code.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { isQueueBehind, migrateQueue, QUEUE_SCHEMA, QUEUE_VERSION } from './queue-schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const NO_PRIVILEGE = '42501'
const readJobs = sql.raw(`select 1 from ${QUEUE_SCHEMA}.job`)

test('the tables are those that the installed pg-boss expects', async () => {
  expect(getConstructionPlans(QUEUE_SCHEMA)).toMatch(
    new RegExp(`INSERT INTO ${QUEUE_SCHEMA}\\.version\\(version\\) VALUES \\('?${QUEUE_VERSION}'?\\)`),
  )
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.db.runQueueSql(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    supervise: false,
  })
  expect(await boss.schemaVersion()).toBe(QUEUE_VERSION)
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
})

test('neither a club nor the public side can look into the queue, and the platform cannot change its tables', async () => {
  const { db } = database
  expect(await errorCode(db.withPlatform((tx) => tx.execute(readJobs)))).toBe('accepted')
  expect(await errorCode(db.withClub(crypto.randomUUID(), (tx) => tx.execute(readJobs)))).toBe(NO_PRIVILEGE)
  expect(await errorCode(db.read({ name: '', text: `select 1 from ${QUEUE_SCHEMA}.job` }, []))).toBe(
    NO_PRIVILEGE,
  )
  expect(await errorCode(db.runQueueSql(`drop table ${QUEUE_SCHEMA}.job`))).toBe(NO_PRIVILEGE)
  expect(await errorCode(db.runQueueSql(`create table ${QUEUE_SCHEMA}.mine (id int)`))).toBe(NO_PRIVILEGE)
})

test('a statement that fails inside a transaction of its own leaves the next one alone', async () => {
  const { db } = database
  expect(await errorCode(db.runQueueSql('BEGIN; select 1/0; COMMIT;'))).toBe('22012')
  const answer = await db.runQueueSql('BEGIN; select 1 as one; select 2 as two; COMMIT;')
  expect(answer.rows).toEqual(expect.arrayContaining([{ one: 1 }, { two: 2 }]))
  expect((await db.runQueueSql('select $1::int as number', [3])).rows).toEqual([{ number: 3 }])
})

test('an older queue is a missing migration, and is brought up to date', async () => {
  const run = async (text: string) => ({ rows: await database.asOwner(text) })
  expect(await isQueueBehind(run)).toBe(false)
  await database.asOwner(`drop schema ${QUEUE_SCHEMA} cascade`)
  expect(await database.db.pendingMigrations()).toBe(1)
  await database.db.migrate()
  expect(await database.db.pendingMigrations()).toBe(0)
  // A second time finds nothing to do.
  await migrateQueue(() => Promise.resolve({ rows: [{ hasQueue: true, version: QUEUE_VERSION }] }))
})
