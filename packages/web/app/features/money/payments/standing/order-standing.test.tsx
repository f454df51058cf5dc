// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Order } from '@clubhouse/contract/money/orders'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { OrderStanding } from './order-standing.tsx'

const payment = (due: string) => ({ due, amount: 30_00, status: 'planned', order_item_id: 'senior' })

function said(now: string, schedule: object[]): string {
  const order = {
    currency: 'EUR',
    items: [{ order_item_id: 'senior', bundle_order_item_id: null, remaining_payment: 60_00 }],
    pay_today: { total: 30_00 },
    waits_for_bank: false,
    schedule,
  } as unknown as Order
  return showOnSite(<OrderStanding order={order} timeZone="Europe/Dublin" now={now} />, aSite()).textContent
}

const TWO = [payment('2026-12-12'), payment('2027-01-12')]

test.each([
  { now: '2026-11-19T12:00:00Z', says: 'Paid so far€30.00 of €90.00€60.00 left to pay' },
  // Midnight has gone by where the club is.
  {
    now: '2026-12-13T00:00:00Z',
    says: 'Paid so far€30.00 of €90.00€60.00 left to pay€30.00 overdue',
  },
])('MYACC-06 what is paid, left and overdue is said at $now', ({ now, says }) => {
  expect(said(now, TWO)).toBe(says)
})

test('MYACC-06 nothing is said where nothing is paid in parts, and once all came that it did', () => {
  const now = '2027-02-01T12:00:00Z'
  expect(said(now, [])).toBe('')
  const paid = TWO.map((each) => ({ ...each, status: 'paid' }))
  expect(said(now, paid)).toBe('Paid so far€90.00 of €90.00All paid')
})

test('MYACC-06 what failed is paid from where it is said', () => {
  const [first, ...rest] = TWO
  const failed = [{ ...first, status: 'failed' }, ...rest]
  expect(said('2026-12-20T12:00:00Z', failed)).toContain('€30.00 overduePay what’s overdue')
})
