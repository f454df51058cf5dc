import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let fourCoasts: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  const [body] = await app.asOwner<{ id: string }>(
    "select id from governing_bodies where slug = 'fourcoasts'",
  )
  fourCoasts = body?.id ?? ''
})
afterAll(() => app.close())

const check = async (email: string, on: string) => {
  const { status, body } = await ask(app, '/v2/member/check-email', { email }, { on })
  expect([status, body.error_code]).toEqual([200, undefined])
  return body
}

test('API-10 DATA-20 a club without single sign-on: whether the email is known, and nothing else', async () => {
  const known = await check('Brid@Home.example', 'dunvarra')
  expect(known).toEqual({
    email_exists: true,
    sso: 'off',
    governing_body_id: null,
    xgb: false,
    pwd_set_allowed: true,
    sso_icon: null,
    sso_button_text: null,
    help_url: null,
  })
  expect(await check('new@home.example', 'dunvarra')).toEqual({ ...known, email_exists: false })
})

test('DATA-20 SSO-02 a club that offers single sign-on says how', async () => {
  expect(await check('hana@inishvarn.example', 'inishvarn')).toEqual({
    email_exists: true,
    sso: 'optional',
    governing_body_id: fourCoasts,
    xgb: false,
    pwd_set_allowed: true,
    sso_icon: expect.stringMatching(/^\/media\/inishvarn\//),
    sso_button_text: 'Sign in with Four Coasts',
    help_url: 'https://help.fourcoasts.example/sign-in',
  })
})

test('API-11 OPEN-027 on the host of governing bodies only their own people are found for a body', async () => {
  const ruth = await check('ruth@fourcoasts.example', 'xgb')
  expect(ruth).toMatchObject({
    email_exists: true,
    xgb: true,
    governing_body_id: fourCoasts,
    sso: 'optional',
  })
  const brid = await check('brid@home.example', 'xgb')
  expect(brid).toMatchObject({ email_exists: true, xgb: false, governing_body_id: null, sso: 'off' })
  expect(await check('new@home.example', 'xgb')).toEqual({ ...brid, email_exists: false })
})

test('where single sign-on is mandatory no password may be set', async () => {
  await app.asOwner("update clubs set sso_mode = 'mandatory' where slug = 'inishvarn'")
  for (const email of ['hana@inishvarn.example', 'new@home.example']) {
    expect(await check(email, 'inishvarn')).toMatchObject({ sso: 'mandatory', pwd_set_allowed: false })
  }
  const [club] = await app.asOwner<{ id: string }>("select id from clubs where slug = 'inishvarn'")
  // My account has to be told whose single sign-on it is.
  const onMyAccount = { sso: 'mandatory', account_id: club?.id }
  expect(await check('hana@inishvarn.example', 'myaccount')).toMatchObject(onMyAccount)
  expect(await check('brid@home.example', 'myaccount')).toMatchObject({ sso: 'off' })
  const [hana] = await app.asOwner<{ id: string }>(
    "select id from users where email = 'hana@inishvarn.example'",
  )
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select id, '${hana?.id}', 'member' from clubs where slug = 'dunvarra'`,
  )
  // One of her two clubs does not ask for it.
  expect(await check('hana@inishvarn.example', 'myaccount')).toMatchObject({ sso: 'optional' })
})

test.each(['', 'brid', 'brid@', 'b..d@home.example', 'a b@home.example'])(
  'ERR-09 AUTH-09 %j is no email',
  async (email) => {
    const { status, body } = await ask(app, '/v1/member/check-email', { email })
    expect([status, body.error_code]).toEqual([422, 'invalid_data'])
    expect(body.errors.email).toBeDefined()
  },
)
