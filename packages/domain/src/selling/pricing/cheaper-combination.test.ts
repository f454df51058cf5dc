import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { cents } from '../../money/money.ts'
import {
  cheapestCombination,
  type OfferedBundle,
  type SearchOffers,
  type WantedPlan,
} from './cheaper-combination.ts'
import { type Line, priceLines } from './price-lines.ts'

const ADULTS = ['senior', 'social']
const JUVENILES = ['u12', 'u18']

const wanted = (planId: string, price: number, id = `${planId}-${price}`): WantedPlan => ({
  id,
  planId,
  isJuvenile: JUVENILES.includes(planId),
  price: cents(price),
  payment: null,
})

const FAMILY: OfferedBundle = {
  id: 'family',
  price: { isDynamic: false, flatPrice: cents(32000), priceCap: null },
  items: [...ADULTS, ...JUVENILES].map((planId) => ({
    planId,
    priceInBundle: cents(10000),
    min: 0,
    max: null,
  })),
  adults: { min: 1, max: 2 },
  juveniles: { min: 1, max: 4 },
}
const NONE: SearchOffers = { bundles: [], multiBuys: [], codes: [] }

describe('a household', () => {
  const household = [
    wanted('senior', 18000, 'mam'),
    wanted('u12', 11000, 'fiadh'),
    wanted('u12', 11000, 'oisin'),
    wanted('u18', 13000, 'tom'),
  ]

  test('is told of the bundle that costs less than its parts', () => {
    const found = cheapestCombination(household, { ...NONE, bundles: [FAMILY] })
    expect(found.total).toBe(32000)
    expect(found.placed).toEqual([
      { lineId: 'family:0', bundleId: 'family', wanted: ['mam', 'fiadh', 'oisin', 'tom'] },
    ])
  })

  test('keeps what it chose where that is cheapest', () => {
    const found = cheapestCombination(household.slice(0, 2), { ...NONE, bundles: [FAMILY] })
    expect([found.total, found.placed.map(({ bundleId }) => bundleId)]).toEqual([29000, [null, null]])
  })

  test('is told of the better of two codes', () => {
    const codes = [
      { code: 'EARLY10', type: 'percentage' as const, amount: 10, planIds: null },
      { code: 'COACH50', type: 'fixed' as const, amount: 5000, planIds: null },
    ]
    expect(cheapestCombination(household, { ...NONE, codes })).toMatchObject({
      total: 47700,
      code: { code: 'EARLY10' },
    })
  })
})

/** Every way to put these people into bundles, one person after the other: slow, and plainly right. */
function bruteForce(people: readonly WantedPlan[], { bundles, multiBuys, codes }: SearchOffers): number {
  let best = Number.POSITIVE_INFINITY
  const place = (
    at: number,
    filled: { bundle: OfferedBundle; people: WantedPlan[] }[],
    alone: WantedPlan[],
  ): void => {
    const person = people[at]
    if (person) {
      place(at + 1, filled, [...alone, person])
      for (const each of filled) {
        place(
          at + 1,
          filled.map((one) => (one === each ? { ...one, people: [...one.people, person] } : one)),
          alone,
        )
      }
      for (const bundle of bundles) place(at + 1, [...filled, { bundle, people: [person] }], alone)
      return
    }
    if (!filled.every(isFilledRight)) return
    const lines: Line[] = [
      ...alone.map((plan) => ({
        kind: 'plan' as const,
        id: plan.id,
        planId: plan.planId,
        price: plan.price,
        payment: null,
      })),
      ...filled.map(({ bundle, people: inside }, nth) => ({
        kind: 'bundle' as const,
        id: `${nth}`,
        price: bundle.price,
        items: inside.map(({ planId }) => ({
          planId,
          priceInBundle: bundle.items.find((item) => item.planId === planId)?.priceInBundle ?? cents(0),
        })),
      })),
    ]
    for (const code of [null, ...codes]) best = Math.min(best, priceLines(lines, { multiBuys, code }).total)
  }
  place(0, [], [])
  return best
}

function isFilledRight({ bundle, people }: { bundle: OfferedBundle; people: WantedPlan[] }): boolean {
  const fits = (count: number, { min, max }: { min: number; max: number | null }) =>
    count >= min && (max === null || count <= max)
  return (
    people.every(({ planId }) => bundle.items.some((item) => item.planId === planId)) &&
    fits(people.filter((person) => !person.isJuvenile).length, bundle.adults) &&
    fits(people.filter((person) => person.isJuvenile).length, bundle.juveniles) &&
    bundle.items.every((item) => fits(people.filter(({ planId }) => planId === item.planId).length, item))
  )
}

const price = fc.integer({ min: 0, max: 200 }).map((euro) => cents(euro * 100))
const limits = fc.record({
  min: fc.integer({ min: 0, max: 2 }),
  max: fc.option(fc.integer({ min: 2, max: 4 })),
})
const bundle = fc.record({
  id: fc.constantFrom('x', 'y'),
  price: fc.record({ isDynamic: fc.boolean(), flatPrice: fc.option(price), priceCap: fc.option(price) }),
  items: fc.subarray([...ADULTS, ...JUVENILES], { minLength: 1 }).chain((ids) =>
    fc.tuple(
      ...ids.map((planId) =>
        fc.record({
          planId: fc.constant(planId),
          priceInBundle: price,
          min: fc.integer({ min: 0, max: 1 }),
          max: fc.option(fc.integer({ min: 1, max: 3 })),
        }),
      ),
    ),
  ),
  adults: limits,
  juveniles: limits,
})
const prices = fc.record({ senior: price, social: price, u12: price, u18: price })
const household = fc
  .record({
    prices,
    chosen: fc.array(fc.constantFrom('senior' as const, 'social' as const, 'u12' as const, 'u18' as const), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ prices: of, chosen }) => chosen.map((planId, at) => wanted(planId, of[planId], `p${at}`)))
const codes = fc.array(
  fc.record({
    code: fc.constantFrom('ONE', 'TWO'),
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    amount: fc.integer({ min: 0, max: 60 }),
    planIds: fc.option(fc.subarray([...ADULTS, ...JUVENILES], { minLength: 1 })),
  }),
  { maxLength: 2 },
)
const multiBuys = fc.array(
  fc.record({
    id: fc.constantFrom('m1', 'm2'),
    name: fc.constant('Multi'),
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    planIds: fc.subarray([...ADULTS, ...JUVENILES], { minLength: 1 }),
    offerings: fc.constant([
      { products: 2, amount: 10 },
      { products: 3, amount: 15 },
    ]),
  }),
  { maxLength: 2 },
)

test('is never dearer than what was chosen, and as cheap as every way tried one by one', () => {
  fc.assert(
    fc.property(
      household,
      fc.array(bundle, { maxLength: 2 }),
      multiBuys,
      codes,
      (people, bundles, multi, known) => {
        const offers = { bundles, multiBuys: multi, codes: known }
        const found = cheapestCombination(people, offers)
        expect(found.total).toBe(bruteForce(people, offers))
        expect(found.placed.flatMap((each) => each.wanted).toSorted()).toEqual(
          people.map(({ id }) => id).toSorted(),
        )
      },
    ),
    { numRuns: runs(300), seed: 13 },
  )
})
