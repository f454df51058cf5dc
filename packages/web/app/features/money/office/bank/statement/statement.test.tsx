// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Statement, StatementLine } from '@clubhouse/contract/money/office/statement'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { asking } from '#lib/testing/posted.ts'
import StatementPage, { loader } from './statement.page.tsx'
import { upTo } from './up-to.ts'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const user = aUser({ accounts: [club] })

const aStatement = (more: Partial<Statement> = {}): Statement => ({
  provider: 'stripe',
  state: 'agrees',
  currency: 'EUR',
  agrees_until: '2020-03-05T00:00:00.000Z',
  recent: { lines: 88, amount: 3_214_50 },
  lines: [],
  days: [{ day: '2020-03-04', is_compared: true, has_failed: false, open: 0 }],
  ...more,
})
const aLine = (more: Partial<StatementLine> = {}): StatementLine => ({
  line_id: ID,
  kind: 'refund',
  finding: 'not-applied',
  at: '2020-03-04T16:12:00.000Z',
  currency: 'EUR',
  amount: -20_00,
  booked: null,
  reference: 're_1',
  order_id: ID,
  order_seq: 1204,
  buyer: 'Kwame Lynnard',
  ...more,
})

async function shown(more: Partial<Statement>): Promise<HTMLElement> {
  const page = aPage(
    { getStore: () => anAccount(), getStatement: () => aStatement(more) },
    { host: { type: 'backoffice' }, user },
  )
  const data = await loader({ ...asking(page, '/money/payouts/statement'), params: {} })
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<StatementPage />, site, '/money/payouts/statement', data)
}

test.each<{ what: string; more: Partial<Statement>; has: string[]; not?: string[] }>([
  {
    what: 'it agrees: up to when, and how much that was',
    more: {},
    has: [
      'Agrees with Stripe?',
      'Agrees with Stripe up to',
      '23:59',
      '88 lines in the last two weeks, €3,214.50.',
    ],
    not: ['differ'],
  },
  {
    what: 'the demo’s own is called by its name',
    more: { provider: 'sandbox' },
    has: ['Agrees with the sandbox up to'],
  },
  {
    what: 'never yet',
    more: { state: 'never', agrees_until: null, days: [] },
    has: ['Not compared with Stripe yet'],
    not: ['Everything before'],
  },
  { what: 'late', more: { state: 'late' }, has: ['for two days', 'Everything before'] },
  {
    what: 'failed',
    more: { state: 'failed' },
    has: ['couldn’t reach Stripe last night', 'Everything before'],
  },
  { what: 'being compared', more: { state: 'checking' }, has: ['Comparing with Stripe'] },
  {
    what: 'a line that differs: what, both sums, whose order, and what to do',
    more: { state: 'differs', lines: [aLine()] },
    has: [
      '1 line differs',
      'Order #1204, Kwame Lynnard',
      'Refunded, 04/03/2020',
      '−€20.00',
      'nothing',
      'try again every night',
      're_1',
    ],
  },
  {
    what: 'one that is of no order, and one that only we have',
    more: {
      state: 'differs',
      lines: [
        aLine({
          kind: 'charge',
          finding: 'order-gone',
          amount: 55_00,
          order_id: null,
          order_seq: null,
          buyer: '',
        }),
        aLine({
          line_id: '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12',
          finding: 'missing',
          amount: 0,
          booked: 10_00,
        }),
      ],
    },
    has: ['2 lines differ', 'No order', 'we have no order for it', 'the provider doesn’t have it', '€10.00'],
  },
])('$what', async ({ more, has, not = [] }) => {
  const text = (await shown(more)).textContent ?? ''
  for (const words of has) expect(text).toContain(words)
  for (const words of not) expect(text).not.toContain(words)
})

test('its order is a link, and each day says how it was', async () => {
  const page = await shown({
    state: 'differs',
    lines: [aLine()],
    days: [
      { day: '2020-03-03', is_compared: true, has_failed: false, open: 0 },
      { day: '2020-03-04', is_compared: true, has_failed: false, open: 1 },
    ],
  })
  expect(page.querySelector(`a[href="/orders/${ID}"]`)?.textContent).toContain('#1204')
  expect(
    [...page.querySelectorAll('[aria-label*="/2020"]')].map((day) => day.getAttribute('aria-label')),
  ).toEqual(['03/03/2020: agrees', '04/03/2020: differs'])
})

test('midnight is said as the minute before it, where the club is', () => {
  const dublin = { now: '2026-11-18T09:00:00Z', timeZone: 'Europe/Dublin' }
  expect(upTo('2026-11-18T00:00:00Z', dublin)).toBe('yesterday, 23:59')
  expect(upTo('2026-11-14T00:00:00Z', dublin)).toBe('Friday 13 November, 23:59')
  expect(upTo('2026-11-17T12:00:00Z', { ...dublin, timeZone: 'Australia/Sydney' })).toBe('yesterday, 22:59')
})
