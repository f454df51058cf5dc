import { expect, test } from 'vitest'
import { contentSecurityPolicy, withNonce } from './content-security.ts'
import { takesPayments, withGateway } from './payment-pages.ts'

const SECRETS = {
  webhookSecret: 'whsec_1',
  connectWebhookSecret: 'whsec_2',
  tariff: { basis_points: 0, fixed: 0 },
}
const STRIPE = { stripe: { secretKey: 'sk_1', publishableKey: 'pk_1', ...SECRETS } }

test.each([
  { shows: 'payments', config: STRIPE, isLetIn: true },
  { shows: 'payments', config: { stripe: null }, isLetIn: false },
  { shows: 'map', config: STRIPE, isLetIn: false },
  { shows: undefined, config: STRIPE, isLetIn: false },
])('a page that shows $shows lets the gateway in: $isLetIn', ({ shows, config, isLetIn }) => {
  expect(takesPayments(shows, config)).toBe(isLetIn)
})

test('the gateway may run, draw frames and call home, and nothing else is loosened', () => {
  const before = withNonce('abc', { images: '' })
  const headers = withGateway({ 'content-security-policy': before, 'x-content-type-options': 'nosniff' })
  const after = headers['content-security-policy'] ?? ''
  expect(after).toContain("script-src 'self' 'nonce-abc' https://js.stripe.com https://*.js.stripe.com;")
  expect(after).toContain('https://hooks.stripe.com')
  expect(after).toContain("connect-src 'self' https://api.stripe.com;")
  const directives = (policy: string) =>
    policy.split('; ').filter((each) => !/^(script|frame|connect)-src/.test(each))
  expect(directives(after)).toEqual(directives(before))
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('every other page knows nothing of it', () => {
  expect(contentSecurityPolicy({ script: '', style: '', images: '' })).not.toContain('stripe')
})
