// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import type { RefundPreview, RefundRequest } from '@clubhouse/contract/money/office/refunds'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser, type Answers } from '#lib/testing/page-stub.ts'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { orderAction } from './order-action.ts'
import { RequestPanel } from './request-panel.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const ME = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const ORLA = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a13'

const order = (names: string[]): OfficeOrder =>
  ({
    order_id: ID,
    currency: 'EUR',
    colleagues: names.map((name) => ({ user_id: ORLA, name })),
  }) as OfficeOrder
const waiting: RefundRequest = {
  request_id: ID,
  lines: [{ order_item_id: ID, amount: 11_700 }],
  amount: 11_700,
  late: 3000,
  reason: 'Jan has moved',
  status: 'asked',
  decided: null,
  decided_why: '',
  asked: { user_id: ORLA, name: 'Orla Fennick', at: '2026-11-15T12:10:00.000Z' },
}
const preview: RefundPreview = {
  amount: 11_700,
  called_off: 0,
  being_taken: 0,
  late: 3000,
  needs_second: true,
  kept: 14_400,
  fee: 0,
  ends: [],
  parts: [{ way: 'card', card: 'Visa ending 4242', amount: 11_700 }],
  ledger: [{ account: 'sales:Plan', amount: 11_700 }],
}

function shown(me: string, names: string[], of: RefundPreview | null = preview) {
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  const time = { timeZone: 'Europe/Dublin' } as Parameters<typeof RequestPanel>[0]['time']
  const panel = <RequestPanel order={order(names)} waiting={waiting} preview={of} me={me} time={time} />
  return showOnSite(panel, site, `/orders/${ID}`).textContent ?? ''
}

test.each([
  {
    who: 'the second person',
    text: () => shown(ME, ['Orla Fennick']),
    has: [
      'Refund of €117.00',
      'Orla Fennick',
      '“Jan has moved”',
      '€30.00 that is late is written off',
      'Confirm the refund of €117.00',
      'Say no',
    ],
    not: ['Take it back'],
  },
  {
    who: 'whoever asked',
    text: () => shown(ORLA, ['Tadhg Marrin', 'Ewa Lis']),
    has: ['Waiting for Tadhg Marrin or Ewa Lis', 'Take it back'],
    not: ['Confirm the refund'],
  },
  {
    who: 'whoever asked and is alone',
    text: () => shown(ORLA, []),
    has: ['no one else here looks after money'],
    not: ['Waiting for'],
  },
  {
    who: 'the second person, too late',
    text: () => shown(ME, ['Orla Fennick'], null),
    has: ['can’t be refunded as asked', 'Say no'],
    not: ['Confirm the refund'],
  },
])('$who sees what is theirs to do', ({ text, has, not }) => {
  const said = text()
  for (const words of has) expect(said).toContain(words)
  for (const words of not) expect(said).not.toContain(words)
})

test('a no has a reason, and what was asked by oneself is taken back without one', async () => {
  const reasons: string[] = []
  const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
  const answers: Answers = {
    getStore: () => anAccount(),
    declineRefund: ({ body }) => (reasons.push(String(body['reason'])), { amount: 11_700 }),
    confirmRefund: () => ({ refund_ids: [ID], amount: 11_700 }),
  }
  const page = aPage(answers, { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) })
  const press = (fields: Record<string, string>) =>
    orderAction({ ...posting(page, `/orders/${ID}`, { request_id: ID, ...fields }), params: { id: ID } })
  expect(dataOf(await press({ intent: 'decline', reason: ' ' })).formError).toMatch(/why/)
  expect(locationOf(await press({ intent: 'decline', reason: 'He played all year' }))).toBe(
    `/orders/${ID}?done=decline`,
  )
  expect(locationOf(await press({ intent: 'decline', is_mine: 'yes' }))).toBe(`/orders/${ID}?done=decline`)
  expect(locationOf(await press({ intent: 'confirm' }))).toBe(`/orders/${ID}?done=confirm&sum=11700`)
  expect(reasons).toEqual(['He played all year', ''])
})
