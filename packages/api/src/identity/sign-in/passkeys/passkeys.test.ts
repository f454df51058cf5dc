import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { Authenticator } from '#testing/authenticator.ts'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { userHandleOf } from './user-handle.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const SCOPE = 'clubhouse.test'
const originOf = (label: string) => `https://${label}.clubhouse.test`
const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'

const challengeOf = (body: { options: { challenge: string } }) => body.options.challenge
const begin = (as: string, proof: object = { current_password: DEMO_PASSWORD }, asked: Asked = {}) =>
  ask(app, '/v2/member/passkeys/begin', proof, { on: 'myaccount', as, ...asked })
const add = (as: string, payload: object) => ask(app, '/v2/member/passkeys', payload, { on: 'myaccount', as })

/** Signs in, makes a key and has it kept. */
async function keyOf(email: string, on = 'myaccount') {
  const as = (await signIn(app, email, on)).access_token
  const begun = await ask(app, '/v2/member/passkeys/begin', { current_password: DEMO_PASSWORD }, { on, as })
  expect(begun.status).toBe(200)
  const authenticator = new Authenticator()
  authenticator.userHandle = userHandleOf(await userIdOf(app, email))
  const origin = app.parts.sites.require(`${on}.clubhouse.test`).origin
  const attestation = authenticator.make({ challenge: challengeOf(begun.body), origin, scope: SCOPE })
  const kept = await ask(
    app,
    '/v2/member/passkeys',
    { ticket: begun.body.ticket, attestation, name: 'My phone' },
    { on, as },
  )
  expect(kept.status).toBe(200)
  return { authenticator, as, passkeyId: kept.body.passkey_id as string, begun, attestation }
}

const siteOrigin = (on: string) => app.parts.sites.require(`${on}.clubhouse.test`).origin

async function challenge(on = 'myaccount') {
  const { status, body } = await ask(app, '/v2/member/passkey-challenge', {}, { on })
  expect(status).toBe(200)
  return body as { ticket: string; options: { challenge: string } }
}

const enter = (ticket: string, assertion: object, on = 'myaccount') =>
  ask(app, '/oauth/token', { grant_type: 'passkey', ticket, assertion }, { on })

/** As a browser does it, unless a test wants it otherwise. */
async function comeIn(
  authenticator: Authenticator,
  { on = 'myaccount', origin = siteOrigin(on), scope = SCOPE, isUnlocked = true } = {},
) {
  const { ticket, options } = await challenge(on)
  const asked = { challenge: options.challenge, origin, scope }
  return enter(ticket, authenticator.answer(asked, { isUnlocked }), on)
}

describe('making one', () => {
  test('asks for the password; then it is listed with its name, and its owner is told by mail', async () => {
    const { as, passkeyId } = await keyOf(BRID)
    const { body } = await ask(app, '/v2/member/security', undefined, { on: 'myaccount', as })
    expect(body.passkeys).toContainEqual(
      expect.objectContaining({ passkey_id: passkeyId, name: 'My phone', last_used_at: null }),
    )
    const [mail] = await mailsTo(app, BRID)
    expect(mail?.subject).toBe('A passkey was added to your account')
  })

  test.each([
    { why: 'no proof', proof: {} },
    { why: 'a wrong password', proof: { current_password: 'not this one 1!' } },
  ])('$why gets no challenge', async ({ proof }) => {
    const as = (await signIn(app, KWAME, 'myaccount')).access_token
    const { status, body } = await begin(as, proof)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']])
  })

  test('a challenge counts once, for its person, in the sign-in that asked for it', async () => {
    const { begun, attestation, as } = await keyOf(BRID)
    const again = new Authenticator().make({
      challenge: challengeOf(begun.body),
      origin: originOf('myaccount').replace('https', app.parts.config.protocol),
      scope: SCOPE,
    })
    const other = (await signIn(app, BRID, 'myaccount')).access_token
    const thief = (await signIn(app, KWAME, 'myaccount')).access_token
    const { ticket } = begun.body
    expect((await add(as, { ticket, attestation: again })).status).toBe(422)
    const fresh = await begin(as)
    const made = new Authenticator().make({
      challenge: challengeOf(fresh.body),
      origin: siteOrigin('myaccount'),
      scope: SCOPE,
    })
    for (const token of [other, thief])
      expect((await add(token, { ticket: fresh.body.ticket, attestation: made })).status).toBe(422)
    expect((await add(as, { ticket, attestation })).status).toBe(422)
    expect((await add(as, { ticket: fresh.body.ticket, attestation: made })).status).toBe(200)
  })

  test('a key made for another address is not kept', async () => {
    const as = (await signIn(app, BRID, 'myaccount')).access_token
    for (const [origin, scope] of [
      ['https://myaccount.evil.example', SCOPE],
      [siteOrigin('myaccount'), 'evil.example'],
    ] as const) {
      const { body } = await begin(as)
      const attestation = new Authenticator().make({ challenge: challengeOf(body), origin, scope })
      expect((await add(as, { ticket: body.ticket, attestation })).status).toBe(422)
    }
  })
})

describe('signing in', () => {
  test.each(['myaccount', 'dunvarra'])('a key made on my account opens %s', async (on) => {
    const { authenticator, as } = await keyOf(BRID)
    const { status, body } = await comeIn(authenticator, { on })
    expect(status).toBe(200)
    const me = await ask(app, '/v2/user', undefined, { on, as: body.access_token })
    expect(me.body.email).toBe(BRID)
    const { body: seen } = await ask(app, '/v2/member/security', undefined, { on: 'myaccount', as })
    expect(seen.passkeys.some((key: { last_used_at: string | null }) => key.last_used_at !== null)).toBe(true)
  })

  test('a challenge is answered once, however often the answer is sent', async () => {
    const { authenticator } = await keyOf(BRID)
    const { ticket, options } = await challenge()
    const asked = { challenge: options.challenge, origin: siteOrigin('myaccount'), scope: SCOPE }
    const assertion = authenticator.answer(asked)
    const replies = await Promise.all([1, 2, 3, 4].map(() => enter(ticket, assertion)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await enter(ticket, authenticator.answer(asked))).status).toBe(401)
  })

  test('an answer counts with the ticket of its own challenge, on its own site', async () => {
    const { authenticator } = await keyOf(BRID)
    const [one, other] = [await challenge(), await challenge()]
    const asked = { challenge: one.options.challenge, origin: siteOrigin('myaccount'), scope: SCOPE }
    const assertion = authenticator.answer(asked)
    expect((await enter(other.ticket, assertion)).status).toBe(401)
    expect((await enter(one.ticket, assertion, 'dunvarra')).status).toBe(401)
    expect((await enter('x'.repeat(200), assertion)).status).toBe(401)
    const begun = await begin((await signIn(app, BRID, 'myaccount')).access_token)
    const forMaking = { ...asked, challenge: challengeOf(begun.body) }
    expect((await enter(begun.body.ticket, authenticator.answer(forMaking))).status).toBe(401)
    expect((await enter(one.ticket, assertion)).status).toBe(200)
  })

  test.each([
    { why: 'a page of someone else', wrong: { origin: 'https://myaccount.evil.example' } },
    { why: 'another domain', wrong: { scope: 'evil.example' } },
    { why: 'a key that nobody unlocked', wrong: { isUnlocked: false } },
  ])('$why is refused', async ({ wrong }) => {
    const { authenticator } = await keyOf(BRID)
    expect((await comeIn(authenticator, wrong)).status).toBe(401)
    expect((await comeIn(authenticator)).status).toBe(200)
  })

  test('a key that says it is somebody else’s is refused, and so is one we do not know', async () => {
    const { authenticator } = await keyOf(BRID)
    authenticator.userHandle = userHandleOf(await userIdOf(app, KWAME))
    const wrong = await comeIn(authenticator)
    const unknown = await comeIn(new Authenticator())
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body).toEqual(unknown.body)
  })

  test('a counter that runs backwards was copied', async () => {
    const { authenticator } = await keyOf(BRID)
    authenticator.counter = 10
    expect((await comeIn(authenticator)).status).toBe(200)
    authenticator.counter = 5
    expect((await comeIn(authenticator)).status).toBe(401)
    authenticator.counter = 11
    expect((await comeIn(authenticator)).status).toBe(200)
  })

  test('a challenge grows old', async () => {
    const { authenticator } = await keyOf(BRID)
    const { ticket, options } = await challenge()
    const asked = { challenge: options.challenge, origin: siteOrigin('myaccount'), scope: SCOPE }
    const before = app.parts.clock.now()
    app.setClock(new Date(before.getTime() + 30 * 60_000))
    expect((await enter(ticket, authenticator.answer(asked))).status).toBe(401)
    app.setClock(before)
  })

  test('whoever has no role on a site is not let in by a key either', async () => {
    const { authenticator } = await keyOf(BRID)
    expect((await comeIn(authenticator, { on: 'backoffice' })).status).toBe(403)
  })
})

describe('as a proof of who is there', () => {
  test('the own key is as good as the password, once; another person’s is not', async () => {
    const { authenticator, as } = await keyOf(BRID)
    const { authenticator: foreign } = await keyOf(KWAME)
    const proofOf = async (key: Authenticator) => {
      const { ticket, options } = await challenge()
      const asked = { challenge: options.challenge, origin: siteOrigin('myaccount'), scope: SCOPE }
      return { passkey: { ticket, assertion: key.answer(asked) } }
    }
    expect((await begin(as, await proofOf(foreign))).status).toBe(422)
    const proof = await proofOf(authenticator)
    expect((await begin(as, proof)).status).toBe(200)
    expect((await begin(as, proof)).status).toBe(422)
  })
})

test('a key that was removed opens nothing; another person’s is not there to be removed', async () => {
  const { authenticator, as, passkeyId } = await keyOf(BRID)
  const thief = (await signIn(app, KWAME, 'myaccount')).access_token
  const path = `/v2/member/passkeys/${passkeyId}`
  const remove = (token: string) =>
    ask(app, path, undefined, { on: 'myaccount', as: token, method: 'DELETE' })
  expect((await remove(thief)).status).toBe(404)
  expect((await comeIn(authenticator)).status).toBe(200)
  expect((await remove(as)).status).toBe(200)
  expect((await comeIn(authenticator)).status).toBe(401)
})
