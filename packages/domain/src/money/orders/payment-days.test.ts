import { describe, expect, test } from 'vitest'
import { allThatIsLeft, paymentDays } from './payment-days.ts'

test('payments of one day are one sum, the soonest first; what was paid or given up is not to come', () => {
  expect(
    paymentDays([
      { due: '2026-10-01', amount: 3000, status: 'planned' },
      { due: '2026-09-01', amount: 3000, status: 'planned' },
      { due: '2026-12-01', amount: 1000, status: 'planned' },
      { due: '2026-12-02', amount: 1000, status: 'planned' },
      { due: '2026-09-01', amount: 2475, status: 'charging' },
      { due: '2026-11-01', amount: 3000, status: 'cancelled' },
      { due: '2026-08-01', amount: 3000, status: 'paid' },
      { due: '2026-08-02', amount: 3000, status: 'failed' },
    ]),
  ).toEqual([
    { due: '2026-09-01', amount: 5475 },
    { due: '2026-10-01', amount: 3000 },
    { due: '2026-12-01', amount: 1000 },
    { due: '2026-12-02', amount: 1000 },
  ])
})

describe('MYACC-06 all that is left of an order', () => {
  type Type = 'Plan' | 'Lotto' | 'Draw'
  const item = (id: string, type: Type = 'Plan', isEndless = false) => ({
    order_item_id: id,
    product: { type },
    is_subscription: isEndless,
    remaining_payment: isEndless ? 0 : 60_00,
  })
  const due = (id: string, status: 'planned' | 'charging' | 'paid' | 'failed' | 'cancelled') => ({
    order_item_id: id,
    amount: 30_00,
    status,
  })
  test.each([
    [
      'what is planned',
      [due('a', 'paid'), due('a', 'planned'), due('b', 'planned')],
      { amount: 60_00, count: 2 },
    ],
    ['not what was called off', [due('a', 'cancelled'), due('a', 'planned')], { amount: 30_00, count: 1 }],
    [
      'not what renews',
      [due('a', 'planned'), due('gym', 'planned'), due('lotto', 'planned')],
      { amount: 30_00, count: 1 },
    ],
    [
      'not a ticket for each draw',
      [due('a', 'planned'), due('draw', 'planned')],
      { amount: 30_00, count: 1 },
    ],
    ['what ends, though it renews until then', [due('until', 'planned')], { amount: 30_00, count: 1 }],
    ['nothing, once all is paid', [due('a', 'paid')], { amount: 0, count: 0 }],
    ['not while something of it is taken', [due('a', 'charging'), due('a', 'planned')], null],
    ['not while something of it is late', [due('b', 'failed'), due('a', 'planned')], null],
    [
      'though what renews is late',
      [due('lotto', 'failed'), due('a', 'planned')],
      { amount: 30_00, count: 1 },
    ],
  ])('is %s', (_what, schedule, left) => {
    const items = [
      item('a'),
      item('b'),
      item('gym', 'Plan', true),
      item('lotto', 'Lotto'),
      item('draw', 'Draw'),
    ]
    items.push({ ...item('until', 'Plan', true), remaining_payment: 30_00 })
    expect(allThatIsLeft({ items, schedule })).toEqual(left)
  })
})
