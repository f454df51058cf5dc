import { expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import { type MultiBuy, multiBuyShares, offeringFor } from './multi-buy.ts'

const juveniles: MultiBuy = {
  id: 'm1',
  name: 'Brothers and sisters',
  type: 'percentage',
  planIds: ['u12', 'u18'],
  offerings: [
    { products: 2, amount: 10 },
    { products: 3, amount: 15 },
  ],
}
const seniors: MultiBuy = {
  ...juveniles,
  type: 'fixed',
  planIds: ['senior'],
  offerings: [{ products: 2, amount: 2000 }],
}

const plan = (planId: string, price: number) => ({
  planId,
  key: planId,
  subtotal: cents(price),
  left: cents(price),
})

test.each([
  { count: 0, tier: null, why: 'nothing was chosen' },
  { count: 1, tier: null, why: 'below the first tier' },
  { count: 2, tier: 2, why: 'just so many' },
  { count: 3, tier: 3, why: 'just so many' },
  { count: 7, tier: 3, why: 'the highest that is reached' },
])('DISC-02 $count plans → tier $tier: $why', ({ count, tier }) => {
  expect(offeringFor(juveniles.offerings, count)?.products ?? null).toBe(tier)
})

test.each([
  { id: 'DISC-03', plans: [plan('u12', 11000)], off: [0], why: 'one child' },
  { id: 'DISC-03', plans: [plan('u12', 11000), plan('u18', 13000)], off: [1100, 1300], why: '10 % of €240' },
  {
    id: 'DISC-01',
    plans: [plan('u12', 11000), plan('senior', 18000), plan('u12', 11000)],
    off: [1100, 0, 1100],
    why: 'the parent’s plan is none of these',
  },
  {
    id: 'DISC-03',
    plans: [plan('u12', 3333), plan('u12', 3333), plan('u12', 3334)],
    off: [500, 500, 500],
    why: '15 % of €100.00 is €15.00, in whole cents',
  },
  {
    id: 'DISC-03',
    plans: [plan('u12', 0), plan('u12', 11000)],
    off: [0, 1100],
    why: 'a free plan counts, and has nothing to take off',
  },
])('$id takes $off off: $why', ({ plans, off }) => {
  expect(multiBuyShares(juveniles, plans)).toEqual(off)
})

test.each([
  { prices: [18000], off: [0], why: 'one is not two' },
  { prices: [18000, 18000], off: [1000, 1000], why: '€20 in all, shared' },
  { prices: [18000, 9000], off: [1333, 667], why: 'by what each costs' },
  { prices: [500, 700], off: [500, 700], why: 'OPEN-086 never more than there is' },
])('DISC-04 a fixed amount on $prices takes $off: $why', ({ prices, off }) => {
  expect(
    multiBuyShares(
      seniors,
      prices.map((price) => plan('senior', price)),
    ),
  ).toEqual(off)
})
