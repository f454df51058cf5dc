import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { userIdOf } from '#testing/world/people.ts'
import { cookieHeader } from '#testing/set-cookies.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

/**
 * An app opens its club's site for whoever is signed in to it (SHELL-40, ADR 025). No link may sign in whoever opens
 * it: turns red when `arrive` accepts an app's code by itself, when a spent or old code is taken, when the code
 * counts on another club's site, or when a form of another site may answer the question.
 */

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web: new FakeWeb(answer), environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

/** The question as the real page asks it, and everywhere else who is signed in. */
async function answer(request: Request, { appLink, user }: PageContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  if (pathname === QUESTION && request.method === 'GET') {
    return ownPage(`Continue as ${(await appLink.whose(token))?.firstName}?`)
  }
  if (pathname === QUESTION) {
    const isYes = (await request.text()) === 'answer=continue'
    if (isYes) await appLink.accept(token)
    else await appLink.decline(token)
  }
  return ownPage((await user())?.first_name ?? 'nobody')
}

const QUESTION = '/authentication/continue-as'

async function codeOf(email: string, on = 'dunvarra'): Promise<string> {
  const { access_token: as } = await signIn(app, email, on)
  const { status, body } = await ask(app, '/v2/user/app-code', {}, { on, as })
  expect([status, body.expires_in]).toEqual([200, 60])
  return body.code
}

const open = (url: string, { cookie = '', on = 'dunvarra' } = {}) =>
  app.server.inject({ url, headers: { host: hostOf(on), ...(cookie && { cookie }) } })

function say(reply: 'continue' | 'decline', code: string, { origin = hostOf('dunvarra'), cookie = '' } = {}) {
  return app.server.inject({
    method: 'POST',
    url: `${QUESTION}?token=${code}&to=/news`,
    headers: {
      host: hostOf('dunvarra'),
      origin: `${app.parts.config.protocol}://${origin}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
    },
    payload: `answer=${reply}`,
  })
}

const signsIn = (header: string | string[] | number | undefined) =>
  cookieHeader(header).includes('authentication=')

test('SHELL-40 OPEN-044 a web view is asked, and signed in once it has said yes: both cookies', async () => {
  const code = await codeOf('kwame@home.example')
  const opened = await open(`/news?token=${code}&product=Membership`)
  expect(opened.statusCode).toBe(303)
  const location = String(opened.headers.location)
  const asked = new URL(location, 'https://site.invalid')
  expect(asked.pathname).toBe(QUESTION)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    token: code,
    product: 'Membership',
    to: `/news?token=${code}&product=Membership`,
  })
  expect(signsIn(opened.headers['set-cookie'])).toBe(false)
  const question = await open(location)
  expect([question.body, signsIn(question.headers['set-cookie'])]).toEqual(['Continue as Kwame?', false])

  const accepted = await say('continue', code)
  const cookie = cookieHeader(accepted.headers['set-cookie'])
  // OPEN-035: written together.
  expect(cookie).toContain('session=')
  expect(cookie).toContain('authentication=')
  expect((await open('/news', { cookie })).body).toBe('Kwame')
})

describe('nobody is signed in by', () => {
  test('opening the link, however often', async () => {
    const code = await codeOf('kwame@home.example')
    for (const path of [`/?token=${code}`, `/?token=${code}`, `/?c=${code}`, `${QUESTION}?token=${code}`]) {
      expect(signsIn((await open(path)).headers['set-cookie'])).toBe(false)
    }
  })

  test('a link that was used', async () => {
    const code = await codeOf('kwame@home.example')
    expect(signsIn((await say('continue', code)).headers['set-cookie'])).toBe(true)
    expect((await say('continue', code)).body).toBe('nobody')
    expect((await open(`/news?token=${code}`)).body).toBe('nobody')
  })

  test('a link that was declined', async () => {
    const code = await codeOf('kwame@home.example')
    expect((await say('decline', code)).body).toBe('nobody')
    expect((await say('continue', code)).body).toBe('nobody')
  })

  test('a link that is older than a minute', async () => {
    const code = await codeOf('kwame@home.example')
    app.setClock(new Date(TEST_NOW.getTime() + 120_000))
    expect((await open(`/news?token=${code}`)).body).toBe('nobody')
    expect((await say('continue', code)).body).toBe('nobody')
    app.setClock(TEST_NOW)
  })

  test('a form on another site', async () => {
    const code = await codeOf('kwame@home.example')
    const forged = await say('continue', code, { origin: hostOf('inishvarn') })
    expect([forged.statusCode, signsIn(forged.headers['set-cookie'])]).toEqual([403, false])
  })

  test('a code of another club', async () => {
    const code = await codeOf('kwame@home.example')
    const elsewhere = await open(`/?token=${code}`, { on: 'inishvarn' })
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([200, 'nobody'])
  })

  test('a code whose app has signed out', async () => {
    const code = await codeOf('kwame@home.example')
    const userId = await userIdOf(app, 'kwame@home.example')
    await app.asOwner('update sessions set ended_at = $2 where user_id = $1', [userId, TEST_NOW])
    expect((await say('continue', code)).body).toBe('nobody')
  })

  test('a bearer in the address', async () => {
    const { access_token: bearer } = await signIn(app, 'kwame@home.example')
    expect((await open(`/?token=${bearer}`)).body).toBe('nobody')
    expect((await say('continue', bearer)).body).toBe('nobody')
  })
})

test('somebody who is signed in here stays so until they say yes, and is signed out by it', async () => {
  const mine = cookieHeader((await say('continue', await codeOf('brid@home.example'))).headers['set-cookie'])
  const code = await codeOf('kwame@home.example')
  const opened = await open(`/news?token=${code}`, { cookie: mine })
  expect(String(opened.headers.location)).toContain(QUESTION)
  expect((await open('/news', { cookie: mine })).body).toBe('Bríd')
  expect((await say('continue', code, { cookie: mine })).body).toBe('Kwame')
  expect((await open('/news', { cookie: mine })).body).toBe('nobody')
})

test('whoever is signed in as the same person is not asked, and the code is spent', async () => {
  const mine = cookieHeader((await say('continue', await codeOf('kwame@home.example'))).headers['set-cookie'])
  const code = await codeOf('kwame@home.example')
  expect((await open(`/news?token=${code}`, { cookie: mine })).body).toBe('Kwame')
  expect((await say('continue', code)).body).toBe('nobody')
})

test('of many that say yes at once one is signed in', async () => {
  const code = await codeOf('kwame@home.example')
  const answers = await Promise.all(Array.from({ length: 8 }, () => say('continue', code)))
  expect(answers.filter(({ headers }) => signsIn(headers['set-cookie']))).toHaveLength(1)
})

test('the code is stored as a hash, and the sign-in is written down', async () => {
  const code = await codeOf('kwame@home.example')
  const rows = await app.asOwner<{ row: string }>('select l::text as row from link_codes l', [])
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ row }) => row.includes(code))).toBe(false)
  await say('continue', code)
  const userId = await userIdOf(app, 'kwame@home.example')
  const kinds = await app.asOwner(
    `select kind, detail from audit_events where subject_id = $1 and detail ->> 'method' = 'app'`,
    [userId],
  )
  expect(kinds).toContainEqual({ kind: 'sign-in', detail: { method: 'app' } })
})

test.each([
  { what: 'nobody', on: 'dunvarra', as: async () => undefined, status: 401 },
  {
    what: 'a sign-in of my account',
    on: 'myaccount',
    as: async () => (await signIn(app, 'kwame@home.example', 'myaccount')).access_token,
    status: 400,
  },
])('$what gets no code', async ({ on, as, status }) => {
  const bearer = await as()
  const reply = await ask(app, '/v2/user/app-code', {}, { on, ...(bearer && { as: bearer }) })
  expect(reply.status).toBe(status)
})
