import { expect, test } from 'vitest'
import { progressOf, stepOf } from './steps.ts'
import { titleOf } from './step-meta.ts'

test.each([
  { id: 'AUTH-02', path: '', step: 'check-email' },
  { id: 'AUTH-03', path: 'forgot-password/no/such', step: 'forgot-password' },
  { id: 'AUTH-03', path: 'set-password/no-such', step: 'set-password/validate-token' },
  { id: 'AUTH-04', path: 'no-such', step: 'sign-in' },
  { id: 'AUTH-04', path: 'forgot-passwords', step: 'sign-in' },
  { id: 'AUTH-78', path: '/set-password/validate-token/', step: 'set-password/validate-token' },
])('$id "$path" means $step', ({ path, step }) => {
  expect(stepOf(path)).toBe(step)
})

test.each([
  { step: 'sign-in', site: 'club', title: 'Sign in', id: 'AUTH-46' },
  { step: 'sign-in', site: 'xgb', title: 'XGB Sign in', id: 'AUTH-46' },
  { step: 'check-email', site: 'xgb', title: 'Enter your e-mail', id: 'AUTH-06' },
  { step: 'sign-up', site: 'club', title: 'Create account', id: 'AUTH-17' },
  { step: 'forgot-password', site: 'club', title: 'Password reset', id: 'AUTH-75' },
  { step: 'set-password/validate-token', site: 'club', title: 'Verification', id: 'AUTH-78' },
  { step: 'forgot-password/update-password', site: 'club', title: 'New password', id: 'AUTH-81' },
] as const)('$id the title of $step on $site is "$title"', ({ step, site, title }) => {
  expect(titleOf(step, site)).toBe(title)
})

test.each([
  { step: 'check-email', site: 'club', is: '1 of 2' },
  { step: 'sign-in', site: 'club', is: '2 of 2' },
  { step: 'sign-up', site: 'club', is: '2 of 2' },
  { step: 'sign-in', site: 'backoffice', is: null },
  { step: 'forgot-password', site: 'club', is: '1 of 3' },
  { step: 'forgot-password/update-password', site: 'club', is: '3 of 3' },
  { step: 'set-password/validate-token', site: 'backoffice', is: '1 of 2' },
  { step: 'email-confirmed', site: 'club', is: null },
  { step: 'sign-out', site: 'club', is: null },
] as const)('$step on $site is step $is', ({ step, site, is }) => {
  const progress = progressOf(step, site)
  expect(progress && `${progress.at} of ${progress.of}`).toBe(is)
})
