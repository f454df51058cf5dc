import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { userHandleOf } from '../sign-in/passkeys/user-handle.ts'
import { Authenticator } from '#testing/authenticator.ts'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

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

test('an owner lets whoever lost their passkey start anew; they are told, and nobody else may', async () => {
  const admin = (await signIn(app, ADMIN, ON)).access_token
  await show(admin, await keyOf(ADMIN, admin))
  expect(await codeOf('/orders', admin)).toBe(200)
  const reset = async (email: string, token: string) => {
    const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
    const path = `/v2/backoffice/users/${await userIdOf(app, email)}/passkeys`
    const { status, body } = await ask(app, path, undefined, { on: ON, as: token, method: 'DELETE', headers })
    return status === 200 ? 200 : [status, body.error_code]
  }
  expect(await reset(OWNER, admin)).toEqual([403, 'more_than_yours'])
  expect(await reset('hana@inishvarn.example', as)).toEqual([404, 'not_found'])
  // Another club that relies on the same passkey.
  const other = (is: boolean) =>
    app.asOwner(
      is
        ? `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
            where c.slug = 'inishvarn' and u.email = $1`
        : `delete from club_roles r using clubs c, users u where c.id = r.club_id and u.id = r.user_id and c.slug = 'inishvarn' and u.email = $1`,
      [ADMIN],
    )
  const asks = (what: string) =>
    app.asOwner(`update clubs set second_factor = $1 where slug = 'inishvarn'`, [what])
  await other(true)
  await asks('required')
  expect(await reset(ADMIN, as)).toEqual([409, 'asked_elsewhere'])
  await asks('off')
  await other(false)
  expect(await reset(ADMIN, as)).toBe(200)
  expect(await codeOf('/orders', admin)).toEqual(NEEDED)
  const mails = await mailsTo(app, ADMIN)
  expect(mails.map(({ subject }) => subject)).toContain('You can set up a new passkey for Dunvarra Rovers FC')
  const log = await app.asOwner(`select detail from audit_events where kind = 'passkeys-reset'`)
  expect(log).toEqual([{ detail: {} }])
  await show(admin, await keyOf(ADMIN, admin))
  expect(await codeOf('/orders', admin)).toBe(200)
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
