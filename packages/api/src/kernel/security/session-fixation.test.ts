import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieHeader, setCookiesOf } from '#testing/set-cookies.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { postSignIn, signInPages } from '#testing/sign-in-page.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Whoever plants cookies of their own choice in somebody's browser must not find that person behind them later.
 * Turns red when a sign-in takes over a session that is there, or leaves one of its cookies as it was.
 */

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web: signInPages(), environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const BEARERS = ['authentication', 'refresh_token']
const whoHas = async (bearer: string) =>
  (await ask(app, '/v2/user', undefined, { as: bearer })).body.email as string | undefined

test.each([
  { what: 'made up', plant: async () => ({ access: 'a'.repeat(43), refresh: 'b'.repeat(43) }) },
  {
    what: 'of the attacker',
    plant: async () => {
      const { access_token: access, refresh_token: refresh } = await signIn(app, 'kwame@home.example')
      return { access, refresh }
    },
  },
])('cookies that are $what are replaced, not taken over', async ({ plant }) => {
  const planted = await plant()
  const cookie = `session=1; authentication=${planted.access}; refresh_token=${planted.refresh}`
  const answer = await postSignIn(app, 'brid@home.example', { cookie })
  expect(answer.body).toBe('Bríd')
  // The last line of a name is the one that the browser keeps.
  const set = new Map(setCookiesOf(answer.headers['set-cookie']).map(({ name, value }) => [name, value]))
  for (const name of BEARERS) {
    expect(set.get(name)).toMatch(/^[\w-]{43}$/)
    expect([planted.access, planted.refresh]).not.toContain(set.get(name))
  }
  expect(await whoHas(planted.access)).not.toBe('brid@home.example')
  expect(await whoHas(set.get('authentication') ?? '')).toBe('brid@home.example')
})

test('every sign-in is one of its own, and signing out ends exactly that one', async () => {
  const jars = [await postSignIn(app, 'brid@home.example'), await postSignIn(app, 'brid@home.example')]
  const bearers = jars.map(
    (answer) =>
      setCookiesOf(answer.headers['set-cookie']).find(({ name }) => name === 'authentication')?.value,
  )
  expect(new Set(bearers).size).toBe(2)
  const cookie = cookieHeader(jars[0]?.headers['set-cookie'])
  const out = await app.server.inject({
    method: 'POST',
    url: '/authentication/sign-out',
    headers: { host: 'dunvarra.clubhouse.test', origin: 'http://dunvarra.clubhouse.test', cookie },
  })
  expect(out.body).toBe('nobody')
  expect(await whoHas(bearers[0] ?? '')).toBeUndefined()
  expect(await whoHas(bearers[1] ?? '')).toBe('brid@home.example')
  const events = await app.asOwner(
    "select c.slug from audit_events a join clubs c on c.id = a.club_id where a.kind = 'sign-out'",
  )
  expect(events).toEqual([{ slug: 'dunvarra' }])
})
