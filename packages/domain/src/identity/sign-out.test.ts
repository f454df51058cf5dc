import { expect, test } from 'vitest'
import { SIGNED_OUT, signOutTarget } from './sign-out.ts'

test.each([
  { id: 'AUTH-65', site: 'club', from: '/checkout', to: '/checkout' },
  { id: 'OPEN-024', site: 'club', from: '/news/new-turf?x=1', to: '/news/new-turf?x=1' },
  { id: 'OPEN-024', site: 'club', from: '/products/membership', to: '/products/membership' },
  { id: 'OPEN-024', site: 'club', from: '/products/membership/senior', to: '/' },
  { id: 'OPEN-024', site: 'myaccount', from: '/orders', to: '/' },
  { id: 'OPEN-024', site: 'backoffice', from: '/news', to: '/' },
  { id: 'OPEN-015', site: 'club', from: 'https://evil.example', to: '/' },
  { id: 'OPEN-015', site: 'club', from: '/authentication/sign-out', to: '/' },
  { id: 'OPEN-024', site: 'club', from: null, to: '/' },
] as const)('$id signing out on $site at $from leads to $to', ({ site, from, to }) => {
  expect(signOutTarget(site, from)).toBe(to)
})

test('AUTH-64 what is said, and for how long', () => {
  expect(SIGNED_OUT).toEqual({ text: 'You have been logged out.', forMs: 5000 })
})
