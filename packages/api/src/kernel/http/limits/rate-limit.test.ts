import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { RATE_CLASSES, RateLimiter } from './rate-limit.ts'

/** A limiter with a clock in the test's hand. */
function limiter() {
  const clock = { ms: 0 }
  return { clock, limit: new RateLimiter(() => clock.ms) }
}
const spend = (limit: RateLimiter, times: number, address = 'a') => {
  const waits = Array.from({ length: times }, () => limit.take('render', address))
  return waits.filter((wait) => wait === 0).length
}

test('an address may call as often in a minute as its class allows', () => {
  const { limit } = limiter()
  expect(spend(limit, RATE_CLASSES.render + 40)).toBe(RATE_CLASSES.render)
})

test('the refusal says how long to wait, and after that one call goes through', () => {
  const { limit, clock } = limiter()
  spend(limit, RATE_CLASSES.render)
  const wait = limit.take('render', 'a')
  expect(wait).toBe(1)
  clock.ms += wait * 1000
  expect(limit.take('render', 'a')).toBe(0)
  spend(limit, RATE_CLASSES.render)
  expect(limit.take('render', 'a')).toBeGreaterThan(0)
})

test('asking while refused does not make the wait longer', () => {
  const { limit, clock } = limiter()
  spend(limit, RATE_CLASSES.render + 500)
  clock.ms += 1000
  expect(limit.take('render', 'a')).toBe(0)
})

test('a long silence saves up one minute and no more', () => {
  const { limit, clock } = limiter()
  spend(limit, RATE_CLASSES.render)
  clock.ms += 3_600_000
  expect(spend(limit, 1000)).toBe(RATE_CLASSES.render)
})

test('addresses and classes do not draw on each other', () => {
  const { limit } = limiter()
  spend(limit, RATE_CLASSES.render + 1)
  expect(limit.take('render', 'b')).toBe(0)
  expect(limit.take('read', 'a')).toBe(0)
  expect(limit.take('unlimited', 'a')).toBe(0)
})

test('four hundred addresses of one IPv6 block are one', () => {
  const { limit } = limiter()
  const waits = Array.from({ length: 400 }, (_, host) => limit.take('render', `2001:db8:1:2::${host}`))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(RATE_CLASSES.render)
  expect(limit.take('render', '2001:db8:1:3::1')).toBe(0)
})

test('strangers without number do not fill the memory, and the longest idle is forgotten first', () => {
  const { limit } = limiter()
  spend(limit, RATE_CLASSES.render, 'first')
  for (let stranger = 0; stranger < 50_000; stranger++) limit.take('render', `s${stranger}`)
  expect(limit.take('render', 'first')).toBe(0)
})

describe.each(['true', 'false'])('with RATE_LIMITS=%s', (limits) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: limits } })
  })
  afterAll(() => app.close())

  test(
    limits === 'true' ? 'whoever calls too often is told when to come back' : 'nobody is refused',
    async () => {
      // A call that does not even parse is cheap, and it counts: guessing is not free.
      // Nothing is written meanwhile, so the app need not be waited for to hear of it: an address that is no text is not.
      const url = { pathname: '/api/v2/store/dunvarra/articles', query: { page: '0' } }
      const call = () => app.server.inject({ method: 'GET', url })
      let reply = await call()
      for (let calls = 1; calls < 2 * RATE_CLASSES.read && reply.statusCode !== 429; calls++)
        reply = await call()
      const expected = limits === 'true' ? [429, 'too_many_requests', '1'] : [422, 'invalid_data', undefined]
      expect([reply.statusCode, reply.json().error_code, reply.headers['retry-after']]).toEqual(expected)
      expect((await app.server.inject('/healthz')).statusCode).toBe(200)
    },
  )
})
