import { expect, test } from 'vitest'
import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { type Answers, aPage, aUser, type PageWishes, refusal } from '#lib/testing/page-stub.ts'
import { dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as checkEmailAction } from './check-email/check-email.page.tsx'
import { action as emailConfirmedAction } from './email-confirmed/email-confirmed.page.tsx'
import { action as forgotPasswordAction } from './forgot-password/forgot-password.page.tsx'
import { action as signInAction } from './sign-in/sign-in.page.tsx'
import { action as signOutAction } from './sign-out/sign-out.page.tsx'
import { action as signUpAction } from './sign-up/sign-up.page.tsx'
import { updatePasswordAction } from './new-password/update-password-action.ts'
import { validateTokenAction } from './code/validate-token-action.ts'

const CHECK: EmailCheck = {
  email_exists: true,
  sso: 'off',
  governing_body_id: null,
  xgb: false,
  pwd_set_allowed: true,
  sso_icon: null,
  sso_button_text: null,
  help_url: null,
}
const TOKENS = { access_token: 'a', refresh_token: 'r', expires_in: 60, token_type: 'Bearer' }
const page = (answers: Answers = {}, wanted: PageWishes = {}) =>
  aPage({ getStore: () => anAccount(), createToken: () => TOKENS, ...answers }, wanted)
const fails = (status: number, errors?: Record<string, string>) => () => {
  throw refusal(status, errors)
}
const check = (wanted: Partial<EmailCheck>, wishes?: PageWishes) =>
  page({ checkEmail: () => ({ ...CHECK, ...wanted }) }, wishes)

test.each([
  { id: 'AUTH-12', wanted: {}, leads: '/authentication/sign-in' },
  {
    id: 'AUTH-12',
    wanted: { email_exists: false },
    leads: '/authentication/sign-up?pwd_set_allowed=true',
  },
  {
    id: 'AUTH-13',
    wanted: { sso: 'optional' as const },
    leads: `/authentication/sign-in?${new URLSearchParams({ ssoSettings: '{"sso":"optional","governing_body_id":null,"xgb":false}' })}`,
  },
  { id: 'AUTH-14', wanted: { sso: 'mandatory' as const }, leads: '/authentication/sso' },
])('$id an email with $wanted leads to $leads', async ({ wanted, leads }) => {
  const stub = check(wanted)
  const answer = await checkEmailAction(
    posting(stub, '/authentication/check-email', { email: 'Brid@Home.example' }),
  )
  expect(locationOf(answer)).toBe(leads)
  // AUTH-10
  expect(stub.flow.read().email).toBe('brid@home.example')
  expect(stub.bodies.at(-1)).toEqual({ email: 'brid@home.example', account_id: anAccount().account_id })
})

test('AUTH-09 nothing is asked of the server for an email that is none', async () => {
  const stub = check({})
  const answer = await checkEmailAction(posting(stub, '/authentication/check-email', { email: 'brid' }))
  expect(dataOf(answer)).toMatchObject({
    errors: { email: 'Email must be valid' },
    values: { email: 'brid' },
  })
  expect(stub.calls).toEqual([])
})

test('AUTH-11 not for the body: the danger notice of ERR-10 on the form, and the flow stops', async () => {
  const answer = await checkEmailAction(
    posting(check({}, { host: { type: 'xgb' } }), '/authentication/check-email', {
      email: 'brid@home.example',
    }),
  )
  expect(locationOf(answer)).toBeNull()
  expect(dataOf(answer)).toMatchObject({ formError: NOT_PERMITTED, notice: null })
})

test.each([
  { status: 429, says: 'Said by the server' },
  { status: 500, says: 'Error checking for existing email' },
])('ERR-09 a check that fails with $status says "$says"', async ({ status, says }) => {
  const answer = await checkEmailAction(
    posting(page({ checkEmail: fails(status) }), '/authentication/check-email', {
      email: 'brid@home.example',
    }),
  )
  expect(dataOf(answer)).toMatchObject({ formError: says, notice: null })
})

const CREDENTIALS = { email: 'brid@home.example', password: 'Harbour7Lamp' }

test('AUTH-54, AUTH-56, GUEST-15 signing in writes the cookies, takes the guest away and leads on', async () => {
  const stub = page({}, { signsIn: aUser(), flow: { email: 'brid@home.example' } })
  const answer = await signInAction(
    posting(stub, '/authentication/sign-in?redirect=/news', { ...CREDENTIALS, remember: 'on' }),
  )
  expect(locationOf(answer)).toBe('/news?notice=signed-in')
  expect(stub.sessions).toEqual(['begun, remembered'])
  expect((answer as Response).headers.get('set-cookie')).toMatch(/^guest_access_token=;.*Max-Age=0/)
  expect(stub.flow.read()).toEqual({})
  expect(stub.bodies.at(-1)).not.toHaveProperty('xgb_user')
})

test('OPEN-020 on the governing-body host the call says so', async () => {
  const stub = page({}, { signsIn: aUser(), host: { type: 'xgb' } })
  await signInAction(posting(stub, '/authentication/sign-in', CREDENTIALS))
  expect(stub.bodies.at(-1)).toMatchObject({ xgb_user: true, grant_type: 'password' })
  expect(stub.sessions).toEqual(['begun'])
})

test('AUTH-55 ERR-08 a refused sign-in says what the server says, signs out and sends no password back', async () => {
  const stub = page({ createToken: fails(401) })
  const answer = await signInAction(posting(stub, '/authentication/sign-in', CREDENTIALS))
  expect(dataOf(answer)).toEqual({
    errors: {},
    formError: 'Said by the server',
    // Said once: the message on the form is the danger notice.
    notice: null,
    refused: ['password'],
    values: { email: 'brid@home.example' },
  })
  expect(stub.sessions).toEqual(['ended'])
})

test('HOSTS-10 whoever is let in and has no role here is told so and signed out', async () => {
  const stub = page({}, { host: { type: 'backoffice' } })
  const answer = await signInAction(posting(stub, '/authentication/sign-in', CREDENTIALS))
  expect(dataOf(answer)).toMatchObject({ formError: NOT_PERMITTED, notice: null, refused: [] })
  expect(stub.sessions).toEqual(['begun', 'ended'])
})

const SIGN_UP = {
  with_password: 'true',
  confirmEmail: 'new@home.example',
  first_name: 'Nóra',
  last_name: 'Tester',
  password: 'Harbour7Lamp',
  confirmPassword: 'Harbour7Lamp',
  terms: 'on',
}
const signUp = (stub: ReturnType<typeof page>, fields: Record<string, string> = {}) =>
  signUpAction(posting(stub, '/authentication/sign-up?over=/news', { ...SIGN_UP, ...fields }))
const NEW = { flow: { email: 'new@home.example' }, signsIn: aUser() }

test('AUTH-35, AUTH-36 an account is created and signed in without persistence', async () => {
  const stub = page({ createMember: () => ({}) }, NEW)
  expect(locationOf(await signUp(stub))).toBe('/news?notice=account-created')
  expect(stub.sessions).toEqual(['begun'])
  expect(stub.bodies.find((body) => (body as { terms?: boolean }).terms)).toMatchObject({
    email: 'new@home.example',
    mobile: null,
    receive_updates: false,
    // OPEN-012; asked for in my account.
    address: { city: null, country: null },
    account_id: anAccount().account_id,
  })
})

test.each([
  {
    id: 'ERR-06',
    status: 422,
    says: 'Error creating your account, please check all the fields and submit again!',
  },
  { id: 'ERR-07', status: 500, says: 'Something unexpected happened, please try again later.' },
  { id: 'AUTH-23', status: 403, says: 'Said by the server' },
])(
  '$id a refusal with $status says "$says", and only the passwords must be typed again',
  async ({ status, says }) => {
    const answer = await signUp(page({ createMember: fails(status, { email: 'Taken' }) }, NEW))
    const { notice, formError, values } = dataOf(answer)
    expect([notice, formError]).toEqual([null, says])
    expect(values).toMatchObject({ first_name: 'Nóra', terms: 'on' })
    expect(Object.keys(values)).not.toContain('password')
  },
)

test('AUTH-15 without an email there is nobody to sign up', async () => {
  expect(locationOf(await signUp(page()))).toContain('dialog=authentication%2Fcheck-email')
})

test('AUTH-77 a code is asked for and the email remembered', async () => {
  const stub = page({ requestRecovery: () => ({ message: '' }) })
  const answer = await forgotPasswordAction(
    posting(stub, '/authentication/forgot-password', { email: 'Brid@home.example' }),
  )
  expect(locationOf(answer)).toBe('/authentication/forgot-password/validate-token')
  expect(stub.flow.read()).toEqual({ email: 'brid@home.example' })
})

const code = (stub: ReturnType<typeof page>, fields: Record<string, string>) =>
  validateTokenAction('set-password')(
    posting(stub, '/authentication/set-password/validate-token', { email: 'brid@home.example', ...fields }),
  )

test('AUTH-80 a valid code signs in and leads to the new password', async () => {
  const stub = page({ exchangeCode: () => TOKENS })
  expect(locationOf(await code(stub, { code: '123 456' }))).toBe(
    '/authentication/set-password/update-password',
  )
  expect(stub.sessions).toEqual(['begun'])
  expect(stub.bodies.at(-1)).toEqual({ email: 'brid@home.example', token: '123456' })
})

test.each([
  { id: 'AUTH-79', typed: '', answers: {}, errors: { code: 'Code is required' }, formError: null },
  { id: 'AUTH-79', typed: '123', answers: {}, errors: { code: 'Invalid code' }, formError: null },
  {
    id: 'AUTH-83',
    typed: '123456',
    answers: { exchangeCode: fails(422) },
    errors: {},
    formError: 'Code is invalid, please try again',
    refused: ['code'],
  },
  {
    id: 'AUTH-85',
    typed: '123456',
    answers: { exchangeCode: fails(500) },
    errors: {},
    formError: 'Something unexpected happened, please try again later.',
  },
  {
    id: 'ERR-11',
    typed: '123456',
    answers: { exchangeCode: fails(429) },
    errors: {},
    formError: 'Said by the server',
  },
])(
  '$id the code "$typed" answers $formError $errors',
  async ({ typed, answers, errors, formError, refused }) => {
    const answer = dataOf(await code(page(answers), { code: typed }))
    expect(answer).toMatchObject({ errors, formError, notice: null })
    expect(answer.refused ?? []).toEqual(refused ?? [])
  },
)

const setPassword = (stub: ReturnType<typeof page>, password: string, confirmPassword = password) =>
  updatePasswordAction('forgot-password')(
    posting(stub, '/authentication/forgot-password/update-password', { password, confirmPassword }),
  )

test('AUTH-82 a new password leads to the root with its notice', async () => {
  expect(locationOf(await setPassword(page({ updateUser: () => ({}) }), 'Harbour7Lamp'))).toBe(
    '/?notice=password-changed',
  )
})

test.each([
  {
    recovery: 'set-password',
    body: { password: 'Harbour7Lamp', terms: true },
    why: 'the invited accept them',
  },
  { recovery: 'forgot-password', body: { password: 'Harbour7Lamp' }, why: 'nobody was shown them' },
] as const)('$recovery and the terms: $why', async ({ recovery, body }) => {
  const stub = page({ updateUser: () => ({}) })
  const fields = { password: 'Harbour7Lamp', confirmPassword: 'Harbour7Lamp' }
  await updatePasswordAction(recovery)(posting(stub, `/authentication/${recovery}/update-password`, fields))
  expect(stub.bodies.at(-1)).toEqual(body)
})

test('AUTH-43, AUTH-84, AUTH-85 what is wrong with it is said', async () => {
  expect(dataOf(await setPassword(page(), 'Harbour7Lamp', 'other')).errors).toEqual({
    confirmPassword: 'Password do not match',
  })
  const refused = await setPassword(page({ updateUser: fails(422) }), 'Harbour7Lamp')
  expect(dataOf(refused).formError).toBe('Please check all the fields and submit again!')
  const broken = await setPassword(page({ updateUser: fails(500) }), 'Harbour7Lamp')
  expect(dataOf(broken).formError).toBe('Something unexpected happened, please try again later.')
})

test('AUTH-68 the code of the link is spent by the form alone', async () => {
  const stub = page({ verifyEmail: () => ({ message: '' }) })
  const answer = await emailConfirmedAction(
    posting(stub, '/authentication/email-confirmed?c=x', { code: 'x' }),
  )
  expect(dataOf(answer).isDone).toBe(true)
  const used = await emailConfirmedAction(
    posting(page({ verifyEmail: fails(422) }), '/authentication/email-confirmed?c=x', { code: 'x' }),
  )
  expect(dataOf(used).isDone).toBeUndefined()
})

test('AUTH-63, AUTH-65 signing out ends the session, takes the club-admin cookie and comes back', async () => {
  const stub = page({}, { user: aUser(), flow: { email: 'x@y.example' } })
  const answer = await signOutAction(posting(stub, '/authentication/sign-out', { from: '/checkout' }))
  expect(locationOf(answer)).toBe('/checkout?notice=signed-out')
  expect(answer.headers.get('set-cookie')).toMatch(/^club_admin_account=;.*Max-Age=0/)
  expect(stub.sessions).toEqual(['ended'])
  expect(stub.flow.read()).toEqual({})
})
