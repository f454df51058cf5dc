import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

/**
 * Whoever tries passwords, codes or addresses is counted by account, by address and by site, in all processes
 * together. Turns red when counters are kept in memory, when a handler looks before it counts, or when a class is
 * left out of it.
 */

const isOnServer = testDatabaseKind() === 'postgres'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from rate_counters'))

const wrong = (on: TestApp, email: string, address = '192.0.2.1') =>
  on.server.inject({
    method: 'POST',
    url: '/api/oauth/token',
    remoteAddress: address,
    headers: { host: 'dunvarra.clubhouse.test' },
    payload: { grant_type: 'password', username: email, password: 'Wrong7Word' },
  })

test('after ten wrong passwords from one place not even the right one is looked at there', async () => {
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await wrong(app, 'brid@home.example', '127.0.0.1')).statusCode).toBe(401)
  }
  const refused = await askForToken(app, 'brid@home.example')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
  expect(refused.body).toEqual({
    error_code: 'too_many_requests',
    message: 'Too many requests. Please wait a moment and try again.',
  })
  expect((await askForToken(app, 'kwame@home.example')).status).toBe(200)
})

test('whoever tries passwords elsewhere does not lock the owner out before fifty', async () => {
  const email = 'brid@home.example'
  for (let tried = 0; tried < 30; tried += 1) {
    expect((await wrong(app, email, `192.0.2.${tried % 5}`)).statusCode).toBe(401)
  }
  expect((await askForToken(app, email)).status).toBe(200)
  for (let tried = 0; tried < 50; tried += 1) {
    expect((await wrong(app, email, `198.51.100.${tried % 6}`)).statusCode).toBe(401)
  }
  expect((await askForToken(app, email)).status).toBe(429)
})

test('one address that tries one password on many accounts is stopped', async () => {
  const statuses: number[] = []
  for (let tried = 0; tried < 62; tried += 1) {
    statuses.push((await wrong(app, `person-${tried}@home.example`)).statusCode)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(60)
  expect((await wrong(app, 'another@home.example', '192.0.2.2')).statusCode).toBe(401)
})

test('whoever signs in rightly is never stopped by having signed in often', async () => {
  for (let times = 0; times < 12; times += 1) {
    expect((await askForToken(app, 'dara@home.example')).status).toBe(200)
  }
})

const doors: { what: string; max: number; knock: (turn: number) => Promise<{ status: number }> }[] = [
  {
    what: 'sign-up',
    max: 10,
    knock: (turn) =>
      ask(app, '/v2/member', {
        email: `new-${turn}@home.example`,
        first_name: 'A',
        last_name: 'B',
        terms: false,
      }),
  },
  {
    what: 'recovery by address',
    max: 20,
    knock: (turn) => ask(app, '/v2/user/authentication/recovery', { email: `new-${turn}@home.example` }),
  },
  {
    what: 'codes by address',
    max: 30,
    knock: (turn) =>
      ask(app, '/v2/user/authentication/token', { email: `new-${turn}@home.example`, token: '123456' }),
  },
  {
    what: 'verification codes',
    max: 30,
    knock: () => ask(app, '/v2/user/authentication/verify', { code: 'nonsense' }),
  },
]
test.each(doors)('$what: $max times, then 429', async ({ max, knock }) => {
  const replies = await Promise.all(Array.from({ length: max + 3 }, (_, turn) => knock(turn)))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
})

describe.runIf(isOnServer)('two processes on one PostgreSQL', () => {
  test('count together, also when both are asked at once', async () => {
    const second = await openTestApp({ databaseUrl: app.databaseUrl ?? '' })
    try {
      const attempts = Array.from({ length: 24 }, (_, turn) =>
        wrong(turn % 2 === 0 ? app : second, 'brid@home.example'),
      )
      const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(14)
    } finally {
      await second.close()
    }
  })
})
