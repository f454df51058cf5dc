// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { cheaperSelection } from '@clubhouse/domain/selling/pricing/cheaper-selection'
import { CAMP, CAMPS, FAMILY, JUNIOR, SEASON, SEASON_PRODUCTS, SENIOR } from '../testing/a-catalogue.ts'
import { type BundleEntry, isBundleEntry, itemOf } from './entry.ts'
import { regrouped } from './regroup.ts'
import * as store from './selection-store.ts'
import { SELECTED_PLANS } from './stored-entries.ts'

beforeEach(() => {
  localStorage.clear()
  store.reopenSelection()
})

const stored = () => JSON.parse(localStorage.getItem(SELECTED_PLANS) ?? '[]') as Record<string, unknown>[]
const names = () => store.currentSelection().entries.map(({ product }) => product.name)
const one = { [SENIOR.metadata.plan_id]: 1, [JUNIOR.metadata.plan_id]: 2 }
const bundle = () => store.currentSelection().entries.find(isBundleEntry) as BundleEntry

test('MEMB-27 DATA-34 what is chosen is stored, and there again when the page is opened', () => {
  store.choosePlan(SENIOR, 2)
  expect(Object.keys(stored()[0] ?? {}).toSorted()).toEqual([
    'bundleItems',
    'invalidForm',
    'product',
    'registrationAnswers',
    'registrationMembersSelected',
    'registrationValid',
  ])
  store.reopenSelection()
  expect(names()).toEqual(['Senior player', 'Senior player'])
  store.deselectPlan(SENIOR.product_id)
  expect(localStorage.getItem(SELECTED_PLANS)).toBeNull()
})

test('BUNDLE-15 BUNDLE-17 a bundle is one entry in front, with a place for each plan in it', () => {
  store.choosePlan(CAMP, 1)
  store.chooseBundle(FAMILY, one)
  expect(names()).toEqual(['Family pack', 'Camp week 2'])
  expect(bundle().bundleItems.map(({ product }) => product.name)).toEqual([
    'Senior player',
    'Juvenile U8–U12',
    'Juvenile U8–U12',
  ])
  store.removeBundle(0)
  expect(names()).toEqual(['Camp week 2'])
})

test('what another page wrote onto an entry stays, whatever is chosen besides', () => {
  store.choosePlan(JUNIOR, 2)
  store.updateEntry(0, (entry) => ({
    ...entry,
    registrationAnswers: { guardian: 1, member: 2 },
    notes: 'kept',
  }))
  store.choosePlan(SENIOR, 1)
  store.chooseOneLess(JUNIOR.product_id)
  store.reopenSelection()
  store.holdAgainst(SEASON_PRODUCTS, new Set([SEASON.program_id]))
  expect(stored()[0]).toMatchObject({ notes: 'kept', registrationAnswers: { guardian: 1, member: 2 } })
  expect(names()).toEqual(['Juvenile U8–U12', 'Senior player'])
})

test('MEMB-24 MEMB-25 too many are refused and said, alone and in a bundle, until one is taken away', () => {
  expect(store.choosePlan(CAMP, 2)).toBe(true)
  expect(store.choosePlan(CAMP, 1)).toBe(false)
  expect([names().length, store.currentSelection().overSold]).toEqual([2, CAMP.product_id])
  store.chooseOneLess(CAMP.product_id)
  expect(store.currentSelection().overSold).toBeNull()
  store.choosePlan(CAMP, 1)
  store.chooseBundle(FAMILY, one)
  store.changeChosenBundle(0, CAMP, 1)
  expect([bundle().bundleItems.length, store.currentSelection().overSold]).toEqual([3, CAMP.product_id])
  store.changeChosenBundle(0, JUNIOR, -1)
  expect([bundle().bundleItems.length, store.currentSelection().overSold]).toEqual([2, null])
})

test('two tabs agree', () => {
  store.choosePlan(SENIOR, 1)
  const mine = localStorage.getItem(SELECTED_PLANS)
  let heard = 0
  const leave = store.subscribeToSelection(() => (heard += 1))
  window.dispatchEvent(new StorageEvent('storage', { key: SELECTED_PLANS, newValue: null }))
  expect([names(), heard]).toEqual([[], 1])
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: SELECTED_PLANS, newValue: mine }))
  expect([names(), heard]).toEqual([['Senior player'], 2])
  leave()
})

test('what was emptied while nobody looked is empty', () => {
  store.choosePlan(SENIOR, 1)
  localStorage.removeItem(SELECTED_PLANS)
  const leave = store.subscribeToSelection(() => undefined)
  expect(names()).toEqual([])
  leave()
})

test('what is no longer sold is taken out and named; what nobody asked about yet stays', () => {
  store.choosePlan(SENIOR, 1)
  store.choosePlan(CAMP, 1)
  store.chooseBundle(FAMILY, one)
  const fewer = { ...FAMILY, metadata: { ...FAMILY.metadata, products: FAMILY.metadata.products.slice(1) } }
  store.holdAgainst([JUNIOR, fewer], new Set([SEASON.program_id]))
  expect([names(), store.currentSelection().gone]).toEqual([
    ['Family pack', 'Camp week 2'],
    ['Senior player'],
  ])
  expect(bundle().bundleItems.map(({ product }) => product.name)).toEqual([
    'Juvenile U8–U12',
    'Juvenile U8–U12',
  ])
  store.holdAgainst([], new Set([CAMPS.program_id]))
  expect(store.currentSelection().gone).toEqual(['Senior player', 'Camp week 2'])
  store.forgetGone()
  expect([names(), store.currentSelection().gone]).toEqual([['Family pack'], []])
})

test.each(['', 'no json', '{"a":1}', '[1,null,{"product":{}},{"product":{"type":"Plan","metadata":{}}}]'])(
  'what cannot be read is nothing: %s',
  (text) => {
    localStorage.setItem(SELECTED_PLANS, text)
    expect(names()).toEqual([])
  },
)

test('whoever is registered takes the answers along into a cheaper combination', () => {
  store.choosePlan(SENIOR, 1)
  store.choosePlan(JUNIOR, 2)
  store.updateEntry(2, (entry) => ({ ...entry, registrationAnswers: { guardian: null, member: 'Oisín' } }))
  const { entries } = store.currentSelection()
  const found = cheaperSelection(entries.map(itemOf), SEASON_PRODUCTS, [])
  store.replaceEntries(regrouped(entries, found?.items ?? []))
  expect(names()).toEqual(['Family pack'])
  expect(bundle().bundleItems.map(({ registrationAnswers: { member } }) => member)).toEqual([
    null,
    null,
    'Oisín',
  ])
  expect(bundle().bundleItems[2]?.product.metadata.bundle_item_condition?.price_in_bundle).toBe(9_500)
})
