import { expect, test } from 'vitest'
import { EMAIL_LIMITS, emailError } from './email-rules.ts'
import { newPasswordError } from './password-rules.ts'
import { codeError, signInErrors } from './sign-in-rules.ts'

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
    what: 'e-mail at sign-in',
    min: null,
    max: 64,
    error: (length: number) => signInErrors({ email: email(length), password: password(8) }).email ?? null,
  },
  {
    what: 'e-mail at sign-up',
    min: 6,
    max: null,
    error: (length: number) => emailError(length < 6 ? 'a@b.c' : email(length), EMAIL_LIMITS.signUp),
  },
  { what: 'reset code', min: 6, max: 6, error: (length: number) => codeError('1'.repeat(length)) },
])('CONST-12 $what: $min to $max', ({ min, max, error }) => {
  if (min !== null) expect([error(min - 1) !== null, error(min)]).toEqual([true, null])
  if (max !== null) expect([error(max), error(max + 1) !== null]).toEqual([null, true])
})
