import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { userHandleOf } from '../identity/passkeys/user-handle.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { userIdOf } from '../testing/people.ts'
import { ask, signIn } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

/** A club that asks for a passkey before money and people: in the guard, so whatever page or script calls. */
const OWNER = 'orla@dunvarra.example'
const ADMIN = 'tadhg@dunvarra.example'
const ON = 'backoffice'
const SCOPE = 'clubhouse.test'

let app: TestApp
let key: Authenticator
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, OWNER, ON)).access_token
  key = await keyOf(OWNER, as)
})
afterAll(() => app.close())

const origin = () => app.parts.sites.require(`${ON}.clubhouse.test`).origin
const own = (path: string, body: object, token = as) => ask(app, path, body, { on: ON, as: token })

async function keyOf(email: string, token: string): Promise<Authenticator> {
  const { body } = await own('/v2/member/passkeys/begin', { current_password: DEMO_PASSWORD }, token)
  const authenticator = new Authenticator()
  authenticator.userHandle = userHandleOf(await userIdOf(app, email))
  const asked = { challenge: body.options.challenge, origin: origin(), scope: SCOPE }
  const attestation = authenticator.make(asked)
  const { status } = await own('/v2/member/passkeys', { ticket: body.ticket, attestation }, token)
  expect(status).toBe(200)
  return authenticator
}

async function show(token: string, authenticator = key) {
  const { body } = await own('/v2/member/passkey-challenge', {}, token)
  const asked = { challenge: body.options.challenge, origin: origin(), scope: SCOPE }
  const answer = { ticket: body.ticket, assertion: authenticator.answer(asked) }
  return { ...(await own('/v2/member/passkey-shown', answer, token)), answer }
}

const office = async (path: string, body?: object, token = as) => {
  const method = body ? 'PATCH' : 'GET'
  const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  return ask(app, `/v2/backoffice${path}`, body, { on: ON, as: token, method, headers })
}
const codeOf = async (path: string, token = as) => {
  const { status, body } = await office(path, undefined, token)
  return status === 200 ? 200 : [status, body.error_code]
}
const require = (is_required: boolean, token = as) => office('/users/second-factor', { is_required }, token)
/** What would lead round it. */
const ROUND = ['/api-keys', '/webhooks', '/sso', '/messages', '/audit-events']
const NEEDED = [403, 'passkey_needed']

test('whoever switches it on has shown their own; from then on it is asked for before money and people', async () => {
  expect((await require(true)).body.error_code).toBe('passkey_needed')
  expect((await show(as)).status).toBe(200)
  expect((await require(true)).body.asks_passkey).toBe(true)
  expect([await codeOf('/orders'), await codeOf('/users')]).toEqual([200, 200])
  const admin = (await signIn(app, ADMIN, ON)).access_token
  for (const path of [
    '/orders',
    '/people/imports',
    '/users',
    '/reports/treasurer',
    '/ledger-entries',
    ...ROUND,
  ])
    expect([path, await codeOf(path, admin)]).toEqual([path, NEEDED])
  for (const path of ['/home', '/articles', '/lottery/draws', '/forms'])
    expect([path, await codeOf(path, admin)]).toEqual([path, 200])
})

test('without one the first page and the search say nothing of money and people', async () => {
  const admin = (await signIn(app, ADMIN, ON)).access_token
  const seen = async (token: string) => {
    const { takings } = (await office('/home', undefined, token)).body
    const { people } = (await office('/search?q=dar', undefined, token)).body
    return [takings !== null, people.length > 0]
  }
  expect(await seen(as)).toEqual([true, true])
  expect(await seen(admin)).toEqual([false, false])
})

test('it cannot be switched off by whoever has not shown one', async () => {
  const admin = (await signIn(app, ADMIN, ON)).access_token
  expect((await require(false, admin)).body.error_code).toBe('passkey_needed')
})

test('another’s passkey, or the same answer twice, opens nothing', async () => {
  const admin = (await signIn(app, ADMIN, ON)).access_token
  expect((await show(admin)).status).toBe(422)
  const { answer } = await show(as)
  expect((await own('/v2/member/passkey-shown', answer)).status).toBe(422)
  expect(await codeOf('/orders', admin)).toEqual(NEEDED)
})

test('a sign-in by passkey has shown it; another sign-in of the same person has not', async () => {
  const { body } = await own('/v2/member/passkey-challenge', {})
  const asked = { challenge: body.options.challenge, origin: origin(), scope: SCOPE }
  const grant = { grant_type: 'passkey', ticket: body.ticket, assertion: key.answer(asked) }
  const entered = await ask(app, '/oauth/token', grant, { on: ON })
  expect(await codeOf('/orders', entered.body.access_token)).toBe(200)
  expect(await codeOf('/orders', (await signIn(app, OWNER, ON)).access_token)).toEqual(NEEDED)
})

test('a password alone neither adds a passkey to the ones that somebody has nor takes one away', async () => {
  const other = (await signIn(app, OWNER, ON)).access_token
  const begin = (proof: object) => own('/v2/member/passkeys/begin', proof, other)
  expect((await begin({ current_password: DEMO_PASSWORD })).body.error_code).toBe('passkey_needed')
  const remove = () =>
    ask(app, '/v2/member/passkeys/unknown', undefined, { on: ON, as: other, method: 'DELETE' })
  expect((await remove()).body.error_code).toBe('passkey_needed')
  const { body } = await own('/v2/member/passkey-challenge', {}, other)
  const asked = { challenge: body.options.challenge, origin: origin(), scope: SCOPE }
  const passkey = { ticket: body.ticket, assertion: key.answer(asked) }
  expect((await begin({ passkey })).status).toBe(200)
  await show(other)
  expect((await remove()).status).toBe(404)
})

test('it is asked for again after four hours, and stands in the log with before and after', async () => {
  await show(as)
  app.setClock(new Date(TEST_NOW.getTime() + 4.1 * 3_600_000))
  expect(await codeOf('/orders')).toEqual(NEEDED)
  expect((await show(as)).status).toBe(200)
  expect((await require(false)).body.asks_passkey).toBe(false)
  const log = await app.asOwner<{ detail: object }>(
    `select detail from audit_events where kind = 'second-factor-changed' order by at`,
  )
  expect(log.map(({ detail }) => detail)).toEqual([
    { passkey: 'off → required' },
    { passkey: 'required → off' },
  ])
  app.setClock(TEST_NOW)
})
