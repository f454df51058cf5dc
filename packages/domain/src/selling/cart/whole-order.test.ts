import { expect, test } from 'vitest'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { todayAndLater } from './payment-words.ts'
import { laterOfWhole, optionsFor, wholeWayOf } from './whole-order.ts'

const AT = { currency: 'EUR', today: '2026-11-18' } as const
const SIX: PaymentOption = {
  payment_option_id: '00000000-0000-4000-8000-000000000006',
  type: 'instalment',
  frequency: 'monthly',
  occurrence: 1,
  number_of_payments: 6,
  initial_payment: null,
}
const FOUR = { ...SIX, payment_option_id: '00000000-0000-4000-8000-000000000004', number_of_payments: 4 }
const line = (name: string, price: number, options: PaymentOption[], chosen: string | null = null) => ({
  shopping_cart_item: name,
  payment_options: options,
  payment_option_id: chosen,
  price,
  discount: 0,
  today: price,
  instalments: [],
  recurring: null,
})
const senior = line('senior', 18_000, [SIX, FOUR])
const junior = line('junior', 11_000, [FOUR])
const hamper = line('hamper', 2500, [])

test('a whole order is changed line by line, and what is paid at once anyway stays', () => {
  const items = [senior, junior, hamper]
  expect(optionsFor(items, 'full')).toEqual([
    { item: 'senior', option: null },
    { item: 'junior', option: null },
  ])
  expect(optionsFor(items, 'parts')).toEqual([
    { item: 'senior', option: SIX.payment_option_id },
    { item: 'junior', option: FOUR.payment_option_id },
  ])
})

test.each([
  { chosen: [null, null], is: 'full' },
  { chosen: [SIX.payment_option_id, FOUR.payment_option_id], is: 'parts' },
  { chosen: [SIX.payment_option_id, null], is: null },
  { chosen: [FOUR.payment_option_id, FOUR.payment_option_id], is: null },
])('with $chosen it is paid $is', ({ chosen: [one = null, two = null], is }) => {
  const items = [{ ...senior, payment_option_id: one }, { ...junior, payment_option_id: two }, hamper]
  expect(wholeWayOf(items)).toBe(is)
})

test('what it comes to is said for both before either is chosen', () => {
  const items = [senior, junior, hamper]
  expect(todayAndLater(laterOfWhole(items, 'full', AT), AT)).toBe('€315 today, nothing more to pay')
  expect(todayAndLater(laterOfWhole(items, 'parts', AT), AT)).toBe(
    '€82.50 today, then 3 × €57.50, then 2 × €30 from 18 December',
  )
})
