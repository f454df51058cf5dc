import { describe, expect, test } from 'vitest'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { householdPrice, withinPlaces } from './household-price.ts'
import { renewLabel, whyThisPlan, whyThisPrice } from './renewal-words.ts'

const senior = aPlan({ name: 'Senior player', price: 180_00 })
const u12 = aPlan({ name: 'Juvenile', price: 110_00, metadata: { is_juvenile: true } })
const youth = aPlan({ name: 'Youth', price: 130_00, metadata: { is_juvenile: true } })
const inside = (plan: typeof senior, price_in_bundle: number) => ({
  ...plan,
  metadata: {
    ...plan.metadata,
    bundle_item_condition: { min_allowed: null, max_allowed: 4, price_in_bundle },
  },
})
const limits = (plan_type: 'Adult' | 'Juvenile', min_allowed: number, max_allowed: number) => ({
  type: 'plan_type' as const,
  condition: { plan_type, min_allowed, max_allowed },
})
const pack = aBundle({
  name: 'Family pack',
  metadata: {
    flat_price: 320_00,
    products: [inside(senior, 160_00), inside(u12, 95_00), inside(youth, 115_00)],
    conditions: [limits('Adult', 1, 2), limits('Juvenile', 1, 4)],
  },
})
const siblings = {
  discount_id: '00000000-0000-4000-8000-0000000000dd',
  name: 'Brothers and sisters',
  type: 'percentage' as const,
  plans: [u12, youth].map(({ metadata }) => ({ plan_id: metadata.plan_id })),
  offerings: [{ number_of_products: 2, discount_amount: 10 }],
}
const HOUSE = [
  { id: 'colm', plan: senior },
  { id: 'fiadh', plan: u12 },
  { id: 'oisin', plan: u12 },
  { id: 'tom', plan: youth },
]

describe('a household', () => {
  test('of four takes the bundle, and everybody is told their share and why', () => {
    const price = householdPrice(HOUSE, { bundles: [pack], discounts: [siblings] })
    expect([price.total, price.saves, price.lines.map(({ bundle, ids }) => [bundle?.name, ids])]).toEqual([
      320_00,
      210_00,
      [['Family pack', ['colm', 'fiadh', 'oisin', 'tom']]],
    ])
    expect(price.people.map(({ id, price: share }) => [id, share])).toEqual([
      ['colm', 110_11],
      ['fiadh', 65_38],
      ['oisin', 65_37],
      ['tom', 79_14],
    ])
    const [colm] = price.people
    expect(colm && whyThisPrice(colm, 'EUR')).toBe(
      'Their share of the Family pack. On its own it would be €180.00.',
    )
    expect(renewLabel(4, price, 'EUR')).toBe('Renew 4 for €320.00')
  })

  test('of two children has the discount, and one alone the price of the plan', () => {
    const two = householdPrice(HOUSE.slice(1, 3), { bundles: [pack], discounts: [siblings] })
    expect([two.total, two.people.map(({ price }) => price)]).toEqual([198_00, [99_00, 99_00]])
    const [fiadh] = two.people
    expect(fiadh && whyThisPrice(fiadh, 'EUR')).toBe('€110.00, less €11.00 for Brothers and sisters.')
    const one = householdPrice(HOUSE.slice(0, 1), { bundles: [pack], discounts: [siblings] })
    expect(one.people.map((each) => [each.price, whyThisPrice(each, 'EUR')])).toEqual([[180_00, null]])
  })

  test('of any members pays what its people’s shares come to, and never more than each alone', () => {
    for (let chosen = 0; chosen < 16; chosen += 1) {
      const some = HOUSE.filter((_, at) => (chosen & (1 << at)) !== 0)
      const price = householdPrice(some, { bundles: [pack], discounts: [siblings] })
      expect(price.people.reduce((sum, each) => sum + each.price, 0)).toBe(price.total)
      expect(price.total).toBeLessThanOrEqual(some.reduce((sum, { plan }) => sum + plan.price, 0))
      expect(price.lines.flatMap(({ ids }) => ids).toSorted()).toEqual(some.map(({ id }) => id).toSorted())
    }
  })

  test('is offered no bundle that is closed', () => {
    const closed = { ...pack, metadata: { ...pack.metadata, availability: 'closed' as const } }
    expect(householdPrice(HOUSE, { bundles: [closed], discounts: [] }).total).toBe(530_00)
  })

  test('with more people than places: those who come first have them', () => {
    const few = { ...u12, metadata: { ...u12.metadata, available_count: 1 } }
    const { fit, full } = withinPlaces([
      { id: 'a', plan: few },
      { id: 'b', plan: senior },
      { id: 'c', plan: few },
    ])
    expect([fit.map(({ id }) => id), full.map(({ id }) => id)]).toEqual([['a', 'b'], ['c']])
  })
})

test('words', () => {
  expect([
    whyThisPlan('same', 'Fiadh', 'Juvenile'),
    whyThisPlan('outgrown', 'Fiadh', 'Juvenile'),
    whyThisPlan('replaced', 'Fiadh', 'Juvenile'),
    renewLabel(0, householdPrice([], { bundles: [], discounts: [] }), 'EUR'),
  ]).toEqual([
    'The same as before.',
    'Fiadh is too old for Juvenile now, so this is the next group.',
    'Juvenile isn’t there any more. This is the nearest to it.',
    'Choose who to renew',
  ])
})
