import { expect, test } from 'vitest'
import { aBundle, aPlan } from '../../testing/a-plan.ts'
import * as selection from './selection.ts'

const senior = aPlan()
const camp = aPlan({ name: 'Camp week 2', metadata: { available_count: 2 } })
const member = aPlan({ name: 'Social' })
const pack = aBundle({ metadata: { products: [member] } })
const names = ({ items }: selection.Selection) => items.map(({ product }) => product.name)
const { NOTHING_SELECTED: none } = selection

test('MEMB-23 as many copies are added as were asked for', () => {
  expect(names(selection.selectPlan(none, senior, 3))).toEqual([
    'Senior player',
    'Senior player',
    'Senior player',
  ])
})

test('MEMB-24, MEMB-25 more than are left are refused and said so, until one is taken away', () => {
  const two = selection.selectPlan(none, camp, 2)
  const over = selection.selectPlan(two, camp, 1)
  expect([names(over), over.overSold]).toEqual([['Camp week 2', 'Camp week 2'], camp.product_id])
  const less = selection.removeOne(over, camp.product_id)
  expect([names(less), less.overSold]).toEqual([['Camp week 2'], null])
  expect(selection.OVER_SOLD).toBe('Maximum number of subscriptions has been reached for this plan.')
})

test('MEMB-26 deselecting takes every copy away, and nothing else', () => {
  const both = selection.selectPlan(selection.selectPlan(none, senior, 2), camp, 1)
  expect(names(selection.deselect(both, senior.product_id))).toEqual(['Camp week 2'])
})

test('BUNDLE-15, BUNDLE-17 a bundle stands in front and is removed by its place', () => {
  const plans = selection.selectPlan(none, senior, 1)
  const both = selection.selectBundle(plans, pack, { [member.metadata.plan_id]: 1 })
  expect(names(both)).toEqual(['Family pack', 'Senior player'])
  expect(selection.countsOf(both)).toEqual({ plans: 1, bundles: 1 })
  expect(names(selection.removeAt(both, 0))).toEqual(['Senior player'])
})

test('MEMB-29, OPEN-077 it goes on with a plan or a bundle, and with no bundle half filled', () => {
  expect(selection.mayContinue(none)).toBe(false)
  expect(selection.mayContinue(selection.selectPlan(none, senior, 1))).toBe(true)
  expect(selection.mayContinue(selection.selectBundle(none, pack, { [member.metadata.plan_id]: 1 }))).toBe(
    true,
  )
  expect(selection.mayContinue(selection.selectBundle(none, pack, {}))).toBe(false)
})

test('MEMB-34 the last plan of a bundle cannot be taken out of it', () => {
  const holding = (count: number) => ({ product: pack, counts: { [member.metadata.plan_id]: count } })
  expect(selection.mayRemoveFromBundle(holding(2), member)).toBe(true)
  expect(selection.mayRemoveFromBundle(holding(1), member)).toBe(false)
})

test('MEMB-24 a place in a bundle is a place', () => {
  const saver = aBundle({ name: 'Saver', metadata: { products: [camp] } })
  const one = { [camp.metadata.plan_id]: 1 }
  const both = selection.selectPlan(selection.selectBundle(none, saver, one), camp, 1)
  expect(names(both)).toEqual(['Saver', 'Camp week 2'])
  expect(selection.selectPlan(both, camp, 1).overSold).toBe(camp.product_id)
  const again = selection.selectBundle(both, saver, one)
  expect([names(again), again.overSold]).toEqual([names(both), camp.product_id])
})

test('what the club no longer sells, or has sold, is left out of what was chosen before, and named', () => {
  const chosen = selection.selectBundle(
    selection.selectPlan(selection.selectPlan(none, camp, 2), senior, 1),
    pack,
    {},
  )
  const fewer = { ...camp, metadata: { ...camp.metadata, available_count: 1 } }
  const kept = chosen.items.map((item, at) => ({ ...item, answers: at }))
  const { items, gone } = selection.stillThere(kept, [fewer, pack])
  expect(items.map(({ product, answers }) => [product.name, answers])).toEqual([
    ['Family pack', 0],
    ['Camp week 2', 1],
  ])
  expect(items[1]?.product).toBe(fewer)
  expect(gone).toEqual(['Camp week 2', 'Senior player'])
})

test('what has closed meanwhile is gone too', () => {
  const closed = { ...senior, metadata: { ...senior.metadata, availability: 'closed' as const } }
  expect(selection.stillThere([{ product: senior }], [closed])).toEqual({
    items: [],
    gone: ['Senior player'],
  })
})
