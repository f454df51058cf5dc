import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieHeader } from '#testing/set-cookies.ts'
import { hostOf } from '#testing/sign-in.ts'
import { postSignIn, signInPages } from '#testing/sign-in-page.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * A page of another site can make a browser post here, with our cookies. It must not act for whoever they belong
 * to. Turns red when `isSameOrigin` is not asked in kernel/http/pages/pages.ts or identity/caller.ts, or says yes to a
 * sub-domain, a null origin or a missing one.
 */

let app: TestApp
let cookie: string
const web = signInPages()
beforeAll(async () => {
  app = await openTestApp({ web, environment: { RATE_LIMITS: 'false' } })
  const answer = await postSignIn(app, 'brid@home.example')
  cookie = cookieHeader(answer.headers['set-cookie'])
})
afterAll(() => app.close())

const HOST = hostOf('dunvarra')
const FOREIGN: Record<string, string>[] = [
  {},
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: `https://${HOST}` },
  { origin: `http://evil.${HOST}` },
  { origin: `http://${HOST}.evil.example` },
  { origin: `http://${HOST}@evil.example` },
  { origin: `http://${hostOf('inishvarn')}` },
  { origin: `http://${HOST}:8080` },
  { origin: `http://${HOST}/` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { referer: `http://${HOST}/` },
]

describe('a form', () => {
  test.each(FOREIGN)('with %j reaches no page', async (headers) => {
    const before = web.renders
    const answer = await app.server.inject({
      method: 'POST',
      url: '/authentication/sign-out',
      headers: { host: HOST, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'a=b',
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(web.renders).toBe(before)
  })

  test('nor does one that would sign the browser in as somebody else', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/authentication/sign-in',
      headers: {
        host: HOST,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'username=kwame%40home.example&password=Harbour7Lamp',
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('a call of the API by cookie', () => {
  const change = (headers: Record<string, string>, payload = '{"first_name":"Mallory"}') =>
    app.server.inject({
      method: 'PATCH',
      url: '/api/v2/member',
      headers: { host: HOST, cookie, 'content-type': 'application/json', ...headers },
      payload,
    })

  test.each(FOREIGN)('with %j is nobody’s', async (headers) => {
    expect((await change(headers)).statusCode).toBe(401)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s, which a form can send, changes nothing',
    async (type) => {
      const answer = await change({ origin: `http://${HOST}`, 'content-type': type })
      expect([401, 415]).toContain(answer.statusCode)
    },
  )

  test('is read by no other site: nothing allows another origin', async () => {
    const headers = { host: HOST, cookie, origin: 'https://evil.example' }
    const read = await app.server.inject({ url: '/api/v2/member', headers })
    const asked = await app.server.inject({
      method: 'OPTIONS',
      url: '/api/v2/member',
      headers: { ...headers, 'access-control-request-method': 'PATCH' },
    })
    for (const answer of [read, asked]) {
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  test('nobody was changed; and the same call from our own page goes through', async () => {
    const name = () => app.asOwner("select first_name from users where email = 'brid@home.example'")
    expect(await name()).toEqual([{ first_name: 'Bríd' }])
    expect((await change({ origin: `http://${HOST}` }, '{"first_name":"Brídín"}')).statusCode).toBe(200)
    expect((await change({ 'sec-fetch-site': 'same-origin' }, '{"first_name":"Bríd"}')).statusCode).toBe(200)
    expect(await name()).toEqual([{ first_name: 'Bríd' }])
  })
})

test('the token call takes forms of anybody, and sets no cookie: nothing is won by posting to it', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: {
      host: HOST,
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=password&username=kwame%40home.example&password=Harbour7Lamp',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})
