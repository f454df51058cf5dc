import { expect, test } from 'vitest'
import { aPlan } from '../testing/a-plan.ts'
import { agesInWords, everyPeriod, paymentBadge, recursTill, validUntil } from './plan-words.ts'

const option = (type: 'instalment' | 'subscription') => ({
  payment_option_id: '00000000-0000-4000-8000-000000000001',
  type,
  frequency: 'monthly' as const,
  occurrence: 1,
  number_of_payments: null,
  initial_payment: null,
})

test('MEMB-16, MEMB-17 until when a plan is good', () => {
  expect([validUntil('2027-06-30'), validUntil(null)]).toEqual(['30/06/27', 'Recurs until cancelled by club'])
  expect([recursTill('2027-06-30'), recursTill(null)]).toEqual([
    'Recurs till 30/06/2027',
    'until cancelled by club',
  ])
})

test.each([
  { occurrence: 1, frequency: 'monthly', says: 'every 1 month' },
  { occurrence: 2, frequency: 'monthly', says: 'every 2 months' },
  { occurrence: 1, frequency: 'weekly', says: 'every 1 week' },
  { occurrence: 4, frequency: 'weekly', says: 'every 4 weeks' },
] as const)('MEMB-20 $says', ({ occurrence, frequency, says }) => {
  expect(everyPeriod({ occurrence, frequency })).toBe(says)
})

test('MEMB-19 a badge by how it is paid', () => {
  const badge = (...types: ('instalment' | 'subscription')[]) =>
    paymentBadge(aPlan({ metadata: { payment_options: types.map(option) } }))
  expect([badge(), badge('instalment'), badge('subscription')]).toEqual([null, 'instalments', 'subscription'])
})

test.each([
  { from: 8, to: 12, says: 'Ages 8 to 12' },
  { from: 18, to: null, says: '18 and over' },
  { from: null, to: 6, says: 'Under 7' },
  { from: 9, to: 9, says: 'Age 9' },
  { from: null, to: null, says: null },
])('for whom it is: $says', ({ from, to, says }) => {
  expect(agesInWords({ from, to, on: null })).toBe(says)
})
