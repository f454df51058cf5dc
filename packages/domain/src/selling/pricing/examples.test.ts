import { describe, expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import type { MultiBuy } from './multi-buy.ts'
import { type PaymentChoice, paymentsFor } from './payments.ts'
import { type DiscountCode, type Line, priceLines } from './price-lines.ts'

/** The examples of docs/pricing.md, in its order: change both together. */

const euro = (amount: number) => cents(Math.round(amount * 100))
let number = 0
const plan = (planId: string, price: number, payment: PaymentChoice | null = null): Line => ({
  kind: 'plan',
  id: `${(number += 1)}`,
  planId,
  price: euro(price),
  payment,
})
const NO_OFFERS = { multiBuys: [], code: null }

describe('bundles', () => {
  const saver = (children: number): Line => ({
    kind: 'bundle',
    id: 'saver',
    price: { isDynamic: true, flatPrice: null, priceCap: euro(250) },
    items: Array.from({ length: children }, () => ({ planId: 'u12', priceInBundle: euro(95) })),
  })
  const family: Line = {
    kind: 'bundle',
    id: 'family',
    price: { isDynamic: false, flatPrice: euro(320), priceCap: euro(320) },
    items: ['senior', 'u12', 'u12', 'u12'].map((planId) => ({ planId, priceInBundle: euro(100) })),
  }
  test.each([
    { id: 'BUNDLE-14 OPEN-078', line: family, costs: 320, why: 'the flat price' },
    { id: 'BUNDLE-13', line: saver(2), costs: 190, why: 'below the cap' },
    { id: 'BUNDLE-13', line: saver(3), costs: 250, why: 'the cap' },
  ])('$id €$costs: $why', ({ line, costs }) => {
    expect(priceLines([line], NO_OFFERS).total).toBe(euro(costs))
  })
})

test.each([
  { price: 320, payments: 4, initial: null, code: null, today: 80, later: [80, 80, 80] },
  { price: 320, payments: 3, initial: null, code: null, today: 106.68, later: [106.66, 106.66] },
  { price: 320, payments: 4, initial: 50, code: null, today: 50, later: [90, 90, 90] },
  { price: 320, payments: 4, initial: null, code: 10, today: 72, later: [72, 72, 72] },
])('a bundle of €$price in $payments: €$today today', ({ price, payments, initial, code, today, later }) => {
  const line: Line = {
    kind: 'bundle',
    id: 'family',
    price: { isDynamic: false, flatPrice: euro(price), priceCap: null },
    items: ['senior', 'u12', 'u12', 'u12'].map((planId) => ({ planId, priceInBundle: euro(100) })),
    payment: { type: 'instalment', payments, initial: initial === null ? null : euro(initial) },
  }
  const [priced] = priceLines([line], {
    multiBuys: [],
    code: code === null ? null : { code: 'EARLY10', type: 'percentage', amount: code, planIds: null },
  }).lines
  expect([priced?.payments.today.total, priced?.payments.later]).toEqual([euro(today), later.map(euro)])
})

const MULTI_BUYS: MultiBuy[] = [
  {
    id: 'children',
    name: 'Brothers and sisters',
    type: 'percentage',
    planIds: ['u12', 'u18'],
    offerings: [
      { products: 2, amount: 10 },
      { products: 3, amount: 15 },
    ],
  },
  {
    id: 'seniors',
    name: 'Two seniors',
    type: 'fixed',
    planIds: ['senior'],
    offerings: [{ products: 2, amount: 2000 }],
  },
]

test.each([
  { chosen: [['u12', 110]], off: 0 },
  {
    chosen: [
      ['u12', 110],
      ['u18', 130],
    ],
    off: 24,
  },
  {
    chosen: [
      ['u12', 110],
      ['u12', 110],
      ['u18', 130],
      ['senior', 180],
    ],
    off: 52.5,
  },
  { chosen: Array.from({ length: 4 }, () => ['u12', 110]), off: 66 },
  { chosen: Array.from({ length: 2 }, () => ['senior', 180]), off: 20 },
] as { chosen: [string, number][]; off: number }[])(
  'DISC-01 DISC-02 DISC-03 DISC-04 multi-buy on $chosen: €$off off',
  ({ chosen, off }) => {
    const lines = chosen.map(([planId, price]) => plan(planId, price))
    const { subtotal, total } = priceLines(lines, { multiBuys: MULTI_BUYS, code: null })
    expect(subtotal - total).toBe(euro(off))
  },
)

describe('joining early', () => {
  const early = (planId: string, price: number, off: number, payment: PaymentChoice | null = null): Line => ({
    ...(plan(planId, price, payment) as Extract<Line, { kind: 'plan' }>),
    earlyBird: { name: 'Early bird until 31 July', amount: euro(off) },
  })
  const TENTH: DiscountCode = { code: 'EARLY10', type: 'percentage', amount: 10, planIds: null }
  test.each([
    { lines: [early('u12', 115, 15)], code: null, toPay: 100, why: 'the lower price' },
    {
      lines: [early('u12', 115, 15), early('u12', 115, 15)],
      code: null,
      toPay: 180,
      why: '10 % of 2 × €100',
    },
    { lines: [early('u12', 115, 15)], code: TENTH, toPay: 90, why: 'the code on what is left' },
    {
      lines: [early('senior', 180, 20), early('senior', 180, 20)],
      code: null,
      toPay: 300,
      why: 'and €20 once',
    },
    { lines: [early('social', 40, 60)], code: null, toPay: 0, why: 'no more than there is' },
  ])('€$toPay: $why', ({ lines, code, toPay }) => {
    expect(priceLines(lines, { multiBuys: MULTI_BUYS, code }).total).toBe(euro(toPay))
  })

  test('parts follow the lower price', () => {
    const parts: PaymentChoice = { type: 'instalment', payments: 4, initial: null }
    const [line] = priceLines([early('u12', 115, 15, parts)], NO_OFFERS).lines
    expect([line?.payments.today.total, line?.payments.later]).toEqual([
      euro(25),
      [euro(25), euro(25), euro(25)],
    ])
  })
})

describe('codes', () => {
  const early: DiscountCode = { code: 'EARLY10', type: 'percentage', amount: 10, planIds: null }
  const coach: DiscountCode = { code: 'COACH50', type: 'fixed', amount: 5000, planIds: null }
  const jersey: Line = { kind: 'other', id: 'jersey', price: euro(60), shopDiscount: null }
  test.each([
    { lines: [plan('senior', 180)], code: early, off: 18, toPay: 162 },
    { lines: [plan('u12', 110), plan('u18', 130)], code: early, off: 21.6, toPay: 194.4 },
    { lines: [plan('social', 40)], code: coach, off: 40, toPay: 0 },
    { lines: [plan('senior', 180), jersey], code: coach, off: 50, toPay: 190 },
  ])('$code.code takes €$off and leaves €$toPay', ({ lines, code, off, toPay }) => {
    const priced = priceLines(lines, { multiBuys: MULTI_BUYS, code })
    expect(priced.discounts.find(({ kind }) => kind === 'code')?.amount).toBe(euro(off))
    expect(priced.total).toBe(euro(toPay))
  })
})

test.each([
  { price: 180, payments: 6, initial: null, off: 0, today: 30, later: [30, 5] },
  { price: 100, payments: 3, initial: null, off: 0, today: 33.34, later: [33.33, 2] },
  { price: 110, payments: 4, initial: null, off: 20, today: 22.5, later: [22.5, 3] },
  { price: 200, payments: 6, initial: 50, off: 0, today: 50, later: [30, 5] },
] as const)(
  'DISC-05 €$price in $payments: €$today today',
  ({ price, payments, initial, off, today, later }) => {
    const choice: PaymentChoice = {
      type: 'instalment',
      payments,
      initial: initial === null ? null : euro(initial),
    }
    const paid = paymentsFor(euro(price), euro(off), choice)
    expect(paid.today.total).toBe(euro(today))
    expect(paid.later).toEqual(Array.from({ length: later[1] }, () => euro(later[0])))
  },
)

test('DISC-06 subscriptions, with an end and without', () => {
  const weeks = paymentsFor(euro(5), euro(15), { type: 'subscription', payments: 30, initial: null })
  expect([weeks.today.total, weeks.later.length, weeks.later.at(-1)]).toEqual([450, 29, 450])
  const months = paymentsFor(euro(15), euro(1.5), { type: 'subscription', payments: null, initial: null })
  expect([months.today.total, months.endless]).toEqual([1350, 1500])
})
