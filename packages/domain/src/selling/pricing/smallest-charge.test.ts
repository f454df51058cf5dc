import { expect, test } from 'vitest'
import { Currency } from '@clubhouse/contract/site/club'
import { cents } from '../../money/money.ts'
import { type PaymentChoice, paymentsFor } from './payments.ts'
import { smallestCharge, tooSmallToCharge } from './smallest-charge.ts'

test('every currency has a smallest charge, and without one the largest of them counts', () => {
  expect(Currency.options.map((currency) => [currency, smallestCharge(currency)])).toEqual([
    ['GBP', 30],
    ['EUR', 50],
    ['AUD', 50],
    ['NZD', 50],
    ['USD', 50],
    ['CAD', 50],
  ])
  expect(smallestCharge()).toBe(50)
})

const parts = (payments: number, initial: number | null = null): PaymentChoice => ({
  type: 'instalment',
  payments,
  initial: initial === null ? null : cents(initial),
})

test.each([
  {
    what: 'enough each',
    price: 300,
    off: 0,
    choice: parts(3),
    today: [100, 0],
    later: [100, 100],
    at: [1, 2],
  },
  { what: 'just enough', price: 150, off: 0, choice: parts(3), today: [50, 0], later: [50, 50], at: [1, 2] },
  { what: 'a cent too little', price: 147, off: 0, choice: parts(3), today: [147, 0], later: [], at: [] },
  {
    what: 'a code leaves cents',
    price: 9000,
    off: 8910,
    choice: parts(3),
    today: [9000, 8910],
    later: [],
    at: [],
  },
  {
    what: 'a code is worth all of it',
    price: 9000,
    off: 9000,
    choice: parts(3),
    today: [9000, 9000],
    later: [],
    at: [],
  },
  {
    // €1 first, then €30 each; of the €60 off the first takes its euro, the second €29.
    what: 'one of them is nothing, and the others keep their days',
    price: 9100,
    off: 6000,
    choice: parts(4, 100),
    today: [100, 100],
    later: [100, 1500, 1500],
    at: [1, 2, 3],
  },
  {
    what: 'one in the middle is too small, and the others keep their days',
    price: 9100,
    off: 6180,
    choice: parts(4, 100),
    today: [3100, 3090],
    later: [1455, 1455],
    at: [2, 3],
  },
  {
    what: 'weeks of 20 cents',
    price: 20,
    off: 0,
    choice: { type: 'subscription', payments: 4, initial: null } as const,
    today: [80, 0],
    later: [],
    at: [],
  },
])(
  'parts that no card is charged go into the first payment: $what',
  ({ price, off, choice, today, later, at }) => {
    const paid = paymentsFor(cents(price), cents(off), choice, smallestCharge('EUR'))
    const [subtotal = 0, discount = 0] = today
    expect(paid).toEqual({
      today: { subtotal, discount, total: subtotal - discount },
      later,
      laterAt: at,
      endless: null,
    })
  },
)

test('what costs nothing again and again is not planned', () => {
  const free = paymentsFor(
    cents(0),
    cents(0),
    { type: 'subscription', payments: null, initial: null },
    cents(50),
  )
  expect(free.endless).toBeNull()
})

const cart = (total: number, recurring: number | null = null) => ({
  pay_today: { total },
  items: [{ recurring: null }, { recurring: recurring === null ? null : { amount: recurring } }],
})

test.each([
  { what: 'nothing', cart: cart(0), currency: 'EUR' as const, says: null },
  { what: 'enough', cart: cart(50), currency: 'EUR' as const, says: null },
  { what: 'enough in pounds', cart: cart(30), currency: 'GBP' as const, says: null },
  {
    what: '30 cents',
    cart: cart(30),
    currency: 'EUR' as const,
    says: 'Cards can’t be charged less than €0.50, and this comes to €0.30 today. Please add something else to your cart.',
  },
  {
    what: '29 pence',
    cart: cart(29),
    currency: 'GBP' as const,
    says: 'Cards can’t be charged less than £0.30, and this comes to £0.29 today. Please add something else to your cart.',
  },
  {
    what: 'ten cents each week',
    cart: cart(1000, 10),
    currency: 'EUR' as const,
    says: 'Cards can’t be charged less than €0.50, and each later payment of this is €0.10. Please ask the club about it.',
  },
])('a cart that no card can pay is told so: $what', ({ cart: charged, currency, says }) => {
  expect(tooSmallToCharge(charged, currency)).toBe(says)
})
