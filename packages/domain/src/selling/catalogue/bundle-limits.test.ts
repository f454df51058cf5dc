import { expect, test } from 'vitest'
import type { BundleCondition } from '@clubhouse/contract/selling/catalogue'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import { bundleProblem, defaultCounts, isOptional, mayAdd, mayRemove } from './bundle-limits.ts'

const item = (min: number | null, max: number | null) => ({
  min_allowed: min,
  max_allowed: max,
  price_in_bundle: 9000,
})
const condition = (
  plan_type: 'Adult' | 'Juvenile',
  min: number | null,
  max: number | null,
): BundleCondition => ({
  type: 'plan_type',
  condition: { plan_type, min_allowed: min, max_allowed: max },
})
const senior = aPlan({ metadata: { bundle_item_condition: item(null, null) } })
const u12 = aPlan({ name: 'U12', metadata: { is_juvenile: true, bundle_item_condition: item(1, 3) } })
const camp = aPlan({
  name: 'Camp',
  metadata: { is_juvenile: true, available_count: 2, bundle_item_condition: item(0, null) },
})
const family = aBundle({
  metadata: {
    products: [senior, u12, camp],
    conditions: [condition('Adult', 1, 2), condition('Juvenile', 2, 4)],
  },
})
const counts = (adults: number, juveniles: number, camps = 0) => ({
  [senior.metadata.plan_id]: adults,
  [u12.metadata.plan_id]: juveniles,
  [camp.metadata.plan_id]: camps,
})

test.each([
  { id: 'BUNDLE-10', chosen: counts(0, 0), says: 'Select plans in a bundle' },
  { id: 'BUNDLE-08', chosen: counts(0, 2), says: 'Add at least 1 adult plan(s)' },
  { id: 'BUNDLE-09', chosen: counts(1, 1), says: 'Add at least 2 juvenile plan(s)' },
  { id: 'BUNDLE-07', chosen: counts(1, 2), says: null },
  { id: 'BUNDLE-07', chosen: counts(2, 3, 1), says: null },
  { id: 'BUNDLE-07', chosen: counts(3, 2), says: 'Add at most 2 adult plan(s)' },
  { id: 'BUNDLE-07', chosen: counts(1, 3, 2), says: 'Add at most 4 juvenile plan(s)' },
  { id: 'BUNDLE-07', chosen: counts(1, 4), says: 'Check how many of U12 you want' },
  { id: 'BUNDLE-07', chosen: counts(1, 0, 2), says: 'Check how many of U12 you want' },
])('$id $chosen: $says', ({ chosen, says }) => {
  expect(bundleProblem(family, chosen)).toBe(says)
})

test('BUNDLE-06, BUNDLE-16 it begins with what has to be in it; what need not be is optional', () => {
  expect(defaultCounts(family)).toEqual(counts(0, 1))
  expect([senior, u12, camp].map(isOptional)).toEqual([true, false, true])
})

test.each([
  { chosen: counts(1, 2), plan: u12, may: true, why: 'within everything' },
  { chosen: counts(1, 3), plan: u12, may: false, why: 'the item’s own maximum' },
  { chosen: counts(1, 3, 1), plan: camp, may: false, why: 'four children are the most' },
  { chosen: counts(2, 2), plan: senior, may: false, why: 'two adults are the most' },
  { chosen: counts(1, 1, 2), plan: camp, may: false, why: 'two places are left' },
])('BUNDLE-11 one more of $plan.name: $may, $why', ({ chosen, plan, may }) => {
  expect(mayAdd(family, chosen, plan)).toBe(may)
})

test('BUNDLE-12 an item goes down to its minimum and no further', () => {
  expect(mayRemove(counts(1, 2), u12)).toBe(true)
  expect(mayRemove(counts(1, 1), u12)).toBe(false)
  expect(mayRemove(counts(0, 1), senior)).toBe(false)
})
