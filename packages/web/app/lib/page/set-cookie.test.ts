import { expect, test } from 'vitest'
import { setCookie } from './set-cookie.ts'

test.each([
  { sameSite: 'Lax', isSecure: false, line: 'a=b%20c; Path=/; SameSite=Lax' },
  { sameSite: 'Lax', isSecure: true, line: 'a=b%20c; Path=/; SameSite=Lax; Secure' },
  { sameSite: 'Strict', isSecure: true, line: 'a=b%20c; Path=/; SameSite=Strict; Secure' },
] as const)('AUTH-61 SameSite and Secure are the deployment’s: $line', ({ line, ...cookieRules }) => {
  expect(setCookie({ cookieRules }, 'a', 'b c')).toBe(line)
})

test('what is hidden from scripts, and for how long', () => {
  const cookieRules = { sameSite: 'Lax', isSecure: true } as const
  expect(setCookie({ cookieRules }, 'a', 'b', { maxAge: 60, isHidden: true })).toBe(
    'a=b; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=60',
  )
})
