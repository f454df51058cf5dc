import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { RateGuard } from './rate-guard.ts'
import { NEWCOMER_MAX, SECRET_RATES } from './secret-rates.ts'

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

const NOWHERE = { address: '', site: null }
const HERE = { address: '192.0.2.1', site: null }
const from = (address: string, name = 'club:dunvarra') => ({ address, site: { name } })
const A = 'a@home.example'
const B = 'b@home.example'

test.each([
  { rate: 'sign-in', by: 'account and place', place: HERE, account: A, max: 10 },
  { rate: 'sign-in', by: 'address', place: HERE, account: undefined, max: 60 },
  { rate: 'check-email', by: 'address', place: HERE, account: undefined, max: 30 },
  { rate: 'recovery', by: 'account', place: NOWHERE, account: A, max: 5 },
  { rate: 'code', by: 'account', place: NOWHERE, account: A, max: 10 },
  { rate: 'sign-up', by: 'address', place: HERE, account: undefined, max: 10 },
  { rate: 'verification', by: 'account', place: NOWHERE, account: A, max: 5 },
  { rate: 'contact-minute', by: 'address', place: HERE, account: undefined, max: 5 },
  { rate: 'contact-hour', by: 'address', place: HERE, account: undefined, max: 20 },
] as const)('$rate by $by passes $max times', async ({ rate, place, account, max }) => {
  expect(await passes(() => guard().take(rate, place, account))).toBe(max)
})

test('passwords that are tried from elsewhere do not lock the owner out, up to fifty in all', async () => {
  let host = 0
  expect(await passes(() => guard().take('sign-in', HERE, A))).toBe(10)
  const elsewhere = { address: '198.51.100.1', site: null }
  await guard().take('sign-in', elsewhere, A)
  const anew = () => guard().take('sign-in', { address: `203.0.113.${(host += 1)}`, site: null }, A)
  // Eleven were counted at the first place, the refused one too, and one elsewhere.
  expect(await passes(anew)).toBe(50 - 12)
})

test('OPEN-067 a flood of one message each out of many places cannot bury a club, and touches no other', async () => {
  let host = 0
  const once = () => guard().take('contact-hour', from(`203.0.${(host += 1) >> 8}.${host & 255}`))
  expect(await passes(once, 200)).toBe(SECRET_RATES['contact-hour'].site.max)
  await guard().take('contact-hour', from('198.51.100.1', 'club:inishvarn'))
})

/** As if so many had asked on the site already. */
const fillSite = async (rate: 'recovery' | 'code' | 'sign-in', place: ReturnType<typeof from>) => {
  await guard().take(rate, { ...place, address: '' })
  await database.asOwner(`update rate_counters set count = ${SECRET_RATES[rate].site.max}`)
}

test.each(['recovery', 'code', 'sign-in'] as const)(
  '%s: past the limit of the site newcomers pass, and who has been here often does not',
  async (rate) => {
    const regular = from('192.0.2.1')
    for (let turn = 0; turn < NEWCOMER_MAX; turn += 1) await guard().take(rate, regular)
    await fillSite(rate, regular)
    expect(await passes(() => guard().take(rate, regular))).toBe(0)
    for (const newcomer of ['192.0.2.2', '192.0.2.3', '2001:db8:7:100::1']) {
      expect(await passes(() => guard().take(rate, from(newcomer))), newcomer).toBe(NEWCOMER_MAX)
    }
    // Neither does one line come in anew with each of its addresses.
    let subnet = 0
    const line = () =>
      guard().take(rate, from(`2001:db8:8:1${((subnet += 1) % 256).toString(16).padStart(2, '0')}::1`))
    expect(await passes(line)).toBe(4 * NEWCOMER_MAX)
  },
)

test.each(['club:inishvarn', 'backoffice', 'su'])('the limit of %s is its own', async (name) => {
  await fillSite('recovery', from('', name))
  expect(await passes(() => guard().take('recovery', from('', name)))).toBe(0)
  await guard().take('recovery', from('', 'club:dunvarra'))
})

test('two thousand calls out of one /56 do not stop a visitor who is new here', async () => {
  const site = 'club:dunvarra'
  const line = (turn: number) =>
    from(`2001:db8:1:2${(turn % 256).toString(16).padStart(2, '0')}::${turn}`, site)
  const calls: PromiseSettledResult<void>[] = []
  // No more at once than there are lines to the database: whoever waits for one too long would not be counted at all.
  for (let turn = 0; turn < 2000; turn += 4) {
    const some = [turn, turn + 1, turn + 2, turn + 3].map((each) => guard().take('recovery', line(each)))
    calls.push(...(await Promise.allSettled(some)))
  }
  const { address, site: limit } = SECRET_RATES.recovery
  const refused = calls.filter((call) => call.status === 'rejected')
  expect(refused).toHaveLength(2000 - 4 * address.max)
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 })
  expect(await passes(() => guard().take('recovery', from('192.0.2.1', site)))).toBe(address.max)
  // What was refused did not use up what is there for all.
  const full = await database.asOwner(`select from rate_counters where count > ${limit.max}`)
  expect(full, 'the /56 and the /48').toHaveLength(2)
})

test('a /48 has room for many homes, and no more than that', async () => {
  let subnet = 0
  const anyHome = () =>
    guard().take('sign-up', { address: `2001:db8:1:${(subnet += 1).toString(16)}00::1`, site: null })
  expect(await passes(anyHome, 255)).toBe(16 * SECRET_RATES['sign-up'].address.max)
})

test('who waits until the time that was named may try again', async () => {
  const attempt = () => guard().take('recovery', NOWHERE, A)
  await passes(attempt)
  now = new Date('2026-11-15T12:20:00.000Z')
  const refusal = await attempt().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 40 * 60 })
  now = new Date('2026-11-15T13:00:00.000Z')
  expect(await passes(attempt)).toBe(5)
  now = new Date('2026-11-15T12:00:00.000Z')
})

test('a whole IPv6 block counts as one address, and another one does not', async () => {
  let host = 0
  const within = (block: string) => () =>
    guard().take('sign-up', { address: `${block}::${(host += 1).toString(16)}`, site: null })
  expect(await passes(within('2001:db8:1:2'))).toBe(10)
  expect(await passes(within('2001:db8:1:3'))).toBe(10)
})

test('whoever showed the secret begins anew; another class and another person are not touched', async () => {
  const open = guard(false)
  const others = { address: '198.51.100.1', site: null }
  await passes(() => open.take('sign-in', HERE, A))
  await passes(() => open.take('code', HERE, A))
  await passes(() => open.take('sign-in', HERE, B))
  for (let turn = 0; turn < 38; turn += 1) {
    await open.take('sign-in', { address: `203.0.113.${turn}`, site: null }, A)
  }
  await open.forgive('sign-in', HERE, A)
  expect(await passes(() => open.take('sign-in', HERE, A))).toBe(10)
  expect(await passes(() => open.take('sign-in', others, A))).toBe(10)
  expect(await passes(() => open.take('code', HERE, A))).toBe(0)
  expect(await passes(() => open.take('sign-in', HERE, B))).toBe(0)
})

test('switched off, addresses are not counted and accounts still are', async () => {
  const open = guard(false)
  expect(await passes(() => open.take('check-email', HERE), 40)).toBe(40)
  expect(await passes(() => open.take('sign-in', HERE, A))).toBe(10)
})

test('forty at once are counted one by one', async () => {
  const attempts = Array.from({ length: 40 }, () => guard().take('sign-in', from('192.0.2.1'), A))
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('the table names nobody and no address', async () => {
  await guard().take('sign-in', from('2001:db8:1:2::1'), A)
  const rows = await database.asOwner<{ key: string }>('select key from rate_counters')
  // The account here and everywhere, three blocks, and the site.
  expect(rows).toHaveLength(6)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}(\.[\w-]{43})?$/)
})
