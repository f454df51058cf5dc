import { expect, test } from 'vitest'
import type { Order, PlannedPayment } from '@clubhouse/contract/money/orders'
import { paidInParts } from './paid-in-parts.ts'

const TODAY = '2026-11-19'
const item = (
  order_item_id: string,
  remaining_payment: number,
  bundle_order_item_id: string | null = null,
) => ({
  order_item_id,
  remaining_payment,
  bundle_order_item_id,
})
const payment = (due: string, status: PlannedPayment['status'] = 'planned', order_item_id = 'senior') => ({
  due,
  status,
  order_item_id,
  amount: 30_00,
})
const order = (changes: object = {}) =>
  ({
    items: [item('senior', 150_00)],
    schedule: [],
    pay_today: { total: 30_00 },
    waits_for_bank: false,
    ...changes,
  }) as unknown as Order

const LATER = [payment('2026-12-12'), payment('2027-01-12')]
const MISSED = [payment('2026-11-12'), ...LATER]

test.each([
  { what: 'paid at once', of: order({ items: [item('senior', 0)] }), is: null },
  { what: 'renewing without an end', of: order({ items: [item('senior', 0)], schedule: LATER }), is: null },
  { what: 'called off', of: order({ schedule: [payment('2026-12-12', 'cancelled')] }), is: null },
  { what: 'on its way', of: order({ schedule: LATER }), is: [30_00, 90_00, 60_00, 0] },
  {
    what: 'one paid since, one called off',
    of: order({ schedule: [payment('2026-11-12', 'paid'), payment('2026-12-01', 'cancelled'), ...LATER] }),
    is: [60_00, 120_00, 60_00, 0],
  },
  { what: 'one to be tried again', of: order({ schedule: MISSED }), is: [30_00, 120_00, 90_00, 30_00] },
  {
    what: 'one given up',
    of: order({ schedule: [payment('2026-11-12', 'failed'), ...LATER] }),
    is: [30_00, 120_00, 90_00, 30_00],
  },
  {
    what: 'one with the bank this minute',
    of: order({ schedule: [payment('2026-11-12', 'charging'), ...LATER] }),
    is: [30_00, 120_00, 90_00, 0],
  },
  { what: 'due today', of: order({ schedule: [payment(TODAY)] }), is: [30_00, 60_00, 30_00, 0] },
  { what: 'on hold', of: order({ schedule: MISSED, waits_for_bank: true }), is: [30_00, 120_00, 90_00, 0] },
  {
    what: 'all paid',
    of: order({ schedule: [payment('2026-11-12', 'paid')] }),
    is: [60_00, 60_00, 0, 0],
  },
  {
    what: 'beside a lotto that goes on',
    of: order({
      items: [item('senior', 150_00), item('lotto', 0)],
      schedule: [...LATER, payment('2026-11-12', 'planned', 'lotto')],
    }),
    is: [30_00, 90_00, 60_00, 0],
  },
  {
    what: 'a bundle, whose plans are in its own sum',
    of: order({
      items: [item('pack', 60_00), item('senior', 60_00, 'pack')],
      schedule: [payment('2026-12-12', 'planned', 'pack')],
    }),
    is: [30_00, 60_00, 30_00, 0],
  },
])('MYACC-06 paid, in all, left and overdue of an order: $what', ({ of, is }) => {
  const standing = paidInParts(of, TODAY)
  expect(standing && [standing.paid, standing.total, standing.left, standing.overdue]).toEqual(is)
})
