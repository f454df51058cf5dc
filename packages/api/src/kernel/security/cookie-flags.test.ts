import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { setCookiesOf } from '#testing/set-cookies.ts'
import { postSignIn, signInPages } from '#testing/sign-in-page.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * AUTH-61: what signs somebody in travels hidden, over TLS only, to this very host, and not with what another site
 * sends. Turns red when a flag or the prefix is left out of identity/cookie-line.ts or config.ts.
 */

const DEPLOYMENTS = [
  { what: 'over TLS', environment: { PUBLIC_PROTOCOL: 'https' }, prefix: '__Host-', secure: ['Secure'] },
  { what: 'on a developer’s machine', environment: { PUBLIC_PROTOCOL: 'http' }, prefix: '', secure: [] },
]

describe.each(DEPLOYMENTS)('AUTH-61 $what', ({ environment, prefix, secure }) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ web: signInPages(), environment: { RATE_LIMITS: 'false', ...environment } })
  })
  afterAll(() => app.close())

  const signedIn = async (remember: boolean) => {
    const answer = await postSignIn(app, 'brid@home.example', { remember })
    expect(answer.statusCode).toBe(200)
    return setCookiesOf(answer.headers['set-cookie'])
  }
  const flagsOf = (cookies: ReturnType<typeof setCookiesOf>, name: string) =>
    cookies
      .findLast((cookie) => cookie.name === prefix + name)
      ?.attributes.toSorted()
      .join(' ')
  const flags = (...more: string[]) => ['Path=/', 'SameSite=Lax', ...secure, ...more].toSorted().join(' ')

  test('AUTH-54 OPEN-035 DATA-66 DATA-67 DATA-70 the bearers are hidden, the marker is not, and none outlives the browser', async () => {
    const cookies = await signedIn(false)
    expect(flagsOf(cookies, 'authentication')).toBe(flags('HttpOnly'))
    expect(flagsOf(cookies, 'refresh_token')).toBe(flags('HttpOnly'))
    expect(flagsOf(cookies, 'session')).toBe(flags())
  })

  test('AUTH-60 OPEN-011 CONST-09 remembered, what renews the sign-in stays for thirty days', async () => {
    const cookies = await signedIn(true)
    expect(flagsOf(cookies, 'refresh_token')).toBe(flags('HttpOnly', `Max-Age=${30 * 24 * 3600}`))
    expect(flagsOf(cookies, 'authentication')).toBe(flags('HttpOnly'))
  })

  test('the marker holds a time and nothing else; no cookie names another domain', async () => {
    const cookies = await signedIn(true)
    const marker = cookies.find(({ name }) => name === `${prefix}session`)
    expect(marker?.value).toMatch(/^\d{10}$/)
    for (const { attributes } of cookies) {
      expect(attributes.filter((each) => /^domain=/i.test(each))).toEqual([])
    }
  })

  test('an answer with cookies is kept by nobody', async () => {
    const answer = await postSignIn(app, 'brid@home.example')
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

test('live mode refuses to start without Secure', () => {
  const environment = { ...LIVE, BASE_DOMAIN: 'clubs.example', COOKIE_SECURE: 'false' }
  expect(() => readConfig(environment)).toThrow('COOKIE_SECURE')
})
