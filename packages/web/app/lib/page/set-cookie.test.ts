import { expect, test } from 'vitest'
import { setCookie } from './set-cookie.ts'

test.each([
  { sameSite: 'Lax', isSecure: false, line: 'a=b%20c; Path=/; SameSite=Lax' },
  { sameSite: 'Lax', isSecure: true, line: 'a=b%20c; Path=/; SameSite=Lax; Secure' },
  { sameSite: 'Strict', isSecure: true, line: 'a=b%20c; Path=/; SameSite=Strict; Secure' },
] as const)('AUTH-61 SameSite and Secure are the deployment’s: $line', ({ line, ...cookieRules }) => {
  expect(setCookie({ cookieRules }, 'a', 'b c')).toBe(line)
})
