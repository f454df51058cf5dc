import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIFETIME } from './sessions.ts'
import { statementCounter } from '#testing/counted.ts'
import { ask, askForToken, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db })
})
afterAll(() => app.close())

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
interface Seen {
  session_id: string
  device: string | null
  site: string
  is_this: boolean
  last_seen_at: string
  since: string
}
const security = async (as: string, on = 'myaccount') =>
  ask(app, '/v2/member/security', undefined, { on, as })
const signIns = async (as: string): Promise<Seen[]> => (await security(as)).body.sign_ins
const isKnown = async (as: string, on = 'myaccount') =>
  (await ask(app, '/v2/user', undefined, { on, as })).status === 200

test('a sign-in is listed by its device in words, its site, and whether it is this one', async () => {
  const headers = { 'user-agent': FIREFOX }
  const there = await askForToken(app, BRID, {}, { headers })
  expect(there.status).toBe(200)
  const here = (await signIn(app, BRID, 'myaccount')).access_token
  const seen = await signIns(here)
  expect(seen.find(({ is_this }) => is_this)).toMatchObject({ device: null, site: 'My account' })
  expect(seen).toContainEqual(
    expect.objectContaining({ device: 'Firefox on Linux', site: 'Dunvarra Rovers FC', is_this: false }),
  )
  expect(JSON.stringify(await app.asOwner('select * from sessions'))).not.toContain('Gecko')
})

test('when it was last used is noted now and then, and what has run out is not listed', async () => {
  const as = (await signIn(app, KWAME, 'myaccount')).access_token
  const sent = await counter.during(() => security(as))
  expect(sent).toEqual(['identify', 'member_security'])
  app.setClock(new Date(TEST_NOW.getTime() + 11 * 60_000))
  expect(await counter.during(() => security(as))).toEqual(['identify', 'session_seen', 'member_security'])
  const [mine] = (await signIns(as)).filter(({ is_this }) => is_this)
  const usedAfter = Date.parse(mine?.last_seen_at ?? '') - Date.parse(mine?.since ?? '')
  expect(usedAfter).toBeGreaterThan(10 * 60_000)
  app.setClock(new Date(TEST_NOW.getTime() + LIFETIME.forgotten + 3_600_000))
  const later = (await signIn(app, KWAME, 'myaccount')).access_token
  expect(await signIns(later)).toHaveLength(1)
  app.setClock(TEST_NOW)
})

test('one is signed out, by its owner alone', async () => {
  const here = (await signIn(app, BRID, 'myaccount')).access_token
  await signIn(app, BRID)
  const thief = (await signIn(app, KWAME, 'myaccount')).access_token
  const target = (await signIns(here)).find(
    ({ is_this, site }) => !is_this && site !== 'My account',
  )?.session_id
  const end = (as: string) =>
    ask(app, `/v2/member/sign-ins/${target}`, undefined, { on: 'myaccount', as, method: 'DELETE' })
  const before = await app.asOwner('select count(*)::int as n from sessions where ended_at is null')
  expect((await end(thief)).status).toBe(404)
  expect(await app.asOwner('select count(*)::int as n from sessions where ended_at is null')).toEqual(before)
  expect((await end(here)).status).toBe(200)
  expect((await signIns(here)).map(({ session_id }) => session_id)).not.toContain(target)
  expect((await end(here)).status).toBe(404)
  expect(await isKnown(here)).toBe(true)
})

test('all others are signed out at once, and this one stays', async () => {
  const here = (await signIn(app, BRID, 'myaccount')).access_token
  const there = (await signIn(app, BRID)).access_token
  const stranger = (await signIn(app, KWAME)).access_token
  const { status, body } = await ask(app, '/v2/member/sign-ins/end-others', {}, { on: 'myaccount', as: here })
  expect(status).toBe(200)
  expect(body.ended).toBeGreaterThan(0)
  expect([
    await isKnown(here),
    await isKnown(there, 'dunvarra'),
    await isKnown(stranger, 'dunvarra'),
  ]).toEqual([true, false, true])
  expect(await signIns(here)).toHaveLength(1)
})
