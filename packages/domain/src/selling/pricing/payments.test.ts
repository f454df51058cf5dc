import { expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import { type PaymentChoice, paymentsFor, subtotalOf } from './payments.ts'

const instalments = (payments: number, initial: number | null = null): PaymentChoice => ({
  type: 'instalment',
  payments,
  initial: initial === null ? null : cents(initial),
})
const weekly = (payments: number | null): PaymentChoice => ({ type: 'subscription', payments, initial: null })

test.each([
  { what: 'at once', price: 18000, off: 0, choice: null, today: 18000, later: [] },
  {
    what: 'in six',
    price: 18000,
    off: 0,
    choice: instalments(6),
    today: 3000,
    later: [3000, 3000, 3000, 3000, 3000],
  },
  {
    what: 'in three, not even',
    price: 10000,
    off: 0,
    choice: instalments(3),
    today: 3334,
    later: [3333, 3333],
  },
  {
    what: 'in four with €20 off',
    price: 11000,
    off: 2000,
    choice: instalments(4),
    today: 2250,
    later: [2250, 2250, 2250],
  },
  {
    what: 'in three with 2 cents off',
    price: 100,
    off: 2,
    choice: instalments(3),
    today: 32,
    later: [33, 33],
  },
  {
    what: '€50 first, then five of €30',
    price: 20000,
    off: 0,
    choice: instalments(6, 5000),
    today: 5000,
    later: [3000, 3000, 3000, 3000, 3000],
  },
  { what: 'all but a cent off', price: 8, off: 7, choice: instalments(4), today: 0, later: [0, 0, 1] },
  { what: 'all off', price: 100, off: 100, choice: instalments(3), today: 0, later: [0, 0] },
  { what: 'in one', price: 5000, off: 100, choice: instalments(1), today: 4900, later: [] },
])('DISC-05 OPEN-111 €$price $what: $today today, then $later', ({ price, off, choice, today, later }) => {
  const payments = paymentsFor(cents(price), cents(off), choice)
  expect([payments.today.total, payments.later, payments.endless]).toEqual([today, later, null])
  expect(payments.today.subtotal - payments.today.discount).toBe(payments.today.total)
})

test('DISC-06 a code on thirty weeks of €5 takes its amount off by thirty', () => {
  const { today, later } = paymentsFor(cents(500), cents(1500), weekly(30))
  expect(today).toEqual({ subtotal: 500, discount: 50, total: 450 })
  expect(later).toEqual(Array.from({ length: 29 }, () => 450))
  expect(subtotalOf(cents(500), weekly(30))).toBe(15000)
})

test('of a subscription without an end only the first payment is reduced, since nobody knows how many there will be', () => {
  expect(paymentsFor(cents(1500), cents(150), weekly(null))).toEqual({
    today: { subtotal: 1500, discount: 150, total: 1350 },
    later: [],
    laterAt: [],
    endless: 1500,
  })
  expect(subtotalOf(cents(1500), weekly(null))).toBe(1500)
})
