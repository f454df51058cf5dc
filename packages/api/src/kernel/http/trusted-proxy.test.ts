import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
const web = new FakeWeb((_request, context: PageContext) => cachedPage(JSON.stringify(context.host)))
beforeAll(async () => {
  app = await openTestApp({ web, environment: { TRUSTED_PROXIES: '10.0.0.1' } })
})
afterAll(() => app.close())

const visit = async (remoteAddress: string, forwarded: string) => {
  const headers = { host: 'inside.cluster.local', 'x-forwarded-host': forwarded }
  const reply = await app.server.inject({ url: '/', remoteAddress, headers })
  return reply.statusCode === 200 ? reply.json() : reply.statusCode
}

test('the configured proxy is believed about the host', async () => {
  expect(await visit('10.0.0.1', 'inishvarn.clubhouse.test')).toEqual({ type: 'club', club: 'inishvarn' })
  expect(await visit('10.0.0.1', 'evil.example')).toBe(404)
})

test('nobody else is', async () => {
  expect(await visit('10.0.0.2', 'inishvarn.clubhouse.test')).toBe(404)
  expect(await visit('127.0.0.1', 'inishvarn.clubhouse.test')).toBe(404)
})

test('of several names the one that the proxy added last counts', async () => {
  const forwarded = 'dunvarra.clubhouse.test, inishvarn.clubhouse.test'
  expect(await visit('10.0.0.1', forwarded)).toEqual({ type: 'club', club: 'inishvarn' })
})
