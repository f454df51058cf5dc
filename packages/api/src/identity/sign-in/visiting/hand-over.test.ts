import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { userIdOf } from '#testing/world/people.ts'
import { cookieHeader } from '#testing/set-cookies.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
const web = new FakeWeb(async (_request, { user }) => ownPage((await user())?.email ?? 'nobody'))

beforeAll(async () => {
  app = await openTestApp({ web })
})
afterAll(() => app.close())

const at = (address: string, cookie = '') => {
  const { host, pathname, search } = new URL(address)
  return app.server.inject({ url: pathname + search, headers: { host, ...(cookie && { cookie }) } })
}

async function signedIn(email: string): Promise<string> {
  const userId = await userIdOf(app, email)
  const { access_token } = await app.parts.db.withPlatform((tx) =>
    app.parts.sessions.begin(tx, { userId, method: 'password', site: 'club:dunvarra', remember: false }),
  )
  return `authentication=${access_token}`
}

const begin = (site: string, path = '/details') =>
  at(`http://${site}.clubhouse.test/authentication/continue?club=dunvarra&path=${encodeURIComponent(path)}`)

describe('walking over from a club', () => {
  test.each([
    { id: 'SHELL-18', site: 'backoffice', email: 'orla@dunvarra.example' },
    { id: 'SHELL-19', site: 'myaccount', email: 'brid@home.example' },
  ])('$id whoever is signed in there is signed in on $site', async ({ site, email }) => {
    const asked = await begin(site)
    const flow = cookieHeader(asked.headers['set-cookie'])
    const handed = await at(String(asked.headers.location), await signedIn(email))
    expect(handed.headers.location).toMatch(
      new RegExp(`^http://${site}\\.clubhouse\\.test/details\\?c=[\\w-]{43}$`),
    )
    const arrived = await at(String(handed.headers.location), flow)
    expect(arrived.headers.location).toBe('/details')
    const page = await at(
      `http://${site}.clubhouse.test/details`,
      cookieHeader(arrived.headers['set-cookie']),
    )
    expect(page.body).toBe(email)
  })

  test('my account wears the club that somebody comes from; the back office keeps to what was chosen', async () => {
    const dunvarra = app.parts.registry.idOf('dunvarra')
    const cookiesOf = async (site: string) => String((await begin(site)).headers['set-cookie'])
    expect(await cookiesOf('myaccount')).toContain(`club_admin_account=${dunvarra}; Path=/`)
    expect(await cookiesOf('backoffice')).not.toContain('club_admin_account')
  })

  test('whoever is not signed in there is asked here', async () => {
    const asked = await begin('myaccount')
    const handed = await at(String(asked.headers.location))
    expect(handed.headers.location).toBe('http://myaccount.clubhouse.test/authentication')
  })

  test('whoever lacks the role is told so on arrival', async () => {
    const asked = await begin('backoffice')
    const handed = await at(String(asked.headers.location), await signedIn('brid@home.example'))
    const arrived = await at(String(handed.headers.location), cookieHeader(asked.headers['set-cookie']))
    expect(String(arrived.headers.location)).toContain('error=You+do+not+have+sufficient')
    expect(cookieHeader(arrived.headers['set-cookie'])).toBe('')
  })

  test('what was handed over to one browser is worth nothing in another', async () => {
    const asked = await begin('myaccount')
    const handed = await at(String(asked.headers.location), await signedIn('brid@home.example'))
    const other = cookieHeader((await begin('myaccount')).headers['set-cookie'])
    for (const cookie of ['', other]) {
      const answer = await at(String(handed.headers.location), cookie)
      expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
    }
  })

  test('what was handed over ends with the sign-in it came from', async () => {
    const asked = await begin('myaccount')
    const handed = await at(String(asked.headers.location), await signedIn('brid@home.example'))
    await app.asOwner('update sessions set ended_at = now() where ended_at is null')
    const arrived = await at(String(handed.headers.location), cookieHeader(asked.headers['set-cookie']))
    expect(cookieHeader(arrived.headers['set-cookie'])).toBe('')
  })

  test('is written down', async () => {
    const asked = await begin('backoffice')
    const handed = await at(String(asked.headers.location), await signedIn('orla@dunvarra.example'))
    await at(String(handed.headers.location), cookieHeader(asked.headers['set-cookie']))
    const [event] = await app.asOwner(
      `select kind, site, detail from audit_events where site = 'backoffice' order by at desc limit 1`,
    )
    expect(event).toEqual({ kind: 'sign-in', site: 'backoffice', detail: { method: 'hand-over' } })
  })

  test.each(['https://evil.example/', '//evil.example', '/authentication/sign-out', '\\\\evil.example'])(
    'the path %s becomes the front door',
    async (path) => {
      const asked = await begin('myaccount', path)
      const handed = await at(String(asked.headers.location), await signedIn('brid@home.example'))
      expect(new URL(String(handed.headers.location)).origin).toBe('http://myaccount.clubhouse.test')
      expect(new URL(String(handed.headers.location)).pathname).toBe('/')
    },
  )

  describe('walking over to a club from one’s account', () => {
    const toClub = (club: string, path = '/cart/mine') =>
      at(
        `http://${club}.clubhouse.test/authentication/continue?from=myaccount&path=${encodeURIComponent(path)}`,
      )
    const atHome = async (email: string) => {
      const userId = await userIdOf(app, email)
      const { access_token } = await app.parts.db.withPlatform((tx) =>
        app.parts.sessions.begin(tx, { userId, method: 'password', site: 'myaccount', remember: false }),
      )
      return `authentication=${access_token}`
    }

    test('whoever is signed in there is signed in at their club', async () => {
      const asked = await toClub('dunvarra')
      expect(String(asked.headers.location)).toMatch(
        /^http:\/\/myaccount\.clubhouse\.test\/authentication\/hand-over\?/,
      )
      const handed = await at(String(asked.headers.location), await atHome('brid@home.example'))
      expect(String(handed.headers.location)).toMatch(
        /^http:\/\/dunvarra\.clubhouse\.test\/cart\/mine\?c=[\w-]{43}$/,
      )
      const arrived = await at(String(handed.headers.location), cookieHeader(asked.headers['set-cookie']))
      const page = await at('http://dunvarra.clubhouse.test/x', cookieHeader(arrived.headers['set-cookie']))
      expect([arrived.headers.location, page.body]).toEqual(['/cart/mine', 'brid@home.example'])
    })

    test('a code for one club is worth nothing at another', async () => {
      const asked = await toClub('dunvarra')
      const handed = await at(String(asked.headers.location), await atHome('brid@home.example'))
      const elsewhere = String(handed.headers.location).replace('dunvarra', 'inishvarn')
      const answer = await at(elsewhere, cookieHeader(asked.headers['set-cookie']))
      expect(cookieHeader(answer.headers['set-cookie'])).toBe('')
    })

    test('nobody is handed over to a club that they do not belong to, nor anybody who is not signed in', async () => {
      for (const [club, cookie] of [
        ['inishvarn', await atHome('brid@home.example')],
        ['dunvarra', ''],
      ] as const) {
        const asked = await toClub(club)
        const handed = await at(String(asked.headers.location), cookie)
        expect(handed.headers.location).toBe(`http://${club}.clubhouse.test/authentication`)
      }
    })
  })

  test.each([
    'http://dunvarra.clubhouse.test/authentication/continue?from=backoffice',
    'http://myaccount.clubhouse.test/authentication/hand-over?to=club:nobodys&proof=x',
    'http://backoffice.clubhouse.test/authentication/hand-over?to=club:dunvarra&proof=x',
    'http://myaccount.clubhouse.test/authentication/continue?club=nobodys',
    'http://su.clubhouse.test/authentication/continue?club=dunvarra',
    'http://dunvarra.clubhouse.test/authentication/continue?club=dunvarra',
    'http://dunvarra.clubhouse.test/authentication/hand-over?to=su&proof=x',
    'http://dunvarra.clubhouse.test/authentication/hand-over?to=evil.example&proof=x',
    'http://myaccount.clubhouse.test/authentication/hand-over?to=myaccount&proof=x',
  ])('%s leads to a page of the same site', async (address) => {
    const { location } = (await at(address)).headers
    expect(location).toMatch(/^\/(?!\/)/)
  })
})
