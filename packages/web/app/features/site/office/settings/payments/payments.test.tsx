// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { paymentsAction } from './payments-action.ts'
import PaymentsPage, { loader } from './payments.page.tsx'
import { loader as toProvider } from './provider.page.ts'

const OPEN = {
  id: 'acct_1',
  takes_payments: false,
  pays_out: false,
  missing: 2,
  checked_at: null,
  is_used: false,
}
const payments = (more: Partial<PaymentsAccount> = {}): PaymentsAccount => ({
  provider: 'stripe',
  is_switched_on: true,
  account: OPEN,
  domain: 'rugby.example',
  wallets: null,
  may_change: true,
  refund_alone_up_to: 100_00,
  currency: 'EUR',
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )

async function shown(more: Partial<PaymentsAccount>, path = '/settings/payments') {
  const data = await loader(asking(aClubPage({ getPaymentsAccount: () => payments(more) }), path))
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<PaymentsPage />, site, path, data)
}

const READY = { ...OPEN, takes_payments: true, pays_out: true, missing: 0, is_used: true }
test.each([
  {
    what: 'none yet',
    more: { account: null },
    has: ['You haven’t connected an account yet', 'Open an account'],
    not: ['Test now'],
  },
  {
    what: 'one that is not filled in',
    more: {},
    has: [
      'doesn’t go to this account yet',
      '2 things are still missing at Stripe',
      'Go on at Stripe',
      'Not yet',
    ],
    not: ['Open an account'],
  },
  {
    what: 'one that works',
    more: { account: { ...READY, checked_at: '2026-11-01T18:00:00.000Z' } },
    has: ['goes straight to this account', 'Allowed', 'Tested 01/11/2026', 'changed at Stripe'],
    not: ['Not yet', 'still missing'],
  },
  {
    what: 'one that the platform brought along',
    more: { account: { ...OPEN, missing: 0, is_used: true } },
    has: ['goes straight to this account', 'Not tested yet', 'Test now'],
    not: ['Open an account', 'Not yet', 'Payouts to your bank'],
  },
  {
    what: 'none yet, for whoever does not own the club',
    more: { account: null, may_change: false },
    has: ['You haven’t connected an account yet', 'Only an owner of the club can open it'],
    not: ['Open an account'],
  },
  {
    what: 'one that is not filled in, for whoever does not own the club',
    more: { may_change: false },
    has: ['Only an owner of the club', 'Test now'],
    not: ['Go on at Stripe'],
  },
  { what: 'switched off', more: { is_switched_on: false }, has: ['is switched off'], not: ['Test now'] },
  {
    what: 'what one person may refund alone, for an owner',
    more: {},
    has: ['One person alone, up to', 'a second person confirms'],
    not: ['Only an owner of the club can change this'],
  },
  {
    what: 'what one person may refund alone, for anybody else',
    more: { may_change: false },
    has: ['One person can refund up to €100.00 of an order', 'Only an owner of the club can change this'],
    not: ['One person alone, up to'],
  },
  {
    what: 'wallets on the club’s address',
    more: {
      wallets: {
        domain: 'rugby.example',
        apple_pay: true,
        google_pay: false,
        checked_at: '2026-11-01T18:00:00.000Z',
      },
    },
    has: ['Apple PayShown', 'Google PayNot shown', 'Check again'],
    not: ['Register this address'],
  },
  {
    what: 'wallets on an address from before',
    more: {
      wallets: {
        domain: 'old.example',
        apple_pay: true,
        google_pay: true,
        checked_at: '2026-11-01T18:00:00.000Z',
      },
    },
    has: ['This was for old.example', 'Register this address'],
    not: ['Check again'],
  },
])('OPEN-101 $what', async ({ more, has, not }) => {
  const text = (await shown(more)).textContent ?? ''
  for (const each of has) expect(text).toContain(each)
  for (const each of not) expect(text).not.toContain(each)
})

test('each button asks for one thing, and a provider that is away is told', async () => {
  const asked: string[] = []
  const page = aClubPage({
    openPaymentsAccount: () => (asked.push('open'), payments()),
    checkPaymentsAccount: () => (asked.push('test'), payments()),
    registerWalletDomain: () => Promise.reject(refusal(502)),
  })
  const press = (intent: string) => paymentsAction(posting(page, '/settings/payments', { intent }))
  expect(locationOf(await press('open'))).toBe('/settings/payments?done=opened')
  expect(locationOf(await press('test'))).toBe('/settings/payments?done=tested')
  expect(locationOf(await press('nonsense'))).toBe('/settings/payments')
  expect(asked).toEqual(['open', 'test'])
  expect((dataOf(await press('wallets')) as unknown as { error: string }).error).not.toBe('')
})

test('the way to the provider is a link of its own', async () => {
  const go = (answers: Answers) => toProvider(asking(aClubPage(answers), '/settings/payments/provider'))
  expect(locationOf(await go({ linkPaymentsAccount: () => ({ url: 'https://connect.example/1' }) }))).toBe(
    'https://connect.example/1',
  )
  expect(locationOf(await go({ linkPaymentsAccount: () => Promise.reject(refusal(409)) }))).toBe(
    '/settings/payments?refused=yes',
  )
})
