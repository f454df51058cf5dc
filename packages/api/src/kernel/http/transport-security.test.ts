import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeWeb, cachedPage, ownPage } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { wireGet } from '#testing/network/wire-get.ts'

const web = () =>
  new FakeWeb((request) =>
    request.url.endsWith('/kept') ? cachedPage('<p>kept</p>') : ownPage('<p>own</p>'),
  )

describe.each([
  { protocol: 'https', told: 'max-age=31536000' },
  { protocol: 'http', told: undefined },
])('over $protocol a browser is told $told', ({ protocol, told }) => {
  let app: TestApp
  let port: number
  beforeAll(async () => {
    app = await openTestApp({ web: web(), environment: { PUBLIC_PROTOCOL: protocol } })
    await app.server.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  test.each([
    { what: 'a page for one', path: '/own', status: 200 },
    { what: 'a page that is kept from now on', path: '/kept', status: 200 },
    { what: 'a page that was kept', path: '/kept', status: 200 },
    { what: 'an unknown host', path: '/', status: 404, host: 'elsewhere.example' },
    { what: 'the API', path: '/api/v2/store/dunvarra/articles', status: 200 },
    { what: 'a refusal of the API', path: '/api/v2/user', status: 401 },
    { what: 'the health check', path: '/healthz', status: 200 },
  ])('by $what', async ({ path, status, host = 'dunvarra.clubhouse.test' }) => {
    const reply = await wireGet({ port, path, headers: { host } })
    expect([reply.status, reply.headers['strict-transport-security']]).toEqual([status, told])
  })
})
