import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const EMAIL = 'kwame@home.example'
const AT_ONCE = ['Slipway4Boats', 'Harbour5Walls', 'Lantern6Light', 'Anchor7Chains']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from rate_counters')
  await app.asOwner(
    `update users set password_hash = (select password_hash from users where email = 'brid@home.example') where email = $1`,
    [EMAIL],
  )
})

const change = (as: string, password: string) =>
  ask(app, '/v2/member', { password, current_password: DEMO_PASSWORD }, { as, method: 'PATCH' })
const isSignedIn = async (as: string) => (await ask(app, '/v2/user', undefined, { as })).status === 200
const opens = async (password: string) => (await askForToken(app, EMAIL, { password })).status === 200

test('of several who know the old password one changes it, and that ends all the others', async () => {
  const bearers = await Promise.all(AT_ONCE.map(async () => (await signIn(app, EMAIL)).access_token))
  const answers = await Promise.all(AT_ONCE.map((password, at) => change(bearers[at] ?? '', password)))
  const statuses = answers.map(({ status }) => status)
  const winner = statuses.indexOf(200)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  for (const [at, status] of statuses.entries()) if (at !== winner) expect([401, 422]).toContain(status)
  // What was answered holds: whoever was told so is signed in, with the password that they chose.
  for (const [at, bearer] of bearers.entries()) expect(await isSignedIn(bearer), `${at}`).toBe(at === winner)
  for (const [at, password] of AT_ONCE.entries()) expect(await opens(password), password).toBe(at === winner)
})

test('of several changes by one sign-in one counts, and the others are told that the old password is not right', async () => {
  const { access_token } = await signIn(app, EMAIL)
  const answers = await Promise.all(AT_ONCE.map((password) => change(access_token, password)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  expect(await opens(AT_ONCE[statuses.indexOf(200)] ?? '')).toBe(true)
})

test('two mailed codes that set a password at once do not wait for each other', async () => {
  const byCode = async () => {
    await ask(app, '/v2/user/authentication/recovery', { email: EMAIL })
    // Mails of earlier changes leave at the same time, in any order.
    const codes = (await mailsTo(app, EMAIL)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
    const token = codes.find((code) => code !== undefined) ?? ''
    const { body } = await ask(app, '/v2/user/authentication/token', { email: EMAIL, token })
    return body.access_token as string
  }
  const bearers = [await byCode(), await byCode()]
  const set = (as: string, password: string) => ask(app, '/v2/user', { password }, { as, method: 'PATCH' })
  const answers = await Promise.all(bearers.map((bearer, at) => set(bearer, AT_ONCE[at] ?? '')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})
