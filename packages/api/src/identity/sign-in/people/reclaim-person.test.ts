import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '@clubhouse/demo/world/ids'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const SQUATTERS = 'Squatter4Boats'
const OWNERS = 'Slipway4Boats'

/** Somebody opens an account under an e-mail that is not theirs, signs in, and waits in every way they can. */
async function squat(email: string): Promise<{ as: string; verifyLink: string }> {
  const login = { email, confirmEmail: email, password: SQUATTERS, confirmPassword: SQUATTERS }
  const names = { first_name: 'Mallory', last_name: 'Waits', mobile: null }
  await ask(app, '/v2/member', { email, ...names, user: login, address: null, terms: true })
  const { body } = await askForToken(app, email, { password: SQUATTERS })
  await app.asOwner(
    `insert into identity_links (provider_id, subject, user_id, created_at) values ($1, $2, $3, now())`,
    [idOf('provider/fourcoasts'), `squatter of ${email}`, await userIdOf(app, email)],
  )
  const [mail] = await mailsTo(app, email)
  return { as: body.access_token, verifyLink: /\?c=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' }
}

const invite = async (email: string, role = 'admin') => {
  const payload = { email, club: 'dunvarra', role, first_name: 'Niamh', last_name: 'Tidewell' }
  return (await app.server.inject({ method: 'POST', url: '/dev/invite', payload })).json()
}
const enter = (email: string, token: string) => ask(app, '/v2/user/authentication/token', { email, token })
const newestMail = async (email: string) => (await mailsTo(app, email))[0]
const codeFor = async (email: string) =>
  /\b\d{6}\b/.exec((await newestMail(email))?.text ?? '')?.[0] ?? 'none'
const waysIn = async (email: string) => {
  const [row] = await app.asOwner(
    `select password_hash is not null as has_password, email_verified_at is not null as is_verified,
      (select count(*)::int from identity_links where user_id = u.id) as links,
      (select count(*)::int from sessions where user_id = u.id and ended_at is null) as sessions
    from users u where email = $1`,
    [email],
  )
  return row
}

test('an invitation does not give the role to whoever opened an account with that email', async () => {
  const email = 'invited.squatted@home.example'
  const squatter = await squat(email)
  expect(await invite(email)).toEqual({ email, is_mailed: true })
  expect(await waysIn(email)).toEqual({ has_password: false, is_verified: false, links: 0, sessions: 0 })
  expect((await askForToken(app, email, { password: SQUATTERS }, { on: 'backoffice' })).status).toBe(401)
  expect((await ask(app, '/v2/user', undefined, { as: squatter.as })).status).toBe(401)

  const { body: tokens } = await enter(email, await codeFor(email))
  const { body: user } = await ask(app, '/v2/user', undefined, { as: tokens.access_token })
  expect(user).toMatchObject({ first_name: 'Niamh', last_name: 'Tidewell', email_verified: true })
  await ask(app, '/v2/user', { password: OWNERS }, { as: tokens.access_token, method: 'PATCH' })
  expect((await askForToken(app, email, { password: OWNERS }, { on: 'backoffice' })).status).toBe(200)
})

test('the link of an earlier sign-up is worth nothing to an invited account', async () => {
  const email = 'link.squatted@home.example'
  const { verifyLink } = await squat(email)
  await invite(email)
  expect((await ask(app, '/v2/user/authentication/verify', { code: verifyLink })).status).toBe(422)
  expect(await waysIn(email)).toMatchObject({ has_password: false, is_verified: false })
})

test('whoever is invited twice before they came is called as the newer invitation says, and its code counts', async () => {
  const email = 'twice.invited@home.example'
  await invite(email, 'member')
  // Gone before the second one is written: two that leave together have no order.
  await codeFor(email)
  await app.asOwner(`update users set first_name = 'Mallory' where email = $1`, [email])
  await invite(email)
  const { status, body: tokens } = await enter(email, await codeFor(email))
  expect(status).toBe(200)
  const { body: user } = await ask(app, '/v2/user', undefined, { as: tokens.access_token })
  expect(user).toMatchObject({ first_name: 'Niamh', roles: ['admin', 'member'] })
})

test('a proven account with a password keeps it, and is told of the role once, without a code', async () => {
  const email = 'aoife@home.example'
  await squat(email)
  await app.asOwner('update users set email_verified_at = now() where email = $1', [email])
  expect(await invite(email)).toEqual({ email, is_mailed: true })
  expect(await waysIn(email)).toEqual({ has_password: true, is_verified: true, links: 1, sessions: 1 })
  const mail = await newestMail(email)
  expect(mail?.text).toContain('You’re now an admin of ')
  expect(mail?.text).toContain('http://dunvarra.clubhouse.test/authentication/check-email')
  expect(mail?.text).not.toMatch(/\b\d{6}\b/)
  expect((await askForToken(app, email, { password: SQUATTERS }, { on: 'backoffice' })).status).toBe(200)
  expect(await invite(email)).toEqual({ email, is_mailed: false })
})

test('a mailed code that proves the email evicts whoever opened the account before', async () => {
  const email = 'recovered.squatted@home.example'
  const squatter = await squat(email)
  await ask(app, '/v2/user/authentication/recovery', { email })
  const { status, body: tokens } = await enter(email, await codeFor(email))
  expect(status).toBe(200)
  // The one sign-in that is left is the owner's own.
  expect(await waysIn(email)).toEqual({ has_password: false, is_verified: true, links: 0, sessions: 1 })
  expect((await ask(app, '/v2/user', undefined, { as: squatter.as })).status).toBe(401)
  expect((await askForToken(app, email, { password: SQUATTERS })).status).toBe(401)
  const asOwner = { as: tokens.access_token, method: 'PATCH' } as const
  expect((await ask(app, '/v2/user', { password: OWNERS }, asOwner)).status).toBe(200)
  expect((await askForToken(app, email, { password: OWNERS })).status).toBe(200)
})

test('a code for a proven email takes nothing away before the new password is set', async () => {
  const email = 'proven@home.example'
  const owner = await squat(email)
  await app.asOwner('update users set email_verified_at = now() where email = $1', [email])
  await ask(app, '/v2/user/authentication/recovery', { email })
  expect((await enter(email, await codeFor(email))).status).toBe(200)
  expect(await waysIn(email)).toEqual({ has_password: true, is_verified: true, links: 1, sessions: 2 })
  expect((await ask(app, '/v2/user', undefined, { as: owner.as })).status).toBe(200)
})

test('the mailed link takes nothing away, and its mail tells whoever did not sign up to ignore it', async () => {
  const email = 'signed.up@home.example'
  const { verifyLink } = await squat(email)
  expect((await newestMail(email))?.text.replace(/\s+/g, ' ')).toContain(
    'If you didn’t sign up, please ignore this email and don’t confirm',
  )
  expect((await ask(app, '/v2/user/authentication/verify', { code: verifyLink })).status).toBe(200)
  expect(await waysIn(email)).toEqual({ has_password: true, is_verified: true, links: 1, sessions: 1 })
})
