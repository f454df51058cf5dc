import { expect, test } from 'vitest'
import type { MemberClub, PaidItem } from '@clubhouse/contract/people/home'
import { seasonLine } from './season-line.ts'

const item = (changes: Partial<PaidItem>): PaidItem => ({
  order_id: 'o',
  order_seq: 10_001,
  order_item_id: 'i',
  bundle_order_item_id: null,
  name: 'Juvenile',
  type: 'Plan',
  member_id: 'm',
  first_name: 'Tom',
  total: 180_00,
  today: 180_00,
  bought_on: '2026-10-01',
  number_of_payments: 1,
  is_subscription: false,
  payment_method_id: null,
  card: null,
  reason: null,
  later: [],
  ...changes,
})
const club = (items: PaidItem[]): MemberClub => ({
  account_id: 'c',
  name: 'Dunvarra Rovers FC',
  slug: 'dunvarra',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  today: '2026-11-17',
  items,
})
const later = [
  { number: 2, due: '2026-12-13', amount: 45_00, status: 'planned' as const, tries_again_at: null },
]
const inParts = item({ first_name: 'Fiadh', total: 90_00, today: 45_00, number_of_payments: 2, later })
const lotto = item({
  type: 'Lotto',
  name: 'Rovers Lotto',
  first_name: null,
  today: 5_00,
  is_subscription: true,
  later,
})

test.each([
  { items: [], says: undefined, why: 'nothing was bought' },
  { items: [lotto], says: undefined, why: 'what is no membership is not counted as one' },
  {
    items: [item({})],
    says: '€180.00 paid for memberships this season.',
    why: 'all is paid',
  },
  {
    items: [item({}), inParts],
    says: '€225.00 paid for memberships this season, €45.00 to go.',
    why: 'in parts',
  },
  {
    items: [item({}), inParts, lotto],
    says: '€225.00 paid for memberships this season, €45.00 to go.',
    why: 'the lotto is not in it',
  },
])('U35 the sum above the payments says what it counts: $why', ({ items, says }) => {
  expect(seasonLine([club(items)])).toBe(says)
})

test('in no club there is nothing to say', () => {
  expect(seasonLine([])).toBeUndefined()
})
