import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { WRONG_CODE } from './codes/exchange-code.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
/** Every test begins with the same passwords, no counts and no codes, some days after the one before. */
let day = 0
beforeEach(async () => {
  day += 3
  later(0)
  await app.asOwner('delete from rate_counters')
  await app.asOwner('delete from mailed_codes')
  await app.asOwner(
    `update users set password_hash = (select password_hash from users where email = 'brid@home.example')`,
  )
})

const KWAME = 'kwame@home.example'
const NEW = 'Slipway4Boats'
const request = (email: string, on = 'dunvarra') =>
  ask(app, '/v2/user/authentication/recovery', { email }, { on })
const enter = (email: string, token: string, on = 'dunvarra') =>
  ask(app, '/v2/user/authentication/token', { email, token }, { on })
const setPassword = (as: string, password: string) =>
  ask(app, '/v2/user', { password }, { as, method: 'PATCH' })
const codeFor = async (email: string) => {
  const [newest] = await mailsTo(app, email)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}
const later = (minutes: number) =>
  app.setClock(new Date(TEST_NOW.getTime() + day * 86_400_000 + minutes * 60_000))
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('API-22 API-23 API-20 AUTH-77 AUTH-80 AUTH-82 three calls, and no page: the mailed code lets a person set a new password', async () => {
  const elsewhere = await signInByPassword(app, KWAME)
  const asked = await request(KWAME)
  expect([asked.status, asked.body]).toEqual([
    200,
    {
      message: 'If there’s an account for this email, we’ve emailed it a six-digit code.',
    },
  ])
  const [mail] = await mailsTo(app, KWAME)
  expect(mail?.text).toContain('http://dunvarra.clubhouse.test/authentication/forgot-password/validate-token')
  const { status, body: tokens } = await enter(KWAME, await codeFor(KWAME))
  expect(status).toBe(200)
  const changed = await setPassword(tokens.access_token, NEW)
  expect([changed.status, changed.body.message]).toEqual([
    200,
    'You have successfully changed your password.',
  ])

  expect((await askForToken(app, KWAME)).status).toBe(401)
  expect((await askForToken(app, KWAME, { password: NEW })).status).toBe(200)
  // Whoever else was signed in as Kwame is not any more; he himself is.
  expect((await ask(app, '/v2/user', undefined, { as: elsewhere.access_token })).status).toBe(401)
  expect((await ask(app, '/v2/user', undefined, { as: tokens.access_token })).status).toBe(200)
  const [told] = await mailsTo(app, KWAME)
  expect(told?.text).toContain('http://dunvarra.clubhouse.test/authentication/forgot-password')
  expect(told?.text).not.toContain(NEW)
})

test('the same answer and nothing mailed for somebody who is not there', async () => {
  const known = await request(KWAME)
  const unknown = await request('nobody@home.example')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await mailsTo(app, 'nobody@home.example')).toEqual([])
})

test('AUTH-83 a wrong code, a stranger and a code of somebody else are answered alike', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  for (const [email, token] of [
    [KWAME, other(code)],
    ['nobody@home.example', code],
    ['brid@home.example', code],
  ] as const) {
    const { status, body } = await enter(email, token)
    expect([status, body]).toEqual([
      422,
      {
        error_code: 'invalid_data',
        message: WRONG_CODE,
        errors: { token: WRONG_CODE },
      },
    ])
  }
})

test('a code works once', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  expect((await enter(KWAME, code)).status).toBe(200)
  expect((await enter(KWAME, code)).status).toBe(422)
})

test('of five who enter the right code at once one gets in', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  const replies = await Promise.all(Array.from({ length: 5 }, () => enter(KWAME, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('after ten minutes it is too late', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  later(10.1)
  expect((await enter(KWAME, code)).status).toBe(422)
})

test('a newer code takes the place of the older one, a minute later', async () => {
  await request(KWAME)
  const older = await codeFor(KWAME)
  later(1)
  await request(KWAME)
  const newer = await codeFor(KWAME)
  if (older !== newer) expect((await enter(KWAME, older)).status).toBe(422)
  expect((await enter(KWAME, newer)).status).toBe(200)
})

test('whoever keeps asking does not void the code that was just mailed, nor fill the mailbox', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  const mails = await mailsTo(app, KWAME)
  later(0.9)
  const [again, atOnce] = await Promise.all([request(KWAME), request(KWAME)])
  expect([again.status, atOnce.status]).toEqual([200, 200])
  expect(again.body).toEqual({
    message: 'If there’s an account for this email, we’ve emailed it a six-digit code.',
  })
  expect(await mailsTo(app, KWAME)).toHaveLength(mails.length)
  expect((await enter(KWAME, code)).status).toBe(200)
})

test('a code that was tried too often is replaced at once', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  const mails = await mailsTo(app, KWAME)
  for (let tried = 0; tried < 5; tried += 1) await enter(KWAME, other(code))
  await request(KWAME)
  expect(await mailsTo(app, KWAME)).toHaveLength(mails.length + 1)
  expect((await enter(KWAME, await codeFor(KWAME))).status).toBe(200)
})

test('the fifth try may still be right, the sixth is not looked at', async () => {
  await request(KWAME)
  const code = await codeFor(KWAME)
  for (let tried = 0; tried < 4; tried += 1) await enter(KWAME, other(code))
  expect((await enter(KWAME, code)).status).toBe(200)
  await request(KWAME)
  const next = await codeFor(KWAME)
  for (let tried = 0; tried < 5; tried += 1) await enter(KWAME, other(next))
  expect((await enter(KWAME, next)).status).toBe(422)
})

test('whoever read the mail owns the mailbox: the email is verified by it', async () => {
  const maja = 'maja@home.example'
  await request(maja)
  const { body: tokens } = await enter(maja, await codeFor(maja))
  const { body: user } = await ask(app, '/v2/user', undefined, {
    as: tokens.access_token,
  })
  expect(user.email_verified).toBe(true)
})

test('API-20 OPEN-025 a password is set this way only after a code, once, and within half an hour', async () => {
  const byPassword = await signInByPassword(app, KWAME)
  expect((await setPassword(byPassword.access_token, NEW)).status).toBe(403)
  await request(KWAME)
  const { body: tokens } = await enter(KWAME, await codeFor(KWAME))
  later(31)
  expect((await setPassword(tokens.access_token, NEW)).status).toBe(403)
  later(29)
  expect((await setPassword(tokens.access_token, NEW)).status).toBe(200)
  expect((await setPassword(tokens.access_token, 'Slipway5Boats')).status).toBe(403)
  expect((await askForToken(app, KWAME, { password: NEW })).status).toBe(200)
})

test('of two new passwords at once one is set', async () => {
  await request(KWAME)
  const { body: tokens } = await enter(KWAME, await codeFor(KWAME))
  const both = await Promise.all([
    setPassword(tokens.access_token, NEW),
    setPassword(tokens.access_token, 'Slipway5Boats'),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test.each([
  { password: 'short1A', text: 'Password must have at least 8 characters' },
  {
    password: 'Welcome123',
    text: 'Password not allowed, please enter a different password.',
  },
])('AUTH-37 AUTH-42 ERR-11 "$password" is no new password', async ({ password, text }) => {
  await request(KWAME)
  const { body: tokens } = await enter(KWAME, await codeFor(KWAME))
  const { status, body } = await setPassword(tokens.access_token, password)
  expect([status, body.error_code, body.errors]).toEqual([422, 'invalid_data', { password: text }])
  // Nothing is spent by it.
  expect((await setPassword(tokens.access_token, NEW)).status).toBe(200)
})

test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])(
  'AUTH-79 OPEN-013 %j is no code',
  async (token) => {
    const { status, body } = await enter(KWAME, token)
    expect([status, body.error_code]).toEqual([422, 'invalid_data'])
    expect(body.errors.token).toBe('Invalid code')
  },
)

test('ERR-10 a code opens no site that the password would not', async () => {
  await request(KWAME, 'backoffice')
  const { status, body } = await enter(KWAME, await codeFor(KWAME), 'backoffice')
  expect([status, body.message]).toEqual([403, NOT_PERMITTED])
})

test('asking a sixth time within the hour is refused, also for somebody who is not there', async () => {
  for (const email of [KWAME, 'nobody@home.example']) {
    for (let asked = 0; asked < 5; asked += 1) expect((await request(email)).status).toBe(200)
    const refused = await request(email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  }
})

test('OPEN-014 an invited admin sets a password and comes in', async () => {
  const email = 'niamh@home.example'
  const invited = await app.server.inject({
    method: 'POST',
    url: '/dev/invite',
    payload: { email, club: 'dunvarra', role: 'admin', first_name: 'Niamh' },
  })
  expect(invited.json()).toEqual({ email, is_mailed: true })
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain(
    'http://dunvarra.clubhouse.test/authentication/set-password/validate-token?email=niamh%40home.example',
  )
  // It waits for two days, not for ten minutes.
  later(47 * 60)
  const { body: tokens } = await enter(email, await codeFor(email))
  expect((await setPassword(tokens.access_token, DEMO_PASSWORD)).status).toBe(200)
  expect((await askForToken(app, email, {}, { on: 'backoffice' })).status).toBe(200)
})

test('AUTH-20 whoever is invited accepts the terms with the first password, and keeps the time of it', async () => {
  const email = 'nuala@home.example'
  const payload = { email, club: 'dunvarra', role: 'member' }
  await app.server.inject({ method: 'POST', url: '/dev/invite', payload })
  const accepted = () =>
    app.asOwner<{ version: string }>(
      'select t.version, t.accepted_at::text from terms_acceptances t join users u on u.id = t.user_id where u.email = $1',
      [email],
    )
  const { body: tokens } = await enter(email, await codeFor(email))
  expect(await accepted()).toEqual([])
  const asInvited = { as: tokens.access_token, method: 'PATCH' } as const
  expect((await ask(app, '/v2/user', { password: NEW, terms: true }, asInvited)).status).toBe(200)
  const first = await accepted()
  expect(first.map(({ version }) => version)).toEqual([TERMS_VERSION])
  later(60)
  await request(email)
  const { body: again } = await enter(email, await codeFor(email))
  await ask(
    app,
    '/v2/user',
    { password: 'Slipway5Boats', terms: true },
    { ...asInvited, as: again.access_token },
  )
  expect(await accepted()).toEqual(first)
})

test('whoever has a password already gets the role, and a mail without a code', async () => {
  const payload = { email: KWAME, club: 'inishvarn', role: 'owner' }
  const invited = await app.server.inject({
    method: 'POST',
    url: '/dev/invite',
    payload,
  })
  expect(invited.json()).toEqual({ email: KWAME, is_mailed: true })
  expect(await codeFor(KWAME)).toBe('')
  expect((await askForToken(app, KWAME, {}, { on: 'backoffice' })).status).toBe(200)
})

test.each([
  {},
  { email: 'x', club: 'dunvarra', role: 'admin' },
  { email: 'a@b.example', club: 'none', role: 'admin' },
  { email: 'a@b.example', club: 'dunvarra', role: 'super-user' },
])('the demo invites nobody by %j', async (payload) => {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/dev/invite',
    payload,
  })
  expect([reply.statusCode, reply.json().error_code]).toEqual([422, 'invalid_data'])
})
