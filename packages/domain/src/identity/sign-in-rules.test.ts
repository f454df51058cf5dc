import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EmailCheck } from '@clubhouse/contract/identity/sign-in'
import type { HostType } from '../web/hosts.ts'
import {
  afterCheck,
  codeError,
  isEmailFirst,
  readSsoSettings,
  showsPassword,
  signInErrors,
} from './sign-in-rules.ts'

const BODY = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01'
const OTHER = '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a02'

function aCheck(wanted: Partial<EmailCheck> = {}): EmailCheck {
  return {
    email_exists: true,
    sso: 'off',
    governing_body_id: null,
    xgb: false,
    pwd_set_allowed: true,
    sso_icon: null,
    sso_button_text: null,
    help_url: null,
    ...wanted,
  }
}

test.each([
  { email: '', password: '', says: { email: 'Email is required', password: 'Password is required' } },
  { email: 'brid', password: 'abc', says: { email: 'Email must be valid', password: 'Invalid password' } },
  { email: 'brid@home.example', password: 'abcd', says: {} },
  { email: 'brid@home.example', password: 'a'.repeat(100), says: {} },
  { email: 'brid@home.example', password: 'a'.repeat(101), says: { password: 'Invalid password' } },
])('AUTH-51, AUTH-52 "$email" with a password of $password.length', ({ email, password, says }) => {
  expect(signInErrors({ email, password })).toEqual(says)
})

test.each([
  { code: '', says: 'Code is required' },
  { code: '12345', says: 'Invalid code' },
  { code: '1234567', says: 'Invalid code' },
  { code: '12345a', says: 'Invalid code' },
  { code: '012345', says: null },
])('AUTH-79 code "$code" says $says', ({ code, says }) => {
  expect(codeError(code)).toBe(says)
})

test.each([
  { site: 'club', first: true },
  { site: 'myaccount', first: true },
  { site: 'xgb', first: true },
  { site: 'backoffice', first: false },
  { site: 'su', first: false },
] as const)('AUTH-05, AUTH-08 the email comes first on $site: $first', ({ site, first }) => {
  expect(isEmailFirst(site)).toBe(first)
})

const EXISTS = { email_exists: true }
const NEW = { email_exists: false }
test.each<{ id: string; site: HostType; check: Partial<EmailCheck>; body?: string; leads: string }>([
  { id: 'AUTH-12', site: 'club', check: NEW, leads: 'sign-up' },
  { id: 'AUTH-12', site: 'club', check: EXISTS, leads: 'sign-in' },
  { id: 'AUTH-12', site: 'myaccount', check: EXISTS, leads: 'sign-in' },
  { id: 'AUTH-50', site: 'myaccount', check: NEW, leads: 'unknown' },
  { id: 'AUTH-13', site: 'club', check: { ...NEW, sso: 'optional' }, leads: 'sign-up' },
  { id: 'AUTH-13', site: 'club', check: { ...EXISTS, sso: 'optional' }, leads: 'sign-in' },
  { id: 'SSO-05', site: 'club', check: { ...NEW, sso: 'mandatory' }, leads: 'sso' },
  { id: 'SSO-05', site: 'myaccount', check: { ...EXISTS, sso: 'mandatory' }, leads: 'sso' },
  { id: 'OPEN-031', site: 'myaccount', check: { ...NEW, sso: 'mandatory' }, leads: 'unknown' },
  { id: 'AUTH-11', site: 'xgb', check: { ...EXISTS, xgb: false }, leads: 'not-permitted' },
  { id: 'OPEN-031', site: 'xgb', check: { ...NEW, sso: 'mandatory' }, leads: 'not-permitted' },
  { id: 'AUTH-11', site: 'xgb', check: { ...EXISTS, xgb: true }, leads: 'sign-in' },
  {
    id: 'OPEN-027',
    site: 'xgb',
    check: { ...EXISTS, xgb: true, governing_body_id: OTHER },
    body: BODY,
    leads: 'not-permitted',
  },
  {
    id: 'OPEN-027',
    site: 'xgb',
    check: { ...EXISTS, xgb: true, governing_body_id: BODY },
    body: BODY,
    leads: 'sign-in',
  },
])('$id on $site $check leads to $leads', ({ site, check, body, leads }) => {
  expect(afterCheck(aCheck(check), site, body ?? null)).toBe(leads)
})

test.each<{ site: HostType; check: Partial<EmailCheck> | null; shows: boolean; why: string }>([
  { site: 'club', check: EXISTS, shows: true, why: 'the email exists' },
  { site: 'club', check: NEW, shows: false, why: 'it does not' },
  { site: 'club', check: null, shows: false, why: 'nothing was entered' },
  { site: 'club', check: { ...EXISTS, sso: 'mandatory' }, shows: false, why: 'single sign-on is mandatory' },
  { site: 'xgb', check: EXISTS, shows: false, why: 'not for the body' },
  { site: 'su', check: null, shows: true, why: 'a superuser types both at once' },
  { site: 'backoffice', check: null, shows: true, why: 'and so does the back office' },
])('AUTH-49 the password on $site shows: $shows, because $why', ({ site, check, shows }) => {
  expect(showsPassword(check && aCheck(check), site)).toBe(shows)
})

test('AUTH-45 settings in the address are read, and nonsense is not', () => {
  const settings = { sso: 'optional', governing_body_id: BODY, xgb: true }
  expect(readSsoSettings(JSON.stringify(settings))).toEqual(settings)
  const ofClub = { ...settings, account_id: OTHER }
  expect(readSsoSettings(JSON.stringify(ofClub))).toEqual(ofClub)
  expect(readSsoSettings(JSON.stringify({ ...settings, account_id: 'x' }))).toEqual(settings)
  expect(readSsoSettings('{"sso":"off","governing_body_id":"javascript:1","xgb":"yes"}')).toEqual({
    sso: 'off',
    governing_body_id: null,
    xgb: false,
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect([null, 'object']).toContain(readSsoSettings(text) === null ? null : 'object')
    }),
  )
})
