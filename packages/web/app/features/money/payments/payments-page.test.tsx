// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MemberClub } from '@clubhouse/contract/people/home'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import ArrearsPage from './arrears.page.tsx'
import PaymentsPage from './payments.page.tsx'

const later = (tries_again_at: string | null): MemberClub => ({
  account_id: 'c',
  name: 'Dunvarra Rovers FC',
  slug: 'dunvarra',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  today: '2026-11-17',
  items: [
    {
      order_id: 'o',
      order_seq: 10_299,
      order_item_id: 'i',
      bundle_order_item_id: null,
      name: 'Youth',
      type: 'Plan',
      member_id: 'm',
      first_name: 'Tom',
      total: 60_00,
      today: 15_00,
      bought_on: '2026-10-13',
      number_of_payments: 4,
      is_subscription: false,
      payment_method_id: null,
      reason: 'Declined.',
      card: null,
      later: [{ number: 2, due: '2026-11-13', amount: 15_00, status: 'planned', tries_again_at }],
    },
  ],
})
const shown = (club: MemberClub) =>
  showOnSite(<PaymentsPage />, aSite(), '/payments', {
    part: { value: { clubs: [club], cards: [], items: [], page: 1, per_page: 10, total: 0 } },
    now: '2026-11-17T12:00:00.000Z',
  })

test('U4 a payment that is tried again is said above what comes, and leads to where it is paid', () => {
  const page = shown(later('2026-11-20T07:00:00.000Z'))
  expect(page.textContent).toContain('Tom’s November payment didn’t go through')
  expect(page.textContent).toContain('We’ll try once more on Friday 20 November.')
  expect(linkIn(page, 'Pay €15.00')?.getAttribute('href')).toBe('/orders/o#pay')
  expect(shown(later(null)).textContent).not.toContain('didn’t go through')
})

test('nothing overdue: it says so, and one way leads back', () => {
  const page = showOnSite(<ArrearsPage />, aSite(), '/payments/arrears', {
    arrears: { value: { items: [] }, hasFailed: false },
  })
  expect(page.textContent).toContain('Nothing is overdue.')
  expect(page.querySelectorAll('a[href="/payments"]')).toHaveLength(1)
})
