import { createVerify, X509Certificate } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOUR_COASTS } from '@clubhouse/demo/world/associations'
import { setCookiesOf } from '#testing/set-cookies.ts'
import { testKeys } from '#testing/saml/saml-answers.ts'
import { PROVIDER, SamlWorld } from '#testing/saml/saml-world.ts'
import { sharedLiveApp } from '#testing/shared-app.ts'
import { LIVE, openTestApp } from '#testing/test-app.ts'

let world: SamlWorld
beforeAll(async () => {
  world = await SamlWorld.open()
})
afterAll(() => world.close())

const login = (host: string, query = '', headers = {}) =>
  world.app.server.inject({ url: `/api/saml/login${query}`, headers: { host, ...headers } })

const CLUB = 'dunvarra.clubhouse.test'

test('API-13 the browser is sent to the provider with a request that we signed', async () => {
  const reply = await login(CLUB, '?redirectUrl=/news')
  expect(reply.statusCode).toBe(303)
  expect(reply.headers['cache-control']).toBe('no-store')
  const url = new URL(reply.headers.location ?? '')
  expect(url.origin + url.pathname).toBe('https://login.dunvarra.example/sso')
  const { certificate } = await testKeys('service-provider')
  const [signed = '', signature = ''] = url.search.slice(1).split('&Signature=')
  const verifier = createVerify('sha256').update(signed)
  expect(
    verifier.verify(new X509Certificate(certificate).publicKey, decodeURIComponent(signature), 'base64'),
  ).toBe(true)
  expect(url.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
  expect(request).toContain(`ID="${url.searchParams.get('RelayState')}"`)
  expect(request).toContain('AssertionConsumerServiceURL="http://myaccount.clubhouse.test/api/saml/acs"')
  expect(request).toContain(`http://myaccount.clubhouse.test/api/saml/metadata/${world.providerId}`)
  // Where to return to stays with us.
  expect(request + url.search).not.toContain('news')
})

test('the browser gets a secret that only it and we know', async () => {
  const reply = await login(CLUB)
  const [cookie] = setCookiesOf(reply.headers['set-cookie'])
  expect(cookie).toMatchObject({ name: 'sign_in_flow' })
  expect(cookie?.attributes).toEqual(['Path=/', 'Max-Age=600', 'SameSite=Lax', 'HttpOnly'])
  const rows = await world.app.asOwner<object>(
    `select from saml_requests where browser_hash = sha256($1::bytea)`,
    [Buffer.from(cookie?.value ?? '')],
  )
  expect(rows).toHaveLength(1)
})

test('several tabs share the secret of their browser', async () => {
  const [first] = setCookiesOf((await login(CLUB)).headers['set-cookie'])
  const again = await login(CLUB, '', { cookie: `sign_in_flow=${first?.value}` })
  expect(setCookiesOf(again.headers['set-cookie'])[0]?.value).toBe(first?.value)
})

test('a club that is reached on another of its hosts begins on the one where it ends', async () => {
  const reply = await login('clubhouse.test', '?redirectUrl=/news')
  expect(reply.headers.location).toBe(`http://${CLUB}/api/saml/login?redirectUrl=/news`)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test.each([
  { host: 'inishvarn.clubhouse.test', query: '', to: 'http://clubhouse.test/dev/idp/sso', why: 'its body’s' },
  {
    host: CLUB,
    query: `?governing_body_id=${FOUR_COASTS.id}`,
    to: 'https://login.dunvarra.example/sso',
    why: 'its own, whatever is asked for',
  },
  {
    host: 'xgb.clubhouse.test',
    query: `?governing_body_id=${FOUR_COASTS.id}&xgb=true`,
    to: 'http://clubhouse.test/dev/idp/sso',
    why: 'that of the body that is asked for',
  },
  {
    host: 'myaccount.clubhouse.test',
    query: `?governing_body_id=${FOUR_COASTS.id}`,
    to: 'http://clubhouse.test/dev/idp/sso',
    why: 'that of the body that is asked for',
  },
])('SSO-01 $host signs in through $why', async ({ host, query, to }) => {
  const url = new URL((await login(host, query)).headers.location ?? '')
  expect(url.origin + url.pathname).toBe(to)
})

test.each([
  { host: 'xgb.clubhouse.test', query: '' },
  { host: 'xgb.clubhouse.test', query: '?governing_body_id=5' },
  { host: 'myaccount.clubhouse.test', query: '?governing_body_id=00000000-0000-4000-8000-000000000000' },
  { host: 'backoffice.clubhouse.test', query: `?governing_body_id=${FOUR_COASTS.id}` },
  { host: 'su.clubhouse.test', query: `?governing_body_id=${FOUR_COASTS.id}` },
])('SSO-01 $host$query has no single sign-on', async ({ host, query }) => {
  const { location } = (await login(host, query)).headers
  expect(location).toBe(`http://${host}/?error=Single+sign-on+isn%E2%80%99t+available+here.`)
})

test('SSO-01 where it is off nobody signs in through it, not even who had begun before', async () => {
  const begun = await world.begin()
  await world.app.asOwner(`update clubs set sso_mode = 'off' where slug = 'dunvarra'`)
  const refused = await login(CLUB)
  const late = await world.post(world.answer(begun.requestId), begun.requestId)
  await world.app.asOwner(`update clubs set sso_mode = 'optional' where slug = 'dunvarra'`)
  expect(refused.headers.location).toBe(`http://${CLUB}/?error=Single+sign-on+isn%E2%80%99t+available+here.`)
  expect([late.code, late.refused]).toEqual([null, 'not-offered'])
})

test('an unknown host is refused', async () => {
  expect((await login('evil.example')).statusCode).toBe(404)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/authentication/sign-in'])(
  'SSO-06 redirectUrl %s leads home',
  async (redirectUrl) => {
    const begun = await world.begin({ query: `?${new URLSearchParams({ redirectUrl }).toString()}` })
    const { location } = await world.post(world.answer(begun.requestId), begun.requestId)
    expect(location.origin + location.pathname).toBe(`http://${CLUB}/`)
  },
)

test('the provider’s operator finds what to know of us', async () => {
  const url = `/api/saml/metadata/${world.providerId}`
  const reply = await world.app.server.inject({ url, headers: { host: 'myaccount.clubhouse.test' } })
  expect(reply.headers['content-type']).toMatch(/^application\/samlmetadata\+xml/)
  expect(reply.body).toContain(`entityID="http://myaccount.clubhouse.test${url}"`)
  expect(reply.body).toContain('Location="http://myaccount.clubhouse.test/api/saml/acs"')
  expect(reply.body).toContain('AuthnRequestsSigned="true"')
  expect(reply.body).toContain('WantAssertionsSigned="true"')
  const { certificate } = await testKeys('service-provider')
  expect(reply.body.replaceAll(/\s/g, '')).toContain(new X509Certificate(certificate).raw.toString('base64'))
  expect(reply.body).not.toContain(PROVIDER)
})

test.each(['00000000-0000-4000-8000-000000000000', 'x', '%00'])('there is no provider %s', async (id) => {
  const reply = await world.app.server.inject({ url: `/api/saml/metadata/${id}` })
  expect(reply.statusCode).toBe(404)
})

test('live mode without keys starts, and says that single sign-on is not set up', async () => {
  const live = await sharedLiveApp()
  const reply = await live.server.inject({ url: '/api/saml/login', headers: { host: CLUB } })
  expect(reply.headers.location).toBe(
    `https://${CLUB}/?error=Single+sign-on+isn%E2%80%99t+set+up+yet.+Please+sign+in+with+your+email.`,
  )
  const { id } = { id: '00000000-0000-4000-8000-000000000000' }
  expect((await live.server.inject({ url: `/api/saml/metadata/${id}` })).statusCode).toBe(404)
})

test('live mode with keys signs with them, and its cookie is for this host and https alone', async () => {
  const { privateKey, certificate } = await testKeys('thief')
  const environment = {
    ...LIVE,
    SAML_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
    SAML_CERTIFICATE: certificate,
  }
  const live = await openTestApp({ environment })
  await live.asOwner(`insert into identity_providers (id, club_id, entity_id, sso_url, certificates)
    select id, id, 'x', 'https://login.example/sso', array['x'] from clubs where slug = 'inishvarn'`)
  const reply = await live.server.inject({
    url: '/api/saml/login',
    headers: { host: 'inishvarn.clubhouse.test' },
  })
  expect(reply.headers.location).toMatch(/^https:\/\/login\.example\/sso\?/)
  expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-sign_in_flow=[\w-]{43}; .*; Secure; HttpOnly$/)
  await live.close()
})
