import { expect, test } from 'vitest'
import { EMAIL_LIMITS, emailError } from './identity/email-rules.ts'
import { newPasswordError } from './identity/password-rules.ts'
import { codeError, signInErrors } from './identity/sign-in-rules.ts'

const password = (length: number) => 'Aa1' + 'a'.repeat(length - 3)
const email = (length: number) => `${'a'.repeat(length - 5)}@b.ie`

test.each([
  { what: 'new password', min: 8, max: 30, error: (length: number) => newPasswordError(password(length)) },
  {
    what: 'password at sign-in',
    min: 4,
    max: 100,
    error: (length: number) =>
      signInErrors({ email: email(10), password: password(length) }).password ?? null,
  },
  {
    what: 'email at sign-in',
    min: null,
    max: 64,
    error: (length: number) => signInErrors({ email: email(length), password: password(8) }).email ?? null,
  },
  {
    what: 'email at sign-up',
    min: 6,
    max: null,
    error: (length: number) => emailError(length < 6 ? 'a@b.c' : email(length), EMAIL_LIMITS.signUp),
  },
  { what: 'reset code', min: 6, max: 6, error: (length: number) => codeError('1'.repeat(length)) },
])('CONST-12 $what: $min to $max', ({ min, max, error }) => {
  const isRefused = (length: number | null) => length !== null && error(length) !== null
  expect({ atLeast: isRefused(min), atMost: isRefused(max) }).toEqual({ atLeast: false, atMost: false })
  expect(isRefused(min && min - 1)).toBe(min !== null)
  expect(isRefused(max && max + 1)).toBe(max !== null)
})
