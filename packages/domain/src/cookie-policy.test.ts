import { expect, test } from 'vitest'
import { allowsAnalytics, COOKIE_CHOICES, cookiePolicyHeader, showsCookieBanner } from './cookie-policy.ts'

test('SHELL-34 the choice is kept for 10 days', () => {
  expect(cookiePolicyHeader('denied')).toBe('cookie_policy=denied; Max-Age=864000; Path=/; SameSite=Lax')
})

test.each(COOKIE_CHOICES)('SHELL-34 while the cookie holds "%s" the banner does not show', (choice) => {
  const [pair = ''] = cookiePolicyHeader(choice).split(';')
  expect(showsCookieBanner(`a=1; ${pair}`)).toBe(false)
})

test.each(['', 'a=1', 'cookie_policy=', 'cookie_policy=maybe', null, undefined])(
  'SHELL-34 with the header %j the banner shows',
  (header) => {
    expect(showsCookieBanner(header)).toBe(true)
  },
)

test.each([
  { header: 'cookie_policy=dismissed', allowed: true },
  { header: 'cookie_policy=denied', allowed: false },
  { header: '', allowed: false },
])('OPEN-047 with "$header" analytics may run: $allowed', ({ header, allowed }) => {
  expect(allowsAnalytics(header)).toBe(allowed)
})
