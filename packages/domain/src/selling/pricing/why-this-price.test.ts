import { expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import type { MultiBuy } from './multi-buy.ts'
import type { PaymentChoice } from './payments.ts'
import { type Line, priceLines } from './price-lines.ts'
import { explainPrice } from './why-this-price.ts'

let number = 0
const plan = (planId: string, price: number, payment: PaymentChoice | null = null): Line => ({
  kind: 'plan',
  id: `${planId}-${(number += 1)}`,
  planId,
  price: cents(price),
  payment,
})
const bundle = (price: { flat?: number; cap?: number }, ...prices: number[]): Line => ({
  kind: 'bundle',
  id: `bundle-${(number += 1)}`,
  price: {
    isDynamic: price.flat === undefined,
    flatPrice: price.flat === undefined ? null : cents(price.flat),
    priceCap: price.cap === undefined ? null : cents(price.cap),
  },
  items: prices.map((each) => ({ planId: 'u12', priceInBundle: cents(each) })),
})
const subscription = (payments: number | null): PaymentChoice => ({
  type: 'subscription',
  payments,
  initial: null,
})

const CHILDREN: MultiBuy = {
  id: 'children',
  name: 'Brothers and sisters',
  type: 'percentage',
  planIds: ['u12', 'u18'],
  offerings: [
    { products: 2, amount: 10 },
    { products: 3, amount: 15 },
  ],
}
const SENIORS: MultiBuy = {
  id: 'seniors',
  name: 'Two seniors',
  type: 'fixed',
  planIds: ['senior'],
  offerings: [{ products: 2, amount: 2000 }],
}

test.each([
  { line: plan('senior', 18000), reason: { kind: 'price', each: 18000 } },
  { line: plan('walk', 500, subscription(30)), reason: { kind: 'payments', each: 500, payments: 30 } },
  { line: plan('gym', 1500, subscription(null)), reason: { kind: 'first payment', each: 1500 } },
  { line: bundle({ flat: 32000 }, 9500, 9500), reason: { kind: 'flat' } },
  { line: bundle({ cap: 25000 }, 9500, 9500), reason: { kind: 'sum', plans: 2 } },
  { line: bundle({ cap: 25000 }, 9500, 9500, 9500), reason: { kind: 'cap', plans: 3, sum: 28500 } },
])('a line costs what it costs: $reason', ({ line, reason }) => {
  const [explained] = explainPrice([line], []).lines
  expect(explained?.reason).toEqual(reason)
})

test('plans that are alike are one line, and the lines with the discounts add up to the total', () => {
  const lines = [plan('senior', 18000), plan('u12', 11000), plan('u12', 11000), bundle({ flat: 32000 }, 9500)]
  const explained = explainPrice(lines, [CHILDREN, SENIORS])
  expect(explained.lines.map(({ ids, subtotal }) => [ids.length, subtotal])).toEqual([
    [1, 18000],
    [2, 22000],
    [1, 32000],
  ])
  const off = explained.discounts.reduce((sum, each) => sum + (each.isUsed ? each.amount : 0), 0)
  const sum = explained.lines.reduce((total, { subtotal }) => total + subtotal, 0)
  expect(sum - off).toBe(explained.total)
  expect(explained.total).toBe(priceLines(lines, { multiBuys: [CHILDREN, SENIORS], code: null }).total)
})

test('DISC-02 a discount that is used says of what, and what one more would bring', () => {
  const [used] = explainPrice([plan('u12', 11000), plan('u12', 11000)], [CHILDREN]).discounts
  expect(used).toMatchObject({
    isUsed: true,
    amount: 2200,
    of: 22000,
    offering: { products: 2, amount: 10 },
    next: { products: 3, amount: 15, missing: 1 },
  })
})

test('DISC-02 one that is not used says what is missing', () => {
  const [unused] = explainPrice([plan('senior', 18000)], [SENIORS]).discounts
  expect(unused).toMatchObject({ isUsed: false, have: 1, missing: 1, inBundles: 0 })
  const [bundled] = explainPrice([bundle({ flat: 32000 }, 9500, 9500)], [CHILDREN]).discounts
  expect(bundled).toMatchObject({ isUsed: false, have: 0, missing: 2, inBundles: 2 })
})

test('at the highest tier nothing more is promised; a discount without tiers is not spoken of', () => {
  const three = Array.from({ length: 3 }, () => plan('u12', 11000))
  const found = explainPrice(three, [CHILDREN, { ...SENIORS, offerings: [] }]).discounts
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ isUsed: true, amount: 4950, next: null })
})
