import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../people/tables.ts'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '#testing/test-database.ts'
import { browserHash, newBrowserSecret } from './browser-binding.ts'
import { consumeSignInCode, createSignInCode } from './link-codes.ts'

let database: TestDatabase
const userId = randomUUID()
const own = browserHash(newBrowserSecret())
const site = 'club:dunvarra'

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.withPlatform((tx) =>
    tx
      .insert(users)
      .values({ id: userId, email: 'code@home.example', firstName: 'Code', lastName: 'Bearer' }),
  )
})
afterAll(() => database.drop())

const make = (now = TEST_NOW) =>
  database.db.withPlatform((tx) =>
    createSignInCode(tx, { userId, browserHash: own, site, method: 'sso', now }),
  )

const spend = (code: string, other: { browserHash?: Buffer | null; site?: string; now?: Date } = {}) =>
  database.db.withPlatform((tx) =>
    consumeSignInCode(tx, { code, browserHash: own, site, now: TEST_NOW, ...other }),
  )

test('a code signs its person in once', async () => {
  const code = await make()
  expect(await spend(code)).toEqual({ userId, method: 'sso', cameFrom: null, providerId: null })
  expect(await spend(code)).toBeNull()
})

test.each([
  { why: 'another browser', other: { browserHash: browserHash(newBrowserSecret()) } },
  { why: 'a browser that began nothing', other: { browserHash: null } },
  { why: 'another site', other: { site: 'club:inishvarn' } },
])('$why gets nothing, and spends the code', async ({ other }) => {
  const code = await make()
  expect(await spend(code, other)).toBeNull()
  expect(await spend(code)).toBeNull()
})

test.each([
  { afterMs: 59_999, holds: true },
  { afterMs: 60_000, holds: false },
])('after $afterMs ms it holds: $holds', async ({ afterMs, holds }) => {
  const code = await make()
  expect((await spend(code, { now: new Date(TEST_NOW.getTime() + afterMs) })) !== null).toBe(holds)
})

test('of many that ask at once one is signed in', async () => {
  const code = await make()
  const answers = await Promise.all(Array.from({ length: 20 }, () => spend(code)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a code that nobody made is nothing', async () => {
  expect(await spend('x'.repeat(43))).toBeNull()
  expect(await spend('')).toBeNull()
})
