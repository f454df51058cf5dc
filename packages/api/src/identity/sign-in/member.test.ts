import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { FIRST_BY_MAIL } from './people/update-member.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const bearerOf = async (email: string) => (await signInByPassword(app, email)).access_token
const change = (as: string, changes: object) => ask(app, '/v2/member', changes, { as, method: 'PATCH' })

test('API-06 DATA-15 everybody reads their own details and nobody else’s', async () => {
  const { body } = await ask(app, '/v1/member', undefined, { as: await bearerOf('brid@home.example') })
  expect(body).toEqual({
    member_id: expect.any(String),
    email: 'brid@home.example',
    email_verified: true,
    first_name: 'Bríd',
    last_name: 'Hallaran',
    mobile: null,
    address: { country: null, postal_code: null, county: null, city: null, line1: null, line2: null },
    receive_updates: true,
  })
})

test('API-07 MYACC-08 own details change, one by one, and stay', async () => {
  const dara = await bearerOf('dara@home.example')
  const first = await change(dara, { first_name: 'Darragh', mobile: '+353858265444' })
  expect([first.status, first.body.first_name, first.body.mobile]).toEqual([200, 'Darragh', '+353858265444'])
  const address = {
    country: 'IE',
    county: 'Clare',
    city: 'Ennis',
    line1: ' 1 Quay ',
    line2: '',
    postal_code: null,
  }
  await change(dara, { address, receive_updates: true })
  const { body } = await ask(app, '/v2/member', undefined, { as: dara })
  expect(body).toMatchObject({ first_name: 'Darragh', mobile: '+353858265444', receive_updates: true })
  expect(body.address).toEqual({ ...address, line1: '1 Quay', line2: null })
  expect((await change(dara, { mobile: null })).body.mobile).toBeNull()
  expect((await change(dara, {})).status).toBe(200)
})

test.each([
  { changes: { first_name: ' Dara' }, errors: { first_name: 'No spaces allowed' } },
  { changes: { last_name: '  ' }, errors: { last_name: 'Last name is required' } },
  { changes: { mobile: '12' }, errors: { mobile: 'Mobile phone must be valid e.g.: 00353858265444' } },
  {
    changes: { password: 'short', current_password: DEMO_PASSWORD },
    errors: { password: 'Password must have at least 8 characters' },
  },
  {
    changes: { password: 'Slipway4Boats' },
    errors: { current_password: 'That’s not your current password.' },
  },
  {
    changes: { password: 'Slipway4Boats', current_password: 'Wrong7Word', first_name: 'Mallory' },
    errors: { current_password: 'That’s not your current password.' },
  },
])('$changes is refused whole: $errors', async ({ changes, errors }) => {
  const kwame = await bearerOf('kwame@home.example')
  const { status, body } = await change(kwame, changes)
  expect([status, body.error_code, body.errors]).toEqual([422, 'invalid_data', errors])
  expect((await ask(app, '/v2/member', undefined, { as: kwame })).body.first_name).toBe('Kwame')
})

test('MYACC-08 a new password needs the current one, ends every other sign-in, and is told by mail', async () => {
  const email = 'tadhg@dunvarra.example'
  const [here, elsewhere] = [await bearerOf(email), await bearerOf(email)]
  const changes = { password: 'Slipway4Boats', current_password: DEMO_PASSWORD, last_name: 'Marren' }
  const { status, body } = await change(here, changes)
  expect([status, body.last_name]).toEqual([200, 'Marren'])
  expect((await ask(app, '/v2/user', undefined, { as: elsewhere })).status).toBe(401)
  expect((await ask(app, '/v2/user', undefined, { as: here })).status).toBe(200)
  expect((await askForToken(app, email)).status).toBe(401)
  expect((await askForToken(app, email, { password: 'Slipway4Boats' })).status).toBe(200)
  expect(await mailsTo(app, email)).toHaveLength(1)
})

test('AUTH-87 ERR-18 OPEN-132 a password is proved by the call that needs it; a wrong one is said at its field', async () => {
  const kwame = await bearerOf('kwame@home.example')
  const { status, body } = await change(kwame, {
    password: 'Slipway4Boats',
    current_password: 'Wrong7Word',
  })
  expect([status, body.errors]).toEqual([422, { current_password: 'That’s not your current password.' }])
})

test('the current password cannot be guessed from an open session', async () => {
  const priya = await bearerOf('priya@dunvarra.example')
  const guess = () => change(priya, { password: 'Slipway4Boats', current_password: 'Wrong7Word' })
  for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(422)
  expect((await guess()).status).toBe(429)
  // One count with the door itself: no further guesses are to be had there.
  expect((await askForToken(app, 'priya@dunvarra.example', { password: 'Wrong7Word' })).status).toBe(429)
})

test('a first password needs a code out of the mailbox: an open session alone sets none', async () => {
  const email = 'hana@inishvarn.example'
  const open = (await signInByPassword(app, email, 'inishvarn')).access_token
  await app.asOwner('update users set password_hash = null where email = $1', [email])
  const changes = { password: 'Slipway4Boats', first_name: 'Hanna' }
  const refused = await ask(app, '/v2/member', changes, { as: open, method: 'PATCH', on: 'inishvarn' })
  expect([refused.status, refused.body.message]).toEqual([403, FIRST_BY_MAIL])
  const { body: user } = await ask(app, '/v2/user', undefined, { as: open, on: 'inishvarn' })
  expect(user).toMatchObject({ first_name: 'Hana', has_password: false })

  await ask(app, '/v2/user/authentication/recovery', { email }, { on: 'inishvarn' })
  const token = /\b\d{6}\b/.exec((await mailsTo(app, email))[0]?.text ?? '')?.[0] ?? ''
  const { body } = await ask(app, '/v2/user/authentication/token', { email, token }, { on: 'inishvarn' })
  const byCode = { as: body.access_token, method: 'PATCH', on: 'inishvarn' } as const
  expect((await ask(app, '/v2/member', changes, byCode)).status).toBe(200)
  const tokens = await askForToken(app, email, { password: 'Slipway4Boats' }, { on: 'inishvarn' })
  expect(tokens.status).toBe(200)
  expect((await ask(app, '/v2/user', undefined, { as: open, on: 'inishvarn' })).status).toBe(401)
})

test('API-09 MYACC-07 DATA-23 related people, paged, with the least that is needed', async () => {
  const brid = await bearerOf('brid@home.example')
  const page = (query: string) =>
    ask(app, `/v2/member/related-accounts${query}`, undefined, { as: brid }).then(({ body }) => body)
  const all = await page('')
  expect(all).toMatchObject({ total: 4, current_page: 1, per_page: 10, from: 1, to: 4 })
  expect(all.items[0]).toEqual({
    member_id: expect.any(String),
    first_name: 'Colm',
    last_name: 'Hallaran',
    kind: 'adult',
    relation: 'partner',
    age: null,
  })
  // A child's age, and never the day of birth.
  const fiadh = all.items.find(({ first_name }: { first_name: string }) => first_name === 'Fiadh')
  expect(Object.keys(fiadh)).toEqual(Object.keys(all.items[0]))
  expect(fiadh.age).toBe(9)
  const second = await page('?per_page=3&page=2')
  expect(second).toMatchObject({ total: 4, from: 4, to: 4 })
  expect(second.items).toEqual(all.items.slice(3))
  const kwame = await bearerOf('kwame@home.example')
  const { body } = await ask(app, '/v2/member/related-accounts', undefined, { as: kwame })
  expect(body).toMatchObject({ total: 0, from: null, items: [] })
})
