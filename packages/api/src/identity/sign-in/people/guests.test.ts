import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentDuring } from '#testing/counted.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const guest = { grant_type: 'guest', first_name: 'Una', last_name: 'Guest', email: 'Una@Home.example' }

test('API-12 DATA-22 a guest gets a bearer of their own, which opens nothing of anybody', async () => {
  const credentials = { client_id: 'web', client_secret: 'x', scope: 'guest' }
  const { status, body } = await ask(app, '/v2/member/guest', { ...guest, ...credentials })
  expect(status).toBe(200)
  expect(body).toEqual({
    member: {
      member_id: expect.any(String),
      first_name: 'Una',
      last_name: 'Guest',
      email: 'una@home.example',
    },
    oauth: { access_token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 24 * 3600 },
  })
  for (const headers of [{}, { 'x-guest-auth': 'true' }]) {
    const user = await ask(app, '/v2/user', undefined, { as: body.oauth.access_token, headers })
    expect(user.status).toBe(401)
  }
})

test.skipIf(testDatabaseKind() === 'embedded')(
  'a guest is one statement, besides the one that counts how often somebody asks',
  async () => {
    expect(await sentDuring(() => ask(app, '/v2/member/guest', guest))).toHaveLength(2)
  },
)

test('the email of a member gives a guest nothing of theirs', async () => {
  const { body } = await ask(app, '/oauth/token', { ...guest, email: 'brid@home.example' })
  expect(body).toEqual({ access_token: expect.any(String), expires_in: 24 * 3600, token_type: 'Bearer' })
  const user = await ask(app, '/v2/member', undefined, { as: body.access_token })
  expect(user.status).toBe(401)
})

test.each([
  { field: 'first_name', value: ' Una', text: 'No spaces allowed' },
  { field: 'last_name', value: ' ', text: 'This is a required field' },
  { field: 'email', value: 'una+x@home.example', text: 'Please enter a valid email address' },
  { field: 'email', value: 'una@home', text: 'Please enter a valid email address' },
])('GUEST-05 GUEST-06 GUEST-08 the server says $field: $text', async ({ field, value, text }) => {
  const { status, body } = await ask(app, '/v2/member/guest', { ...guest, [field]: value })
  expect([status, body.errors]).toEqual([422, { [field]: text }])
})
