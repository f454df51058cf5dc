import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOrder } from '@clubhouse/contract/money/orders'
import { getUser } from '@clubhouse/contract/identity/members'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { userIdOf } from '#testing/world/people.ts'
import { cookieHeader, setCookiesOf } from '#testing/set-cookies.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { browserHash, newBrowserSecret } from '../codes/browser-binding.ts'
import { createSignInCode } from '../codes/link-codes.ts'

const CLUB = 'dunvarra.clubhouse.test'
let app: TestApp
const web = new FakeWeb()

beforeAll(async () => {
  app = await openTestApp({ web })
})
afterAll(() => app.close())
beforeEach(() => {
  web.answer = async (_request, { user }) => ownPage(`<p>${(await user())?.first_name ?? 'nobody'}</p>`)
})

const DUNVARRA = { clubId: '', name: 'club:dunvarra' }

async function signIn(email: string, remember = false, site = DUNVARRA.name) {
  const userId = await userIdOf(app, email)
  return app.parts.db.withPlatform((tx) =>
    app.parts.sessions.begin(tx, { userId, method: 'password', site, remember }),
  )
}

const get = (url: string, cookie = '', host = CLUB) =>
  app.server.inject({ url, headers: { host, ...(cookie && { cookie }) } })

const named = (header: Parameters<typeof setCookiesOf>[0], name: string) =>
  setCookiesOf(header).find((cookie) => cookie.name === name)

describe('a page', () => {
  test('AUTH-57 knows who is signed in by the bearer in the cookie', async () => {
    const { access_token } = await signIn('brid@home.example')
    expect((await get('/', `session=1; authentication=${access_token}`)).body).toBe('<p>Bríd</p>')
    expect((await get('/x', 'session=1; authentication=forged')).body).toBe('<p>nobody</p>')
  })

  test('HOSTS-19 calls as the guest where nobody is signed in, and as nobody where a guest has no business', async () => {
    const guest = { grant_type: 'guest', scope: 'guest', email: 'una@home.example' }
    const { body } = await app.server.inject({
      method: 'POST',
      url: '/api/v2/member/guest',
      headers: { host: CLUB },
      payload: { ...guest, first_name: 'Una', last_name: 'Rowe' },
    })
    const token: string = JSON.parse(body).oauth.access_token
    web.answer = async (_request, { call, user }) => {
      const order = { params: { club: 'dunvarra', order_id: '00000000-0000-4000-8000-0000000000aa' } }
      const statusOf = (work: Promise<unknown>) => work.then(String, ({ status }) => String(status))
      const asked = [statusOf(call(getOrder, order)), statusOf(call(getUser, {}))]
      return ownPage([(await user())?.first_name, ...(await Promise.all(asked))].join(' '))
    }
    expect((await get('/checkout', `guest_access_token=${token}`)).body).toBe(' 404 401')
    expect((await get('/checkout', 'guest_access_token=forged')).body).toBe(' 401 401')
    const { access_token: bearer } = await signIn('brid@home.example')
    const both = `session=1; authentication=${bearer}; guest_access_token=${token}`
    expect((await get('/checkout', both)).body).toMatch(/^Bríd 404 /)
  })

  test('AUTH-58 AUTH-60 renews the sign-in of whoever comes back with a refresh cookie alone', async () => {
    const { refresh_token, expires_in } = await signIn('brid@home.example', true)
    const answer = await get('/', `refresh_token=${refresh_token}`)
    expect(answer.body).toBe('<p>Bríd</p>')
    const refresh = named(answer.headers['set-cookie'], 'refresh_token')
    expect(refresh?.value).not.toBe(refresh_token)
    expect(refresh?.attributes).toContain(`Max-Age=${expires_in}`)
    // The other tabs of the same browser, a moment later.
    expect((await get('/', `refresh_token=${refresh_token}`)).body).toBe('<p>Bríd</p>')
    expect((await get('/', cookieHeader(answer.headers['set-cookie']))).body).toBe('<p>Bríd</p>')
  })

  test('OPEN-011 a sign-in that was not to be remembered is renewed without outliving the browser', async () => {
    const { refresh_token } = await signIn('brid@home.example', false)
    const answer = await get('/', `refresh_token=${refresh_token}`)
    const refresh = named(answer.headers['set-cookie'], 'refresh_token')
    expect(refresh?.attributes.some((each) => each.startsWith('Max-Age'))).toBe(false)
  })

  test('AUTH-59 without either cookie nobody is signed in, and nothing is set', async () => {
    const answer = await get('/authentication/sign-in')
    expect(answer.body).toBe('<p>nobody</p>')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('AUTH-62 ERR-15 what does not open the door any more is taken away', async () => {
    const answer = await get('/', 'session=1; authentication=old; refresh_token=older')
    expect(answer.body).toBe('<p>nobody</p>')
    for (const name of ['session', 'authentication', 'refresh_token', 'club_admin_account']) {
      expect(named(answer.headers['set-cookie'], name)?.attributes, name).toContain('Max-Age=0')
    }
  })

  test('AUTH-61 AUTH-54 the bearer is hidden from the page, the marker is not', async () => {
    const tokens = await signIn('brid@home.example')
    web.answer = async (_request, { session }) => {
      session.begin(tokens, { remember: false })
      return ownPage('in')
    }
    const { 'set-cookie': cookies } = (await get('/authentication/sign-in')).headers
    for (const name of ['authentication', 'refresh_token']) {
      expect(named(cookies, name)?.attributes, name).toEqual(['Path=/', 'SameSite=Lax', 'HttpOnly'])
    }
    expect(named(cookies, 'session')?.attributes).toEqual(['Path=/', 'SameSite=Lax'])
    expect(named(cookies, 'guest_access_token')?.attributes).toContain('Max-Age=0')
  })

  test('AUTH-63 signing out ends the sign-in on the server, and takes the cookies', async () => {
    const { access_token, refresh_token } = await signIn('brid@home.example')
    web.answer = async (_request, { session }) => {
      await session.end()
      return ownPage('out')
    }
    const answer = await get('/', `authentication=${access_token}; refresh_token=${refresh_token}`)
    expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
    expect(await app.parts.sessions.identify(access_token, DUNVARRA)).toBeNull()
    await expect(app.parts.sessions.renew(refresh_token, DUNVARRA)).rejects.toMatchObject({ status: 401 })
  })

  test('a sign-in that was renewed survives a page that fails', async () => {
    const { refresh_token } = await signIn('brid@home.example', true)
    web.answer = () => {
      throw new Error('the page fails')
    }
    const answer = await get('/', `refresh_token=${refresh_token}`)
    expect(answer.statusCode).toBe(500)
    expect(named(answer.headers['set-cookie'], 'refresh_token')?.value).toMatch(/^[\w-]{43}$/)
  })

  test.each(['//', '///', '//['])('the address %s is answered, not stumbled over', async (url) => {
    expect((await get(url, 'session=1')).statusCode).toBeLessThan(500)
  })

  test('a page that sets a cookie is never kept, even if it says it may be', async () => {
    web.answer = async (_request, { flow }) => {
      flow.write({ email: 'brid@home.example' })
      return new Response('own', { headers: { 'content-type': 'text/html', 'x-clubhouse-keep': '60' } })
    }
    const answer = await get('/news/steps')
    expect(cookieHeader(answer.headers['set-cookie'])).toMatch(/^sign_in_steps=[\w-]+$/)
    web.answer = () => ownPage('next')
    expect((await get('/news/steps')).body).toBe('next')
  })

  test('AUTH-10 what was entered is handed on, sealed', async () => {
    web.answer = (_request, { flow }) => {
      flow.write({ email: 'brid@home.example' })
      return ownPage('written')
    }
    const cookie = cookieHeader((await get('/authentication/check-email')).headers['set-cookie'])
    expect(cookie).not.toContain('brid')
    web.answer = (_request, { flow }) => ownPage(flow.read().email ?? 'nothing')
    expect((await get('/authentication/sign-in', cookie)).body).toBe('brid@home.example')
    expect((await get('/authentication/sign-in', `${cookie}x`)).body).toBe('nothing')
  })
})

describe('HOSTS-10 whoever is signed in without the role that the site needs', () => {
  const SITES = [
    {
      id: 'HOSTS-05',
      site: 'backoffice',
      welcome: 'orla@dunvarra.example',
      refused: 'priya@dunvarra.example',
    },
    { id: 'HOSTS-06', site: 'myaccount', welcome: 'brid@home.example', refused: 'orla@dunvarra.example' },
    { id: 'HOSTS-07', site: 'su', welcome: 'sam@platform.example', refused: 'orla@dunvarra.example' },
    { id: 'HOSTS-08', site: 'xgb', welcome: 'ruth@fourcoasts.example', refused: 'sam@platform.example' },
  ]
  test.each(SITES)('$id $site lets $welcome in and tells $refused', async ({ site, welcome, refused }) => {
    const host = `${site}.clubhouse.test`
    const mine = await signIn(welcome, false, site)
    expect((await get('/', `authentication=${mine.access_token}`, host)).statusCode).toBe(200)

    const theirs = await signIn(refused, false, site)
    const elsewhere = await signIn(refused)
    const answer = await get('/?page=2', `authentication=${theirs.access_token}`, host)
    expect(answer.statusCode).toBe(303)
    const to = new URL(String(answer.headers.location), `http://${host}`)
    expect(to.searchParams.get('error')).toBe(
      'You do not have sufficient permissions to access this area. Please try again with a different email.',
    )
    expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
    // Of that site only.
    expect(await app.parts.sessions.identify(theirs.access_token, { clubId: '', name: site })).toBeNull()
    expect(await app.parts.sessions.identify(elsewhere.access_token, DUNVARRA)).not.toBeNull()
  })

  test('HOSTS-09 a club asks for no role', async () => {
    const { access_token } = await signIn('sam@platform.example')
    expect((await get('/', `authentication=${access_token}`)).body).toBe('<p>Sam</p>')
  })
})

describe('SHELL-38 SSO-07 a one-time code in the address', () => {
  async function aCode(secret: string, site = 'club:dunvarra') {
    const userId = await userIdOf(app, 'brid@home.example')
    return app.parts.db.withPlatform((tx) =>
      createSignInCode(tx, {
        userId,
        browserHash: browserHash(secret),
        site,
        method: 'sso',
        now: app.parts.clock.now(),
      }),
    )
  }

  test.each(['c', 'token'])('%s signs in the browser that began, once', async (parameter) => {
    const secret = newBrowserSecret()
    const code = await aCode(secret)
    const first = await get(`/news?${parameter}=${code}&page=2`, `sign_in_flow=${secret}`)
    expect(first.statusCode).toBe(303)
    expect(first.headers.location).toBe(parameter === 'c' ? '/news?page=2' : `/news?token=${code}&page=2`)
    const cookie = cookieHeader(first.headers['set-cookie'])
    expect((await get('/news', cookie)).body).toBe('<p>Bríd</p>')
    const again = await get(`/news?${parameter}=${code}`, `sign_in_flow=${secret}`)
    expect(cookieHeader(again.headers['set-cookie'])).toBe('')
  })

  test('signs nobody in who did not begin the flow', async () => {
    const code = await aCode(newBrowserSecret())
    for (const cookie of ['', `sign_in_flow=${newBrowserSecret()}`]) {
      const answer = await get(`/news?c=${code}`, cookie)
      // SHELL-37: it does not stay in the address either.
      expect(answer.headers.location).toBe('/news')
      expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
    }
  })

  test('is spent once a browser that did not begin has shown it', async () => {
    const secret = newBrowserSecret()
    const code = await aCode(secret)
    await get(`/news?c=${code}`)
    const answer = await get(`/news?c=${code}`, `sign_in_flow=${secret}`)
    expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
  })

  test('holds on the site it was made for, and for a minute', async () => {
    const secret = newBrowserSecret()
    const code = await aCode(secret, 'myaccount')
    const worth = async (shown: string) =>
      cookieHeader((await get(`/?c=${shown}`, `sign_in_flow=${secret}`)).headers['set-cookie'])
    expect(await worth(code)).toBe('')
    const late = await aCode(secret)
    await app.asOwner(`update link_codes set expires_at = expires_at - interval '61 seconds'`)
    expect(await worth(late)).toBe('')
    expect(await worth(await aCode(secret))).toContain('authentication=')
  })

  test('OPEN-006 is left to the page that verifies emails', async () => {
    const secret = newBrowserSecret()
    const code = await aCode(secret)
    const answer = await get(`/authentication/email-confirmed?c=${code}`, `sign_in_flow=${secret}`)
    expect(answer.body).toBe('<p>nobody</p>')
    expect((await get(`/?c=${code}`, `sign_in_flow=${secret}`)).statusCode).toBe(303)
  })

  test('leads nowhere else', async () => {
    const secret = newBrowserSecret()
    const code = await aCode(secret)
    const answer = await get(`/.//evil.example/?c=${code}`, `sign_in_flow=${secret}`)
    expect(answer.headers.location ?? '/').not.toMatch(/^\/\/|^https?:/)
  })
})
