import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../people/tables.ts'
import { sessions } from '../sessions/tables.ts'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#testing/test-database.ts'
import { createAppCode, findAppCode, spendAppCode } from './app-codes.ts'

let database: TestDatabase
const userId = randomUUID()
const sessionId = randomUUID()
const site = 'club:dunvarra'

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.withPlatform(async (tx) => {
    const person = { id: userId, email: 'app@home.example', firstName: 'App', lastName: 'Bearer' }
    await tx.insert(users).values(person)
    await tx.insert(sessions).values({ id: sessionId, userId, method: 'password', site, createdAt: TEST_NOW })
  })
})
afterAll(() => database.drop())

const make = () =>
  database.db.withPlatform((tx) => createAppCode(tx, { userId, sessionId, site, now: TEST_NOW }))
const find = (code: string, now = TEST_NOW) => findAppCode(database.db, { code, site, now })
const spend = (code: string, now = TEST_NOW) =>
  database.db.withPlatform((tx) => spendAppCode(tx, { code, site, now }))

test.each([
  { afterMs: 59_999, holds: true },
  { afterMs: 60_000, holds: false },
])('after $afterMs ms it holds: $holds', async ({ afterMs, holds }) => {
  const code = await make()
  const later = new Date(TEST_NOW.getTime() + afterMs)
  expect(await find(code, later)).toEqual(holds ? { userId, firstName: 'App' } : null)
  expect(await spend(code, later)).toEqual(holds ? { userId, cameFrom: sessionId } : null)
})

test('looking spends nothing; spending is once', async () => {
  const code = await make()
  expect(await find(code)).not.toBeNull()
  expect(await find(code)).not.toBeNull()
  expect([await spend(code), await spend(code), await find(code)]).toEqual([
    { userId, cameFrom: sessionId },
    null,
    null,
  ])
})
