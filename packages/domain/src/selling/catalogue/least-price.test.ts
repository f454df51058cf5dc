import { expect, test } from 'vitest'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { leastPrice } from './least-price.ts'

const item = (price_in_bundle: number, min: number | null, max: number | null, is_juvenile = true) =>
  aPlan({
    metadata: { is_juvenile, bundle_item_condition: { min_allowed: min, max_allowed: max, price_in_bundle } },
  })
const atLeast = (plan_type: 'Adult' | 'Juvenile', min_allowed: number) => ({
  type: 'plan_type' as const,
  condition: { plan_type, min_allowed, max_allowed: null },
})

test.each([
  { why: 'the flat price', of: { flat_price: 320_00, products: [item(95_00, 2, 4)] }, costs: 320_00 },
  {
    why: 'a dynamic one has no flat price',
    of: { flat_price: 320_00, is_dynamic_pricing: true, products: [item(95_00, 2, 4)] },
    costs: 190_00,
  },
  { why: 'up to the cap', of: { price_cap: 150_00, products: [item(95_00, 2, 4)] }, costs: 150_00 },
  {
    why: 'one that has to be there, and the cheapest beside it',
    of: {
      is_dynamic_pricing: true,
      products: [item(95_00, 1, 5), item(115_00, null, 4), item(65_00, null, 2)],
      conditions: [atLeast('Juvenile', 4)],
    },
    costs: 95_00 + 2 * 65_00 + 95_00,
  },
  {
    why: 'an adult and a child',
    of: {
      is_dynamic_pricing: true,
      products: [item(40_00, null, 2, false), item(95_00, null, 2)],
      conditions: [atLeast('Adult', 1), atLeast('Juvenile', 1)],
    },
    costs: 135_00,
  },
  {
    why: 'nothing asked for in particular is the cheapest plan',
    of: { is_dynamic_pricing: true, products: [item(95_00, null, 2), item(65_00, null, 2)] },
    costs: 65_00,
  },
  { why: 'an empty one costs nothing', of: { is_dynamic_pricing: true }, costs: 0 },
])('DATA-31 the least that a bundle can cost: $why', ({ of, costs }) => {
  expect(leastPrice(aBundle({ metadata: of }))).toBe(costs)
})
