import { expect, test } from 'vitest'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { availabilityOf, bundleAvailability, isBuyable, type Terms } from './availability.ts'

const ALWAYS: Terms = { opensAt: null, closesAt: null, closesOn: null, left: null }
const OPENS = '2026-11-15T12:00:00.000Z'

test.each([
  { of: {}, now: OPENS, is: 'open', why: 'no limit at all' },
  { of: { left: 3 }, now: OPENS, is: 'limited', why: 'three are left' },
  { of: { left: 0 }, now: OPENS, is: 'sold_out', why: 'none is left' },
  { of: { opensAt: OPENS }, now: '2026-11-15T11:59:59.999Z', is: 'not_open', why: 'a moment too early' },
  { of: { opensAt: OPENS }, now: OPENS, is: 'open', why: 'the first moment' },
  { of: { opensAt: OPENS, left: 0 }, now: '2026-11-14T00:00:00Z', is: 'not_open', why: 'whatever is left' },
  { of: { closesAt: OPENS }, now: '2026-11-15T11:59:59.999Z', is: 'open', why: 'the last moment' },
  { of: { closesAt: OPENS }, now: OPENS, is: 'closed', why: 'it has closed' },
  { of: { closesAt: OPENS, left: 0 }, now: OPENS, is: 'closed', why: 'closed and sold out is closed' },
  { of: { closesOn: '2026-11-15' }, now: OPENS, is: 'open', why: 'on its last day' },
  { of: { closesOn: '2026-11-14' }, now: OPENS, is: 'closed', why: 'on the day after' },
])('a plan is $is: $why', ({ of, now, is }) => {
  expect(availabilityOf({ ...ALWAYS, ...of }, { now: new Date(now), today: now.slice(0, 10) })).toBe(is)
})

test('what is open or limited can be bought', () => {
  const buyable = (['open', 'limited', 'sold_out', 'not_open', 'closed'] as const).filter(isBuyable)
  expect(buyable).toEqual(['open', 'limited'])
})

const inBundle = (min: number | null, max: number | null) => ({
  bundle_item_condition: { min_allowed: min, max_allowed: max, price_in_bundle: 1000 },
})
const child = { is_juvenile: true, ...inBundle(null, 2) }
const soldOut = { availability: 'sold_out', sold_out: true, available_count: 0 } as const
const children = (min: number) => [
  {
    type: 'plan_type' as const,
    condition: { plan_type: 'Juvenile' as const, min_allowed: min, max_allowed: null },
  },
]
const TODAY = { today: '2026-11-15' }
const NO_TERMS = { left: null, lacksPlan: false }

test.each([
  { from: '2026-11-15', to: '2026-11-15', is: 'open', why: 'its only day' },
  { from: '2026-11-16', to: null, is: 'not_open', why: 'from tomorrow' },
  { from: null, to: '2026-11-14', is: 'closed', why: 'until yesterday' },
  { from: null, to: null, is: 'open', why: 'always' },
])('a bundle is $is by its dates: $why', ({ from, to, is }) => {
  const valid_dates = { valid_from: from, valid_to: to }
  const bundle = aBundle({ metadata: { valid_dates, products: [aPlan({ metadata: child })] } })
  expect(bundleAvailability(bundle, NO_TERMS, TODAY)).toBe(is)
})

test.each([
  { plans: [child], is: 'open', why: 'whatever is left of others' },
  { plans: [], is: 'sold_out', why: 'nothing is in it' },
  { plans: [{ ...child, ...soldOut }], is: 'sold_out', why: 'none of its plans is left' },
  { plans: [child, { ...child, ...soldOut }], is: 'open', why: 'an optional plan is sold out' },
  {
    plans: [child, { ...child, ...soldOut, ...inBundle(1, 2) }],
    is: 'sold_out',
    why: 'one that has to be there is sold out',
  },
  {
    plans: [{ ...child, availability: 'limited' as const, available_count: 1, ...inBundle(2, 4) }],
    is: 'sold_out',
    why: 'two have to be there and one is left',
  },
  {
    plans: [{ ...child, availability: 'closed' as const, ...inBundle(1, 2) }],
    is: 'sold_out',
    why: 'closed',
  },
  { plans: [child], conditions: children(2), is: 'open', why: 'two children, and two fit' },
  { plans: [child], conditions: children(3), is: 'sold_out', why: 'three children, and two fit' },
  { plans: [inBundle(null, 9)], conditions: children(1), is: 'sold_out', why: 'an adult is no child' },
  { plans: [child], terms: { left: 0, lacksPlan: false }, is: 'sold_out', why: 'its own places are gone' },
  { plans: [child], terms: { left: 4, lacksPlan: false }, is: 'limited', why: 'it has places of its own' },
  {
    plans: [child],
    terms: { left: null, lacksPlan: true },
    is: 'sold_out',
    why: 'a plan it needs is withdrawn',
  },
])('a bundle is $is: $why', ({ plans, conditions = [], terms = NO_TERMS, is }) => {
  const products = plans.map((metadata) => aPlan({ metadata }))
  expect(bundleAvailability(aBundle({ metadata: { products, conditions } }), terms, TODAY)).toBe(is)
})
