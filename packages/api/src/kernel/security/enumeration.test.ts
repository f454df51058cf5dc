import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Nobody learns who has an account by trying to sign in or to recover one; the one call that says it is counted.
 * Turns red when an unknown person's password is not verified against a hash, when the recovery of a stranger
 * answers at once, or when check-email stops counting.
 */

const KNOWN = 'brid@home.example'
const ROUNDS = 9
const MOST_ROUNDS = 90
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from rate_counters')
})

const wrongPassword = (email: string) => askForToken(app, email, { password: 'Wrong7Word' })
const recovery = async (email: string) => {
  await app.asOwner('delete from rate_counters')
  // With a new code already on its way a member would cost less.
  await app.asOwner('delete from mailed_codes')
  return ask(app, '/v2/user/authentication/recovery', { email })
}

/** Without the work that a stranger is given for nothing the ratio is a third and less. */
const isAlike = (known: number, unknown: number) => unknown / known > 0.55 && unknown / known < 1.8

/** The fastest of each, in turns: what else the machine does slows both down, and speeds up neither. */
async function fastest(call: (email: string) => Promise<unknown>): Promise<[known: number, unknown: number]> {
  let [known, unknown] = [Infinity, Infinity]
  const timed = async (email: string) => {
    const start = performance.now()
    await call(email)
    return performance.now() - start
  }
  // A busy machine may need many turns before each has once had a core for itself.
  for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && !isAlike(known, unknown)); round += 1) {
    known = Math.min(known, await timed(KNOWN))
    unknown = Math.min(unknown, await timed(`nobody-${round}@home.example`))
  }
  return [known, unknown]
}

test.each([
  { what: 'a wrong password', call: wrongPassword, status: 401 },
  { what: 'a recovery', call: recovery, status: 200 },
])('$what is answered alike, headers and text', async ({ call, status }) => {
  const known = await call(KNOWN)
  const unknown = await call('nobody@home.example')
  expect(known.status).toBe(status)
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const names = (headers: object) => Object.keys(headers).toSorted()
  expect(names(unknown.headers)).toEqual(names(known.headers))
})

test.each([
  { what: 'a wrong password', call: wrongPassword },
  { what: 'a recovery', call: recovery },
])('$what takes as long for a stranger as for a member', async ({ call }) => {
  await call(KNOWN)
  const [known, unknown] = await fastest(call)
  expect(isAlike(known, unknown), `${known} and ${unknown} ms`).toBe(true)
})

test('a recovery answers nobody before the slower of the two could be done', async () => {
  await recovery(KNOWN)
  for (const time of await fastest(recovery)) expect(time).toBeGreaterThan(140)
})

test('the limit of tries is the same for both, so that reaching it says nothing', async () => {
  for (const email of [KNOWN, 'nobody@home.example']) {
    const statuses: number[] = []
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await wrongPassword(email)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  }
})

test('check-email says who is known, thirty times in ten minutes from one address', async () => {
  const counting = await openTestApp()
  try {
    const statuses: number[] = []
    for (let asked = 0; asked < 32; asked += 1) {
      const email = `person-${asked}@home.example`
      const version = asked % 2 === 0 ? 'v1' : 'v2'
      statuses.push((await ask(counting, `/${version}/member/check-email`, { email })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    const refused = await ask(counting, '/v2/member/check-email', { email: KNOWN }, { on: 'myaccount' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).toEqual({
      error_code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment and try again.',
    })
  } finally {
    await counting.close()
  }
})
