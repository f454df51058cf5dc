import { SSO_ONLY } from '@clubhouse/domain/identity/entrance'
import { SIGN_UP_CLOSED } from '@clubhouse/domain/identity/sign-up-rules'
import { TERMS_VERSION } from '@clubhouse/domain/identity/terms-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken, signInByPassword } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { NOT_CREATED } from './sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const PASSWORD = 'Slipway4Boats'
const form = (email: string, changes: object = {}) => ({
  email,
  first_name: 'Nóra',
  last_name: 'Ó Súilleabháin',
  mobile: null,
  user: { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD },
  address: { country: 'IE', county: ' Kerry ', city: '', line1: '  ', line2: null, postal_code: null },
  terms: true,
  ...changes,
})
const join = (email: string, changes: object = {}, on = 'dunvarra') =>
  ask(app, '/v2/member', form(email, changes), { on })

test('API-08 DATA-19 somebody new gets an account, the role, a verification mail, and can sign in', async () => {
  const email = 'nora@home.example'
  const { status, body } = await join(email, { receive_updates: true, mobile: '00353858265444' })
  expect(status).toBe(200)
  expect(body).toEqual({
    member_id: expect.any(String),
    email,
    email_verified: false,
    first_name: 'Nóra',
    last_name: 'Ó Súilleabháin',
    mobile: '00353858265444',
    // AUTH-34, OPEN-012
    address: { country: 'IE', county: 'Kerry', city: null, line1: null, line2: null, postal_code: null },
    receive_updates: true,
  })
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain('http://dunvarra.clubhouse.test/authentication/email-confirmed?c=')
  const { body: tokens } = await askForToken(app, email, { password: PASSWORD })
  const { body: user } = await ask(app, '/v2/user', undefined, { as: tokens.access_token })
  expect(user).toMatchObject({ roles: ['member'], email_verified: false, has_password: true })
})

test.each([
  { length: 64, isTaken: true },
  { length: 65, isTaken: false },
])('AUTH-24 AUTH-51 what can be signed up with can be signed in with: $length characters', async (wanted) => {
  const email = `${'n'.repeat(wanted.length - 13)}@home.example`
  const { status, body } = await join(email)
  const token = await askForToken(app, email, { password: PASSWORD })
  expect([status, token.status]).toEqual(wanted.isTaken ? [200, 200] : [422, 422])
  const says = 'Email must have at most 64 characters'
  if (!wanted.isTaken) expect([body.errors.email, token.body.errors.username]).toEqual([says, says])
})

test('until the mailbox is shown to be theirs no mail repeats the name that somebody typed', async () => {
  const [withPassword, invited] = ['unproven@home.example', 'unproven.invited@home.example']
  await join(withPassword, { first_name: 'Winner' })
  await join(withPassword)
  await ask(app, '/v2/user/authentication/recovery', { email: withPassword })
  await join(invited, { first_name: 'Winner', user: null })
  const mails = [...(await mailsTo(app, withPassword)), ...(await mailsTo(app, invited))]
  expect(mails).toHaveLength(4)
  for (const { text } of mails) {
    expect(text).toMatch(/^Hello,$/m)
    expect(text).not.toContain('Winner')
  }
})

test('AUTH-20 the accepted version is kept with its time; news are not sent unasked', async () => {
  const email = 'terms@home.example'
  const { body } = await join(email)
  expect(body.receive_updates).toBe(false)
  const accepted = await app.asOwner<{ version: string; accepted_at: Date | string }>(
    'select version, accepted_at from terms_acceptances where user_id = $1',
    [body.member_id],
  )
  expect(accepted.map(({ version }) => version)).toEqual([TERMS_VERSION])
  const late = app.parts.clock.now().getTime() - new Date(accepted[0]?.accepted_at ?? 0).getTime()
  expect(Math.abs(late)).toBeLessThan(60_000)
})

test('what is written down: the sign-up and the role, for the club', async () => {
  const { body } = await join('audited@home.example')
  const events = await app.asOwner(
    `select a.kind, c.slug, a.detail, a.address_hash is not null as has_address from audit_events a
      join clubs c on c.id = a.club_id where a.subject_id = $1 order by a.kind`,
    [body.member_id],
  )
  expect(events).toEqual([
    { kind: 'role-given', slug: 'dunvarra', detail: { role: 'member', by: 'sign-up' }, has_address: true },
    { kind: 'sign-up', slug: 'dunvarra', detail: {}, has_address: true },
  ])
})

const wrongUser = (changes: object) => (email: string) => ({ user: { ...form(email).user, ...changes } })
test.each([
  { id: 'AUTH-24', field: 'email', email: 'a@b.c', changes: () => ({}), text: 'Email must be valid' },
  {
    id: 'AUTH-24',
    field: 'email',
    email: 'a..b@home.example',
    changes: () => ({}),
    text: 'Email must be valid',
  },
  {
    id: 'AUTH-25',
    field: 'confirmEmail',
    changes: wrongUser({ confirmEmail: 'other@home.example' }),
    text: 'Email does not match',
  },
  {
    id: 'AUTH-25',
    field: 'confirmEmail',
    changes: wrongUser({ email: 'other@home.example' }),
    text: 'Email does not match',
  },
  {
    id: 'AUTH-26',
    field: 'first_name',
    changes: () => ({ first_name: ' ' }),
    text: 'First name is required',
  },
  { id: 'AUTH-27', field: 'last_name', changes: () => ({ last_name: ' ' }), text: 'Last name is required' },
  { id: 'AUTH-28', field: 'first_name', changes: () => ({ first_name: ' Nóra' }), text: 'No spaces allowed' },
  { id: 'AUTH-28', field: 'last_name', changes: () => ({ last_name: 'Ní ' }), text: 'No spaces allowed' },
  {
    id: 'AUTH-29',
    field: 'mobile',
    changes: () => ({ mobile: '085 826' }),
    text: 'Mobile phone must be valid e.g.: 00353858265444',
  },
  {
    id: 'AUTH-38',
    field: 'password',
    changes: wrongUser({ password: 'nocapitals1' }),
    text: 'Password must have at least one upper case letter',
  },
  {
    id: 'AUTH-38',
    field: 'password',
    changes: wrongUser({ password: 'NoDigitsHere' }),
    text: 'Password must have at least one digit',
  },
  {
    id: 'AUTH-39',
    field: 'password',
    changes: wrongUser({ password: 'Shor1' }),
    text: 'Password must have at least 8 characters',
  },
  {
    id: 'AUTH-39',
    field: 'password',
    changes: wrongUser({ password: `Aa1${'x'.repeat(28)}` }),
    text: 'Password must have at most 30 characters',
  },
  {
    id: 'AUTH-40',
    field: 'password',
    changes: wrongUser({ password: 'Two Words1' }),
    text: 'Password must not contain spaces',
  },
  {
    id: 'AUTH-41',
    field: 'password',
    changes: wrongUser({ password: 'Brackets(1' }),
    text: 'Password must not contain any of ( / [ ] * ;',
  },
  {
    id: 'AUTH-42',
    field: 'password',
    changes: wrongUser({ password: 'Password123' }),
    text: 'Password not allowed, please enter a different password.',
  },
  {
    id: 'AUTH-43',
    field: 'confirmPassword',
    changes: wrongUser({ confirmPassword: 'Slipway5Boats' }),
    text: 'Password do not match',
  },
  {
    id: 'AUTH-32',
    field: 'terms',
    changes: () => ({ terms: false }),
    text: 'Please accept the Terms and Conditions',
  },
])(
  '$id ERR-06 the server says $field: $text',
  async ({ field, email = 'wrong@home.example', changes, text }) => {
    const { status, body } = await join(email, changes(email))
    expect([status, body.error_code, body.message]).toEqual([422, 'invalid_data', NOT_CREATED])
    expect(body.errors[field]).toBe(text)
    expect(await app.asOwner('select 1 from users where email = $1', [email])).toEqual([])
  },
)

test('OPEN-014 without a password an invitation to set one is mailed', async () => {
  const email = 'later@home.example'
  const { status } = await join(email, { user: null })
  expect(status).toBe(200)
  const [mail] = await mailsTo(app, email)
  expect(mail?.text).toContain(
    'http://dunvarra.clubhouse.test/authentication/set-password/validate-token?email=later%40home.example',
  )
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  const { status: entered } = await ask(app, '/v2/user/authentication/token', { email, token: code })
  expect(entered).toBe(200)
})

test('an email that is taken is refused, changes nothing, and its owner hears of it once a day', async () => {
  const email = 'brid@home.example'
  const before = await signInByPassword(app, email)
  for (const _ of [1, 2]) {
    const { status, body } = await join(email)
    expect([status, body.message]).toEqual([422, NOT_CREATED])
  }
  const mails = await mailsTo(app, email)
  expect(mails.filter(({ text }) => text.includes('/authentication/check-email'))).toHaveLength(1)
  const { body } = await ask(app, '/v2/user', undefined, { as: before.access_token })
  expect(body.first_name).toBe('Bríd')
  expect((await askForToken(app, email, { password: PASSWORD })).status).toBe(401)
})

test('of two who take an email at the same moment one gets it', async () => {
  const both = await Promise.all([join('race@home.example'), join('race@home.example')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
})

test.each(['backoffice', 'myaccount', 'su', 'xgb'])('nobody joins on %s', async (on) => {
  const { status, body } = await join('elsewhere@home.example', {}, on)
  expect([status, body.message]).toEqual([403, SIGN_UP_CLOSED])
})

test('AUTH-23 HOSTS-11 nobody joins a closed club, nor one that asks for single sign-on', async () => {
  const set = (what: string) => app.asOwner(`update clubs set ${what} where slug = 'inishvarn'`)
  await set('sign_up_open = false')
  const closed = await join('closed@home.example', {}, 'inishvarn')
  expect([closed.status, closed.body.message]).toEqual([403, SIGN_UP_CLOSED])
  await set("sign_up_open = true, sso_mode = 'mandatory'")
  const sso = await join('closed@home.example', {}, 'inishvarn')
  expect([sso.status, sso.body.message]).toEqual([403, SSO_ONLY])
  await set("sso_mode = 'optional'")
  expect((await join('closed@home.example', {}, 'inishvarn')).status).toBe(200)
})

test('OPEN-028 the account id is that of the site, or refused', async () => {
  const clubs = await app.asOwner<{ id: string; slug: string }>('select id, slug from clubs')
  const idOf = (slug: string) => clubs.find((club) => club.slug === slug)?.id
  expect((await join('id@home.example', { account_id: idOf('inishvarn') })).status).toBe(422)
  expect((await join('id@home.example', { account_id: idOf('dunvarra') })).status).toBe(200)
})
