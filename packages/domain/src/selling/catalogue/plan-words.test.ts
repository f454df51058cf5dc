import { expect, test } from 'vitest'
import { aPlan } from '../../testing/a-plan.ts'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import {
  agesInWords,
  bornInWords,
  everyPeriod,
  instalmentsInWords,
  orByInstalments,
  paymentBadge,
  recursTill,
  validUntil,
} from './plan-words.ts'

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

test.each([
  { from: 7, to: 12, on: '2028-01-01', says: 'Born 02/01/2015 to 01/01/2021' },
  { from: 18, to: null, on: '2026-08-31', says: 'Born on or before 31/08/2008' },
  { from: null, to: 6, on: '2026-08-31', says: 'Born on or after 01/09/2019' },
  { from: 18, to: null, on: '2028-02-29', says: 'Born on or before 28/02/2010' },
  { from: 7, to: 12, on: null, says: null },
])('born when, for ages that are counted on $on: $says', ({ says, ...ages }) => {
  expect(bornInWords(ages)).toBe(says)
})

test.each<{ terms: Partial<PaymentOption>; price: number; badge: string | null; or: string | null }>([
  { terms: { number_of_payments: 6 }, price: 18_000, badge: '6 monthly instalments', or: 'or 6 × €30' },
  { terms: { number_of_payments: 4 }, price: 11_000, badge: '4 monthly instalments', or: 'or 4 × €27.50' },
  {
    terms: { number_of_payments: 3 },
    price: 10_000,
    badge: '3 monthly instalments',
    or: 'or €33.34, then 2 × €33.33',
  },
  {
    terms: { number_of_payments: 6, initial_payment: 5_000, frequency: 'weekly', occurrence: 2 },
    price: 20_000,
    badge: '6 instalments, every 2 weeks',
    or: 'or €50, then 5 × €30',
  },
  {
    terms: { type: 'reducing_instalment', number_of_payments: 7 },
    price: 13_000,
    badge: 'Reducing instalments',
    or: 'or by instalments',
  },
  { terms: { number_of_payments: 1 }, price: 13_000, badge: null, or: null },
])('MEMB-19 $badge: $or', ({ terms, price, badge, or }) => {
  const plan = aPlan({ price, metadata: { payment_options: [{ ...option('instalment'), ...terms }] } })
  expect([instalmentsInWords(plan), orByInstalments(plan, 'EUR')]).toEqual([badge, or])
})

test('what is paid at once or by subscription has no instalments', () => {
  const gym = aPlan({ metadata: { payment_options: [option('subscription')] } })
  expect([aPlan(), gym].flatMap((plan) => [instalmentsInWords(plan), orByInstalments(plan, 'EUR')])).toEqual([
    null,
    null,
    null,
    null,
  ])
})
