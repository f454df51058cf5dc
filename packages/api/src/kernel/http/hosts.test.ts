import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { eventually } from '#testing/eventually.ts'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let asked: PageContext[] = []
const web = new FakeWeb((_request, context) => {
  asked.push(context)
  return cachedPage(JSON.stringify({ host: context.host, origin: context.origin }))
})
beforeAll(async () => {
  app = await openTestApp({ web })
})
beforeEach(() => {
  asked = []
})
afterAll(() => app.close())

const visit = (host: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: '/', headers: { host, ...headers } })

test.each([
  { host: 'dunvarra.clubhouse.test', site: { type: 'club', club: 'dunvarra' } },
  { host: 'inishvarn.clubhouse.test', site: { type: 'club', club: 'inishvarn' } },
  { host: 'backoffice.clubhouse.test', site: { type: 'backoffice' } },
  { host: 'myaccount.clubhouse.test', site: { type: 'myaccount' } },
  { host: 'su.clubhouse.test', site: { type: 'su' } },
  { host: 'xgb.clubhouse.test', site: { type: 'xgb' } },
  { host: 'clubhouse.test', site: { type: 'club', club: 'dunvarra' } },
  { host: 'dunvarrarovers.example', site: { type: 'club', club: 'dunvarra' } },
])('HOSTS-01 HOSTS-02 $host is answered by its site', async ({ host, site }) => {
  const reply = await visit(host)
  expect(reply.statusCode).toBe(200)
  expect(reply.json().host).toEqual(site)
})

test.each([
  { host: 'evil.example', why: 'a stranger' },
  { host: 'nobody.clubhouse.test', why: 'a club that there is not' },
  { host: 'dunvarra.clubhouse.test.evil.example', why: 'our name in front of a stranger' },
  { host: 'a.dunvarra.clubhouse.test', why: 'below a club' },
  { host: '127.0.0.1', why: 'an address' },
])('HOSTS-03 $host is not known, and no page is rendered for it: $why', async ({ host }) => {
  const reply = await visit(host)
  expect(reply.statusCode).toBe(404)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(reply.body).toContain(`<p>${host} is not a valid domain</p>`)
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
  expect(asked).toEqual([])
})

test.each([
  '/api/v2/store/dunvarra',
  '/api/v1/store/dunvarra/articles',
  '/api/v2/lists/countries',
  '/api/v2/user',
  '/api/openapi.json',
  '/api/docs',
  '/api/saml/login',
  '/api/nothing',
])(
  'HOSTS-03 OPEN-004 %s is refused on a host that is none of ours, and answered on one that is',
  async (url) => {
    for (const host of ['nope.example', 'nobody.clubhouse.test', '127.0.0.1', 'localhost']) {
      const reply = await app.server.inject({ url, headers: { host } })
      expect([reply.statusCode, reply.json()]).toEqual([
        404,
        { error_code: 'unknown_site', message: `${host} is not a valid domain` },
      ])
    }
    for (const host of ['dunvarra.clubhouse.test', 'backoffice.clubhouse.test', 'clubhouse.test']) {
      expect((await app.server.inject({ url, headers: { host } })).body, host).not.toContain('valid domain')
    }
  },
)

test('HOSTS-03 what is posted to an unknown host is refused too', async () => {
  for (const url of ['/api/oauth/token', '/api/saml/acs', '/dev/reset', '/contact']) {
    const reply = await app.server.inject({
      method: 'POST',
      url,
      headers: { host: 'nope.example' },
      payload: {},
    })
    expect([url, reply.statusCode]).toEqual([url, 404])
    expect(reply.body).toContain('nope.example is not a valid domain')
  }
})

test('what machines ask under a name of their own answers on any host: health, metrics, pictures for a CDN', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics', '/media/dunvarra/none/none.jpg']) {
    const reply = await app.server.inject({ url, headers: { host: '10.0.0.7:3000' } })
    expect(reply.body, url).not.toContain('valid domain')
  }
})

test('links are built from what we know of the site, never from what the request claims', async () => {
  for (const host of ['DUNVARRA.clubhouse.test', 'dunvarra.clubhouse.test:80', 'dunvarra.clubhouse.test.']) {
    const reply = await visit(host)
    expect(reply.json().origin).toBe((await visit('dunvarra.clubhouse.test')).json().origin)
  }
})

test('X-Forwarded-Host is a word of the visitor, and ignored', async () => {
  const reply = await visit('dunvarra.clubhouse.test', { 'x-forwarded-host': 'inishvarn.clubhouse.test' })
  expect(reply.json().host).toEqual({ type: 'club', club: 'dunvarra' })
  const stranger = await visit('evil.example', { 'x-forwarded-host': 'inishvarn.clubhouse.test' })
  expect(stranger.statusCode).toBe(404)
})

test('a club and a domain that come and go are heard of without a restart', async () => {
  await app.asOwner(
    `insert into clubs (id, slug, name, theme) select gen_random_uuid(), 'newcomers', 'Newcomers', theme from clubs limit 1`,
  )
  await app.asOwner(
    "insert into club_domains (domain, club_id) select 'newcomers.example', id from clubs where slug = 'newcomers'",
  )
  await eventually(async () => expect((await visit('newcomers.clubhouse.test')).statusCode).toBe(200))
  await eventually(async () => expect((await visit('newcomers.example')).statusCode).toBe(200))
  await app.asOwner("delete from clubs where slug = 'newcomers'")
  await eventually(async () => expect((await visit('newcomers.example')).statusCode).toBe(404))
  expect((await visit('newcomers.clubhouse.test')).statusCode).toBe(404)
})

test('whatever the Host header holds, the answer is a known site or the refusal, escaped', async () => {
  const piece = fc.oneof(
    fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)) }),
    fc.constantFrom(
      '.',
      ':',
      'clubhouse.test',
      'dunvarra',
      'su',
      '..',
      '@',
      '/',
      '\\',
      '%00',
      '[::1]',
      '<script>',
      ' ',
      ',',
      '#',
      '?',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const host = pieces.join('')
      const reply = await visit(host)
      expect([200, 404]).toContain(reply.statusCode)
      if (reply.statusCode === 200)
        expect(['club', 'backoffice', 'myaccount', 'su', 'xgb']).toContain(reply.json().host.type)
      else expect(reply.body).not.toMatch(/<script|<p><|<h1>[^T]/)
    }),
    { numRuns: 300, seed: 3 },
  )
})
