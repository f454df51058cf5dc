import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = (query: string) =>
  app.server.inject({ url: `/served-host${query}`, headers: { host: '127.0.0.1:3000' } })

test.each([
  { domain: 'clubhouse.test', status: 200, why: 'the bare base domain' },
  { domain: 'dunvarra.clubhouse.test', status: 200, why: 'a club' },
  { domain: 'backoffice.clubhouse.test', status: 200, why: 'a site of the platform' },
  { domain: 'dunvarrarovers.example', status: 200, why: 'a club’s own domain' },
  { domain: 'DunvarraRovers.Example', status: 200, why: 'in whatever case it was typed' },
  { domain: 'evil.example', status: 404, why: 'a stranger’s' },
  { domain: 'nobody.clubhouse.test', status: 404, why: 'a club that there is not' },
  { domain: '127.0.0.1', status: 404, why: 'an address' },
  { domain: `${'a'.repeat(300)}.example`, status: 404, why: 'longer than a name can be' },
  { domain: '', status: 404, why: 'nothing' },
])('a certificate for $domain: $status, $why', async ({ domain, status }) => {
  const reply = await ask(`?domain=${encodeURIComponent(domain)}`)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('who names no domain, or two, gets none', async () => {
  expect((await ask('')).statusCode).toBe(404)
  expect((await ask('?domain=clubhouse.test&domain=evil.example')).statusCode).toBe(404)
})
