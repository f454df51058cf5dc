import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserHash, newBrowserSecret } from '#identity/sign-in/codes/browser-binding.ts'
import { createSignInCode } from '#identity/sign-in/codes/link-codes.ts'
import { userIdOf } from '#testing/world/people.ts'
import { cookieHeader } from '#testing/set-cookies.ts'
import { hostOf } from '#testing/sign-in.ts'
import { postSignIn, signInPages } from '#testing/sign-in-page.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * A link with a code that somebody made for themselves must not sign anybody else in: they would then enter their
 * card and their children in the attacker's account. Turns red when the browser's secret is left out of
 * `consumeSignInCode`, or when a code is taken without the cookie.
 */

let app: TestApp
let attacker: string
beforeAll(async () => {
  app = await openTestApp({ web: signInPages(), environment: { RATE_LIMITS: 'false' } })
  attacker = await userIdOf(app, 'kwame@home.example')
})
afterAll(() => app.close())

const codeOf = (secret: string, site = 'club:dunvarra') =>
  app.parts.db.withPlatform((tx) =>
    createSignInCode(tx, {
      userId: attacker,
      browserHash: browserHash(secret),
      site,
      method: 'sso',
      now: app.parts.clock.now(),
    }),
  )
const open = (path: string, cookie = '') =>
  app.server.inject({ url: path, headers: { host: hostOf('dunvarra'), ...(cookie && { cookie }) } })

/** As a browser does: with whatever was set, to wherever the code is taken out of the address. */
async function arrive(path: string, cookie: string) {
  const first = await open(path, cookie)
  if (first.statusCode !== 303) return first
  return open(
    String(first.headers.location),
    [cookie, cookieHeader(first.headers['set-cookie'])].filter(Boolean).join('; '),
  )
}

describe.each(['c', 'token'])('a link with ?%s=', (parameter) => {
  test.each([
    { what: 'a browser that began nothing', cookie: () => '' },
    { what: 'a browser that began another flow', cookie: () => `sign_in_flow=${newBrowserSecret()}` },
    { what: 'an empty secret', cookie: () => 'sign_in_flow=' },
    { what: 'a secret of another shape', cookie: () => 'sign_in_flow=null; sign_in_flow=undefined' },
  ])('signs nobody in, opened in $what', async ({ cookie }) => {
    const answer = await arrive(`/news?${parameter}=${await codeOf(newBrowserSecret())}`, cookie())
    expect(answer.body).toBe('nobody')
    expect(cookieHeader(answer.headers['set-cookie'])).not.toContain('authentication=')
  })

  test('does not replace somebody who is signed in', async () => {
    const victim = cookieHeader((await postSignIn(app, 'brid@home.example')).headers['set-cookie'])
    const answer = await arrive(`/news?${parameter}=${await codeOf(newBrowserSecret())}`, victim)
    expect(answer.body).toBe('Bríd')
  })

  test('made for another site is none here', async () => {
    const secret = newBrowserSecret()
    const code = await codeOf(secret, 'club:inishvarn')
    expect((await arrive(`/?${parameter}=${code}`, `sign_in_flow=${secret}`)).body).toBe('nobody')
  })

  test('positive control: it signs in the browser that began', async () => {
    const secret = newBrowserSecret()
    const code = await codeOf(secret)
    const answer = await open(`/news?${parameter}=${code}`, `sign_in_flow=${secret}`)
    const cookie = cookieHeader(answer.headers['set-cookie'])
    expect((await open('/news', cookie)).body).toBe('Kwame')
  })
})

test('a bearer in the address is no code: neither ?c= nor ?token= takes one', async () => {
  const secret = newBrowserSecret()
  const mine = await postSignIn(app, 'kwame@home.example')
  const bearer = /authentication=([^;]+)/.exec(cookieHeader(mine.headers['set-cookie']))?.[1] ?? ''
  expect(bearer).toMatch(/^[\w-]{43}$/)
  for (const parameter of ['c', 'token']) {
    const answer = await arrive(`/?${parameter}=${bearer}`, `sign_in_flow=${secret}`)
    expect(answer.body).toBe('nobody')
  }
})
