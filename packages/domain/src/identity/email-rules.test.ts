import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMAIL_LIMITS, emailError, isValidEmail, tidyEmail } from './email-rules.ts'

test.each([
  { email: '', says: 'Email is required' },
  { email: 'brid', says: 'Email must be valid' },
  { email: 'brid@home', says: 'Email must be valid' },
  { email: '@home.example', says: 'Email must be valid' },
  { email: 'brid@home..example', says: 'Email must be valid' },
  { email: 'brid..h@home.example', says: 'Email must be valid' },
  { email: '.brid@home.example', says: 'Email must be valid' },
  { email: 'brid @home.example', says: 'Email must be valid' },
  { email: 'brid@home.example, eve@evil.example', says: 'Email must be valid' },
  { email: 'brid@home.--', says: 'Email must be valid' },
  { email: 'brid@home.-ie', says: 'Email must be valid' },
  { email: '=?utf-8?q?=0d=0abcc=3a?=@home.example', says: 'Email must be valid' },
  { email: 'brid=?x?q?y?=@home.example', says: 'Email must be valid' },
  { email: 'brid@home.example', says: null },
  { email: 'brid=club?@home.example', says: null },
  { email: 'brid+club@home.example', says: null },
  { email: 'bríd@baile.example', says: null },
])('AUTH-09 "$email" says $says', ({ email, says }) => {
  expect(emailError(email)).toBe(says)
})

const TOO_LONG = 'Email must have at most 64 characters'
const long = (length: number) => `${'a'.repeat(length - 13)}@home.example`

test.each([
  { form: 'signUp', email: 'a@b.c', says: 'Email must be valid', id: 'AUTH-24', why: 'five characters' },
  { form: 'signUp', email: 'a@b.ie', says: null, id: 'AUTH-24', why: 'six characters' },
  { form: 'signIn', email: long(65), says: TOO_LONG, id: 'AUTH-51', why: '65 characters' },
  { form: 'signIn', email: long(64), says: null, id: 'AUTH-51', why: '64 characters' },
  // Whatever can be signed up with can be signed in with (ADR 026).
  { form: 'signUp', email: long(65), says: TOO_LONG, id: 'AUTH-24', why: '65 characters' },
  { form: 'signUp', email: long(64), says: null, id: 'AUTH-24', why: '64 characters' },
  { form: 'check', email: long(65), says: TOO_LONG, id: 'AUTH-09', why: '65 characters' },
] as const)('$id $why → $says', ({ form, email, says }) => {
  expect(emailError(email, EMAIL_LIMITS[form])).toBe(says)
})

test('a domain is no longer than a name on the network can be', () => {
  const domain = (last: number) => `${`${'a'.repeat(61)}.`.repeat(4)}${'b'.repeat(last)}`
  expect([domain(5).length, isValidEmail(`b@${domain(5)}`), isValidEmail(`b@${domain(6)}`)]).toEqual([
    253,
    true,
    false,
  ])
})

test('AUTH-10 DATA-17 what is typed is lower-cased and trimmed', () => {
  expect(tidyEmail('  Brid@Home.Example ')).toBe('brid@home.example')
})

test('what a mail library takes for a plain address is taken, whatever stands in front of the @', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      // But for the beginning of an encoded word.
      expect(isValidEmail(email)).toBe(!email.includes('=?'))
    }),
  )
})

test('white space, controls and a second address are never taken', () => {
  const bad = fc.constantFrom(' ', '\n', '\r', '\t', '\u0000', ',', ';', '<', '>', '"', '@')
  fc.assert(
    fc.property(bad, fc.nat(4), (character, at) => {
      const email = 'brid@home.example'
      expect(isValidEmail(email.slice(0, at) + character + email.slice(at))).toBe(false)
    }),
  )
})
