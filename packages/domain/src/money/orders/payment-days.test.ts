import { expect, test } from 'vitest'
import { paymentDays } from './payment-days.ts'

test('payments of one day are one sum, the soonest first; what was paid or given up is not to come', () => {
  expect(
    paymentDays([
      { due: '2026-10-01', amount: 3000, status: 'planned' },
      { due: '2026-09-01', amount: 3000, status: 'planned' },
      { due: '2026-09-01', amount: 2475, status: 'charging' },
      { due: '2026-11-01', amount: 3000, status: 'cancelled' },
      { due: '2026-08-01', amount: 3000, status: 'paid' },
      { due: '2026-08-02', amount: 3000, status: 'failed' },
    ]),
  ).toEqual([
    { due: '2026-09-01', amount: 5475 },
    { due: '2026-10-01', amount: 3000 },
  ])
})
