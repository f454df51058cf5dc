import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { FakeWeb } from '#testing/fake-web.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'

/** A database whose state the test decides. */
let pending: () => Promise<number> = async () => 0
const around = (db: Database): Database => ({ ...db, pendingMigrations: () => pending() })
let app: TestApp
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

describe('in demo mode', () => {
  beforeAll(async () => {
    app = await openTestApp({ web: new FakeWeb(), around })
  })
  afterAll(() => app.close())

  test('/healthz says that the process is up, /readyz that it can work', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'up' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('/readyz names what is missing', async () => {
    pending = async () => 2
    const behind = await get('/readyz')
    expect([behind.statusCode, behind.json()]).toEqual([
      503,
      { status: 'not ready', reason: '2 migrations to run' },
    ])
    pending = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
    const away = await get('/readyz')
    expect([away.statusCode, away.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'the database does not answer' },
    ])
    expect((await get('/healthz')).statusCode).toBe(200)
    pending = async () => 0
  })

  test('a process that is told to stop wants nobody new, and answers whoever comes', async () => {
    app.parts.stopping.hasBegun = true
    const stopping = await get('/readyz')
    expect([stopping.statusCode, stopping.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'this process is stopping' },
    ])
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/api/v2/store/dunvarra')).statusCode).toBe(200)
    app.parts.stopping.hasBegun = false
  })

  test('however many ask at once, the database is asked once; and anew by whoever comes later', async () => {
    let asked = 0
    const { promise: answered, resolve: answer } = Promise.withResolvers<number>()
    pending = () => {
      asked += 1
      return answered
    }
    const crowd = Array.from({ length: 20 }, () => get('/readyz'))
    // By now every one of them has come as far as it can without an answer.
    await get('/healthz')
    answer(0)
    expect((await Promise.all(crowd)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(asked).toBe(1)
    await get('/readyz')
    expect(asked).toBe(2)
    pending = async () => 0
  })

  test('they answer under whatever name a load balancer asks', async () => {
    for (const host of ['10.0.0.7:3000', 'unknown.example', '']) {
      expect((await get('/healthz', { host })).statusCode).toBe(200)
    }
  })

  test('/metrics is open on this machine and counts by route pattern, never by path', async () => {
    await get('/api/v2/store/dunvarra/articles/fees')
    await get('/news/fees', { host: 'dunvarra.clubhouse.test' })
    const reply = await get('/metrics')
    expect(reply.headers['content-type']).toContain('text/plain')
    expect(reply.body).toContain('route="/api/v2/store/:club/articles/:slug",status="2xx"')
    expect(reply.body).toContain('clubhouse_pages_total{outcome="render"} 1')
    expect(reply.body).not.toContain('fees')
  })

  test('the switches of the demo are there', async () => {
    expect((await get('/dev/clock')).statusCode).toBe(200)
  })
})

describe('in live mode', () => {
  beforeAll(async () => {
    app = await openTestApp({ environment: LIVE })
  })
  afterAll(() => app.close())

  test('/metrics asks for its token', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer wrong',
      LIVE.METRICS_TOKEN,
      `Basic ${LIVE.METRICS_TOKEN}`,
    ]) {
      const reply = await get('/metrics', { authorization })
      expect([reply.statusCode, reply.json().error_code], authorization).toEqual([401, 'unauthorised'])
    }
    const reply = await get('/metrics', { authorization: `Bearer ${LIVE.METRICS_TOKEN}` })
    expect([reply.statusCode, reply.body.includes('clubhouse_request_seconds')]).toEqual([200, true])
  })

  test('health needs no token', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/readyz')).statusCode).toBe(200)
  })

  test.each(['/dev/clock', '/dev/reset', '/dev/mail', '/dev/jobs', '/dev/gateway', '/dev/providers'])(
    '%s does not exist',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const reply = await app.server.inject({
          method,
          url,
          ...(method === 'POST' && { payload: { now: null } }),
        })
        expect(reply.statusCode, method).toBe(404)
      }
    },
  )
})
