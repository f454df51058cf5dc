// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import type { SiteData } from '#lib/page/site-data.ts'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { AuthenticationPage } from './authentication-page.tsx'
import type { StepData } from './step-data.ts'

const SSO: Account['sso'] = {
  sso: 'optional',
  sso_icon: '/media/crest.png',
  sso_button_text: null,
  help_url: 'https://help.example/sign-in',
  governing_body_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01',
}

function show(wanted: Partial<StepData>, site: Partial<SiteData> = {}, account: Partial<Account> = {}) {
  const data: StepData = {
    step: 'check-email',
    email: 'brid@home.example',
    check: null,
    settings: null,
    maySetPassword: true,
    code: null,
    ...wanted,
  }
  const path = `/authentication/${data.step}?redirect=%2Fnews`
  return showOnSite(<AuthenticationPage />, { ...aSite(account), ...site }, path, data)
}
const field = (page: ParentNode, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
const button = (page: ParentNode) => page.querySelector<HTMLButtonElement>('button[type=submit]')

test('AUTH-06, SSO-02 the first step: email, Next, SSO and help', () => {
  const page = show({}, {}, { sso: SSO })
  expect(page.querySelector('h1')?.textContent).toBe('Enter your e-mail')
  expect(field(page, 'email')?.value).toBe('brid@home.example')
  expect(button(page)?.textContent).toBe('Next')
  const sso = linkIn(page, 'Login with SSO')
  expect(sso?.getAttribute('href')).toBe(
    '/api/saml/login?redirectUrl=%2Fnews%3Fnotice%3Dsigned-in&governing_body_id=6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01&xgb=false',
  )
  expect(sso?.querySelector('img')?.getAttribute('src')).toBe('/media/crest.png')
  const help = linkIn(page, 'Need help signing in? Click here for more information')
  expect(help?.getAttribute('href')).toBe('https://help.example/sign-in')
})

test('the same button on check-email and on sign-in', () => {
  const links = (['check-email', 'sign-in'] as const).map(
    (step) => linkIn(show({ step }, {}, { sso: SSO }), 'Login with SSO')?.outerHTML,
  )
  expect(links[0]).toBeDefined()
  expect(links[0]).toBe(links[1])
})

test('the help link stands with the options, and leads to a web page or nowhere', () => {
  for (const step of ['check-email', 'sign-in'] as const) {
    const page = show({ step }, {}, { sso: SSO })
    const help = linkIn(page, 'Need help signing in? Click here for more information')
    expect(help?.getAttribute('href'), step).toBe('https://help.example/sign-in')
    expect(help?.getAttribute('rel'), step).toContain('noopener')
    const none = show({ step }, {}, { sso: { ...SSO, help_url: 'javascript:alert(1)' } })
    expect(linkIn(none, 'Need help signing in? Click here for more information'), step).toBeNull()
  }
})

test('SSO-06 on my account the button leads to the provider of the club that the email check named', () => {
  const account_id = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a02'
  const settings = { sso: 'optional' as const, governing_body_id: null, account_id, xgb: false }
  const page = show({ step: 'sign-in', settings }, { site: 'myaccount', account: null })
  const href = linkIn(page, 'Login with SSO')?.getAttribute('href') ?? ''
  expect(new URL(href, 'http://site.invalid').searchParams.get('account_id')).toBe(account_id)
})

test.each([
  { step: 'check-email', isSaid: true, why: 'single sign-on may make an account' },
  { step: 'sign-in', isSaid: true, why: 'single sign-on may make an account' },
  { step: 'set-password/update-password', isSaid: true, why: 'whoever is invited has not signed up' },
  { step: 'forgot-password/update-password', isSaid: false, why: 'they were accepted before' },
] as const)('on $step the terms are accepted by going on: $isSaid, since $why', ({ step, isSaid }) => {
  const page = show({ step }, {}, { sso: SSO })
  expect(page.textContent?.includes('By continuing you accept the Terms and Conditions')).toBe(isSaid)
  expect(linkIn(page, 'Terms and Conditions') !== null).toBe(isSaid)
})

test('SSO-03, OPEN-030 neither divider nor button where single sign-on is off', () => {
  const page = show({})
  // What is inert keeps room for a passkey, and nobody meets it.
  for (const room of page.querySelectorAll('[inert]')) room.remove()
  expect([...page.querySelectorAll('span')].map((span) => span.textContent)).not.toContain('or')
  expect(page.querySelector('a[href^="/api/saml"]')).toBeNull()
})

test('AUTH-47, AUTH-48 sign-in: email, password, remember me, forgotten; links to privacy and terms', () => {
  const page = show({ step: 'sign-in' })
  expect(field(page, 'email')?.value).toBe('brid@home.example')
  expect(field(page, 'password')?.autocomplete).toBe('current-password')
  expect(field(page, 'remember')?.checked).toBe(false)
  expect(button(page)?.textContent).toBe('sign in')
  expect(linkIn(page, 'Forgot Password?')?.getAttribute('href')).toBe(
    '/authentication/forgot-password?redirect=%2Fnews',
  )
  expect(linkIn(page, 'Privacy Policy')?.getAttribute('href')).toBe('/privacy')
  expect(linkIn(page, 'Terms')?.getAttribute('href')).toBe('/terms')
})

test.each(['su', 'xgb'] as const)('AUTH-48 no such links on %s', (site) => {
  const page = show({ step: 'sign-in' }, { site, account: null })
  expect(linkIn(page, 'Privacy Policy')).toBeNull()
})

test('HOSTS-14, OPEN-029 on the superuser host email and password can always be typed', () => {
  const page = show({ step: 'sign-in', email: null }, { site: 'su', account: null })
  expect([field(page, 'email')?.readOnly, field(page, 'password')?.disabled]).toEqual([false, false])
})

test('SSO-04 where single sign-on is mandatory there is no password', () => {
  const settings = { sso: 'mandatory' as const, governing_body_id: null, xgb: false }
  const page = show({ step: 'sign-in', settings }, {}, { sso: SSO })
  expect(field(page, 'password')).toBeNull()
  expect(button(page)).toBeNull()
  expect(linkIn(page, 'Login with SSO')).not.toBeNull()
})

test('AUTH-17 to AUTH-22 sign-up: all its fields, and a form that posts before any script', () => {
  const page = show({ step: 'sign-up' })
  const disabled = page.querySelector<HTMLInputElement>('input[type=email][disabled]')
  expect(disabled?.value).toBe('brid@home.example')
  expect(linkIn(page, 'Click here to update your email')).not.toBeNull()
  for (const name of [
    'confirmEmail',
    'first_name',
    'last_name',
    'mobile',
    'password',
    'confirmPassword',
    'terms',
  ]) {
    expect(field(page, name), name).not.toBeNull()
  }
  expect(field(page, 'receive_updates')?.checked).toBe(false)
  expect(page.querySelector('form')?.getAttribute('method')).toBe('post')
  expect(button(page)?.textContent).toBe('create account')
  // Only a script may disable it, since only a script can enable it again.
  expect(button(page)?.disabled).toBe(false)
})

test('AUTH-19 without pwd_set_allowed neither confirm email nor passwords', () => {
  const page = show({ step: 'sign-up', maySetPassword: false })
  for (const name of ['confirmEmail', 'password', 'confirmPassword']) expect(field(page, name)).toBeNull()
})

test('AUTH-23 while sign-up is closed one sentence stands instead of the form', () => {
  const page = show({ step: 'sign-up' }, {}, { sign_up_open: false })
  expect(page.textContent).toContain('Sign-In is only available for existing Club Admin at this time.')
  expect(page.querySelector('form')).toBeNull()
  // AUTH-17: an admin who mistyped their e-mail can go on.
  expect(linkIn(page, 'Click here to update your email')?.getAttribute('href')).toBe(
    '/authentication/check-email?redirect=%2Fnews',
  )
})

test('AUTH-75 forgotten: email, button and the way back', () => {
  const page = show({ step: 'forgot-password' })
  expect(button(page)?.textContent).toBe('Reset password')
  expect(linkIn(page, 'Back')?.getAttribute('href')).toBe('/authentication/check-email?redirect=%2Fnews')
})

test('what the first step is for depends on who can come in', () => {
  const lead = (...wanted: Parameters<typeof show>) => show(...wanted).querySelector('form p')?.textContent
  expect(lead({})).toBe('Sign in, or create an account. We’ll check your email first.')
  expect(lead({}, {}, { sign_up_open: false })).toBe('Sign in with the email your club has for you.')
  expect(lead({}, { site: 'myaccount', account: null })).toBe('Sign in with the email your club has for you.')
  expect(lead({}, { site: 'xgb', account: null })).toBe(
    'Sign in with the email your association has for you.',
  )
})

test('an address is not asked for: it waits in my account', () => {
  const names = [...show({ step: 'sign-up' }).querySelectorAll<HTMLInputElement>('[name]')].map(
    ({ name }) => name,
  )
  expect(names.filter((name) => name.startsWith('address'))).toEqual([])
})

test('AUTH-72 whoever is signed in goes on, a member to their account first, and may still go to sign in', () => {
  const page = show({ step: 'email-confirmed', code: null }, { user: aUser() })
  expect(linkIn(page, 'Go to my account')?.getAttribute('href')).toMatch(
    /^https:\/\/myaccount\..+\/authentication\/continue\?club=testford$/,
  )
  const owner = show({ step: 'email-confirmed', code: null }, { user: aUser({ roles: ['owner'] }) })
  expect(linkIn(owner, 'Go to my account')).toBeNull()
  expect(linkIn(page, 'Continue to Testford Harriers')?.getAttribute('href')).toBe('/')
  expect(linkIn(page, 'Go to sign in')).not.toBeNull()
})

test('AUTH-78, AUTH-81 the code, and the new password with its hints', () => {
  expect(field(show({ step: 'forgot-password/validate-token' }), 'code')?.autocomplete).toBe('one-time-code')
  const page = show({ step: 'set-password/update-password' })
  expect(field(page, 'password')?.autocomplete).toBe('new-password')
  expect(field(page, 'confirmPassword')).not.toBeNull()
  expect(field(page, 'username')?.value).toBe('brid@home.example')
  // AUTH-44
  expect([...page.querySelectorAll('li')].map((hint) => hint.textContent)).toContain(
    'At least one upper case',
  )
})

test('AUTH-69, AUTH-71, AUTH-72, ERR-16 an email being verified, and one that cannot be', () => {
  const pending = show({ step: 'email-confirmed', code: 'abc' })
  expect(linkIn(pending, 'Go to sign in')).not.toBeNull()
  expect(pending.querySelector('h1')?.textContent).toBe('Checking!')
  expect(pending.textContent).toContain('Checking!Your email is verifying. Please wait.')
  expect(field(pending, 'code')?.value).toBe('abc')
  const failed = show({ step: 'email-confirmed', code: null })
  expect(failed.textContent).toContain(
    'Oops!Your email has already been verified, or you have arrived here in error.',
  )
  expect(linkIn(failed, 'Go to sign in')?.getAttribute('href')).toBe(
    '/authentication/check-email?redirect=%2Fnews',
  )
})
