import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const SECRET = 'known-to-our-pages-alone'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { CLIENT_ID: 'pages', CLIENT_SECRET: SECRET } })
})
afterAll(() => app.close())

test.each([
  { client: { client_id: 'pages', client_secret: SECRET }, status: 200, why: 'our own pages' },
  {
    client: { client_id: 'pages', client_secret: 'guessed' },
    status: 401,
    why: 'somebody who calls themselves so',
  },
  { client: { client_id: 'pages' }, status: 401, why: 'the same without a secret' },
  { client: { client_id: 'an-app' }, status: 200, why: 'an app, which can keep no secret' },
  { client: {}, status: 200, why: 'a client without a name' },
])('API-14 CONST-26 tokens for $why: $status', async ({ client, status }) => {
  const answer = await askForToken(app, 'brid@home.example', client)
  expect(answer.status).toBe(status)
  if (status === 401) expect(answer.body.error_code).toBe('invalid_client')
})

test('API-12 a guest is let in by the same rule', async () => {
  const guest = { grant_type: 'guest', first_name: 'Una', last_name: 'Roe', email: 'una@home.example' }
  expect((await ask(app, '/v2/member/guest', { ...guest, client_id: 'pages' })).status).toBe(401)
  const ours = { ...guest, client_id: 'pages', client_secret: SECRET }
  expect((await ask(app, '/v2/member/guest', ours)).status).toBe(200)
})

test('API-17 the token call verifies a password: tokens for the right one, 401 for a wrong one', async () => {
  expect((await askForToken(app, 'brid@home.example')).status).toBe(200)
  const wrong = await askForToken(app, 'brid@home.example', { password: 'NotTheRight1' })
  expect([wrong.status, wrong.body.access_token]).toEqual([401, undefined])
})
