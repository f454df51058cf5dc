import { expect, test } from 'vitest'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { NOTHING_SELECTED, selectBundle, selectPlan, type SelectedItem } from '../catalogue/selection.ts'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { cheaperSelection } from './cheaper-selection.ts'
import type { MultiBuy } from './multi-buy.ts'
import { priceLines } from './price-lines.ts'
import { linesOf } from './selection-lines.ts'

const senior = aPlan()
const junior = aPlan({ name: 'Juvenile', price: 11_000, metadata: { is_juvenile: true } })
const gym = aPlan({ name: 'Gym', price: 1_500 })
const inside = (plan: PlanProduct, price: number): PlanProduct => ({
  ...plan,
  metadata: {
    ...plan.metadata,
    bundle_item_condition: { min_allowed: null, max_allowed: 4, price_in_bundle: price },
  },
})
const limits = (plan_type: 'Adult' | 'Juvenile', min_allowed: number, max_allowed: number) => ({
  type: 'plan_type' as const,
  condition: { plan_type, min_allowed, max_allowed },
})
const family = aBundle({
  price: 32_000,
  metadata: {
    flat_price: 32_000,
    products: [inside(senior, 16_000), inside(junior, 9_500)],
    conditions: [limits('Adult', 1, 2), limits('Juvenile', 1, 4)],
  },
})
const CHILDREN: MultiBuy = {
  id: 'children',
  name: 'Brothers and sisters',
  type: 'percentage',
  planIds: [junior.metadata.plan_id],
  offerings: [{ products: 2, amount: 10 }],
}
const ALL = [senior, junior, gym, family]
const chosen = (...plans: PlanProduct[]) =>
  plans.reduce((selection, plan) => selectPlan(selection, plan, 1), NOTHING_SELECTED).items
const total = (items: readonly SelectedItem[]) =>
  priceLines(linesOf(items, 'in full'), { multiBuys: [CHILDREN], code: null }).total

test('a family is told of the pack, by how much it is cheaper, and who stands where', () => {
  const items = chosen(gym, senior, junior, junior)
  const found = cheaperSelection(items, ALL, [CHILDREN])
  expect(total(items)).toBe(39_300)
  expect(found).toMatchObject({ saves: 5_800, total: 33_500 })
  expect(found?.items).toEqual([
    { kind: 'bundle', product: family, places: [1, 2, 3].map((item) => expect.objectContaining({ item })) },
    { kind: 'plan', product: gym, place: { item: 0, planId: gym.metadata.plan_id, copy: 0 } },
  ])
})

test('nothing is said where what was chosen is the cheapest', () => {
  expect(cheaperSelection(chosen(senior, junior), ALL, [CHILDREN])).toBeNull()
  expect(cheaperSelection([], ALL, [CHILDREN])).toBeNull()
})

test('a bundle that costs more than its plans is taken apart', () => {
  const { items } = selectBundle(NOTHING_SELECTED, family, {
    [senior.metadata.plan_id]: 1,
    [junior.metadata.plan_id]: 1,
  })
  const found = cheaperSelection(items, ALL, [CHILDREN])
  expect([found?.saves, found?.items.map(({ kind }) => kind)]).toEqual([3_000, ['plan', 'plan']])
})

test('but not where one of its plans cannot be bought alone, or a cheaper bundle is closed', () => {
  const counts = { [senior.metadata.plan_id]: 1, [junior.metadata.plan_id]: 1 }
  const { items } = selectBundle(NOTHING_SELECTED, family, counts)
  expect(cheaperSelection(items, [senior, family], [CHILDREN])).toBeNull()
  const closed = aBundle({ ...family, metadata: { ...family.metadata, availability: 'closed' } })
  expect(cheaperSelection(chosen(senior, junior, junior), [senior, junior, closed], [CHILDREN])).toBeNull()
})
