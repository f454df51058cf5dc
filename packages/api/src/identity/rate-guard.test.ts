import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { RateGuard, SECRET_RATES } from './rate-guard.ts'

let database: TestDatabase
let now = new Date('2026-11-15T12:00:00.000Z')
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.asOwner('delete from rate_counters'))

const guard = (countsAddresses = true) =>
  new RateGuard({ db: database.db, now: () => now, secret: 'a secret of the tests', countsAddresses })

/** How many attempts pass before the first refusal. */
async function passes(attempt: () => Promise<void>, upTo = 100): Promise<number> {
  for (let count = 0; count < upTo; count += 1) {
    try {
      await attempt()
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'too_many_requests' })
      return count
    }
  }
  return upTo
}

test.each([
  { rate: 'sign-in', attempt: { account: 'a@home.example' }, max: 10 },
  { rate: 'sign-in', attempt: { address: '192.0.2.1' }, max: 60 },
  { rate: 'check-email', attempt: { address: '192.0.2.1' }, max: 30 },
  { rate: 'recovery', attempt: { account: 'a@home.example' }, max: 5 },
  { rate: 'code', attempt: { account: 'a@home.example' }, max: 10 },
  { rate: 'sign-up', attempt: { address: '192.0.2.1' }, max: 10 },
  { rate: 'verification', attempt: { account: 'a@home.example' }, max: 5 },
] as const)('$rate for $attempt passes $max times', async ({ rate, attempt, max }) => {
  expect(await passes(() => guard().take(rate, attempt))).toBe(max)
})

test('a limit of the club holds whoever asks', async () => {
  await database.asOwner('delete from rate_counters')
  let person = 0
  const club = { clubId: 'dunvarra' }
  await guard().take('recovery', club)
  await database.asOwner(`update rate_counters set count = ${SECRET_RATES.recovery.club.max - 1}`)
  const attempt = () =>
    guard().take('recovery', { account: `${(person += 1)}@x.example`, address: `192.0.2.${person}`, ...club })
  expect(await passes(attempt)).toBe(1)
})

test('who waits until the time that was named may try again', async () => {
  const attempt = { account: 'a@home.example' }
  await passes(() => guard().take('recovery', attempt))
  now = new Date('2026-11-15T12:20:00.000Z')
  const refusal = await guard()
    .take('recovery', attempt)
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 40 * 60 })
  now = new Date('2026-11-15T13:00:00.000Z')
  expect(await passes(() => guard().take('recovery', attempt))).toBe(5)
  now = new Date('2026-11-15T12:00:00.000Z')
})

test('a whole IPv6 block counts as one address, and another one does not', async () => {
  let host = 0
  const from = (block: string) => () =>
    guard().take('sign-up', { address: `${block}::${(host += 1).toString(16)}` })
  expect(await passes(from('2001:db8:1:2'))).toBe(10)
  expect(await passes(from('2001:db8:1:3'))).toBe(10)
})

test('whoever showed the secret begins anew; another class and another person are not touched', async () => {
  const attempt = { account: 'a@home.example' }
  await passes(() => guard().take('sign-in', attempt))
  await passes(() => guard().take('code', attempt))
  await passes(() => guard().take('sign-in', { account: 'b@home.example' }))
  await guard().forgive('sign-in', 'a@home.example')
  expect(await passes(() => guard().take('sign-in', attempt))).toBe(10)
  expect(await passes(() => guard().take('code', attempt))).toBe(0)
  expect(await passes(() => guard().take('sign-in', { account: 'b@home.example' }))).toBe(0)
})

test('switched off, addresses are not counted and accounts still are', async () => {
  const open = guard(false)
  expect(await passes(() => open.take('check-email', { address: '192.0.2.1' }), 40)).toBe(40)
  const attempt = { account: 'a@home.example', address: '192.0.2.1' }
  expect(await passes(() => open.take('sign-in', attempt))).toBe(10)
})

test('forty at once are counted one by one', async () => {
  const attempts = Array.from({ length: 40 }, () =>
    guard().take('sign-in', { account: 'a@home.example', address: '192.0.2.1' }),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('the table names nobody and no address', async () => {
  await guard().take('sign-in', { account: 'a@home.example', address: '192.0.2.1', clubId: 'c' })
  const rows = await database.asOwner<{ key: string }>('select key from rate_counters')
  expect(rows).toHaveLength(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
