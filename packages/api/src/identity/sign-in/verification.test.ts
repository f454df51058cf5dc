import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { NOT_VERIFIED } from './verification.ts'

const MAJA = 'maja@home.example'
let app: TestApp
let maja: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  at(0)
  await app.asOwner(`update users set email_verified_at = null where email = '${MAJA}'`)
  await app.asOwner('delete from rate_counters')
  maja = (await signInByPassword(app, MAJA)).access_token
})

const at = (hours: number) => app.setClock(new Date(TEST_NOW.getTime() + hours * 3_600_000))
const resend = (as: string) =>
  ask(app, '/v2/user/verification-notification', undefined, { as, method: 'POST' })
const verify = (code: string) => ask(app, '/v2/user/authentication/verify', { code })
const newestCode = async () => {
  const [mail] = await mailsTo(app, MAJA)
  return /email-confirmed\?c=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const isVerified = async () =>
  (await ask(app, '/v2/user', undefined, { as: maja })).body.email_verified as boolean

test('API-21 API-24 AUTH-74 the mailed link verifies the email, once', async () => {
  expect(await isVerified()).toBe(false)
  const asked = await resend(maja)
  expect([asked.status, asked.body.message]).toEqual([200, 'Email sent, please check your inbox.'])
  const code = await newestCode()
  const { status, body } = await verify(code)
  expect([status, body.message]).toEqual([200, 'Your email is verified. You can now log in to your account.'])
  expect(await isVerified()).toBe(true)
  const again = await verify(code)
  // AUTH-71
  expect([again.status, again.body]).toEqual([422, { error_code: 'invalid_data', message: NOT_VERIFIED }])
})

test('an older link still works while none has been used, and no more after that', async () => {
  await resend(maja)
  const older = await newestCode()
  await resend(maja)
  const newer = await newestCode()
  expect(newer).not.toBe(older)
  expect((await verify(older)).status).toBe(200)
  expect((await verify(newer)).status).toBe(422)
})

test('after three days it is too late', async () => {
  await resend(maja)
  const code = await newestCode()
  at(73)
  expect((await verify(code)).status).toBe(422)
})

test.each(['nonsense', 'a'.repeat(43)])('%s verifies nothing', async (code) => {
  expect((await verify(code)).body.message).toBe(NOT_VERIFIED)
})

test('a code of another purpose verifies nothing', async () => {
  await resend(maja)
  const code = await newestCode()
  await app.asOwner(
    `update link_codes set purpose = 'sign-in', browser_hash = '\\x00', site = 'club:dunvarra', method = 'sso'`,
  )
  expect((await verify(code)).status).toBe(422)
})

test('whoever is verified is not mailed again, and nobody more than five times in an hour', async () => {
  const brid = (await signInByPassword(app, 'brid@home.example')).access_token
  expect((await resend(brid)).body.message).toBe('Your email is already verified.')
  expect(await mailsTo(app, 'brid@home.example')).toEqual([])
  for (let sent = 0; sent < 5; sent += 1) expect((await resend(maja)).status).toBe(200)
  expect((await resend(maja)).status).toBe(429)
})

test('nobody asks for somebody else', async () => {
  expect((await resend('nonsense')).status).toBe(401)
})
