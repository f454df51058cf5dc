import { expect, test } from 'vitest'
import type { PromotionFields } from '@clubhouse/contract/selling/office/promotions'
import type { ShopItemFields } from '@clubhouse/contract/selling/office/shop-items'
import { itemChanges, itemErrors, optionsOf, tidyItem } from './item-fields.ts'
import { promotionChanges, promotionErrors } from './promotion-fields.ts'

const item = (more: Partial<ShopItemFields> = {}): ShopItemFields => ({
  name: 'Scarf',
  type: 'merchandise',
  description: '',
  price: 1500,
  discount: null,
  any_amount: null,
  max_quantity: 10,
  option_names: [],
  variants: [],
  stock: null,
  low_stock: null,
  image_ids: [],
  handed_out: '',
  size_guide: '',
  opens_on: null,
  closes_on: null,
  is_active: true,
  ...more,
})
const size = (value: string, stock: number | null = null, price: number | null = null) => ({
  options: { Size: value },
  price,
  stock,
})
const sizes = (...values: string[]): Partial<ShopItemFields> => ({
  option_names: ['Size'],
  variants: values.map((value) => size(value)),
})
const off = (name: string, type: 'percentage' | 'fixed', amount: number) => ({
  discount: { name, type, amount },
})
const gift = (min: number, max: number, ...suggested: number[]) => ({ any_amount: { min, max, suggested } })

test.each<[Partial<ShopItemFields>, string[]]>([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ opens_on: '2027-02-01', closes_on: '2027-01-31' }, ['closes_on']],
  [off('Sale', 'percentage', 10), []],
  [off('', 'percentage', 10), ['discount']],
  [off('Sale', 'percentage', 101), ['discount']],
  [off('Sale', 'fixed', 0), ['discount']],
  [sizes('S', 'M'), []],
  [sizes('S', 'S'), ['variant_1']],
  [sizes('S', ' '), ['variant_1']],
  [{ option_names: ['Size'] }, ['variants']],
  [{ variants: [size('S')] }, ['option_0']],
  [{ ...sizes('S'), option_names: ['Size', 'Size'] }, ['option_1']],
  [gift(100, 5000, 500, 1000), []],
  [gift(0, 5000), ['any_amount']],
  [gift(500, 100), ['any_amount']],
  [gift(500, 1000, 100), ['any_amount']],
  [{ ...gift(500, 1000), ...sizes('S') }, ['any_amount']],
  [{ image_ids: ['a', 'a'] }, ['image_ids']],
])('an item with %o has %o wrong', (more, wrong) => {
  expect(Object.keys(itemErrors(item(more)))).toEqual(wrong)
})

test('what does not apply is not kept: no stock beside sizes, nothing off a gift, no word of an option that went', () => {
  const both = { options: { Size: ' M ', Colour: 'Red' }, price: null, stock: 3 }
  expect(tidyItem(item({ stock: 9, option_names: [' Size ', ''], variants: [both] }))).toMatchObject({
    stock: null,
    option_names: ['Size'],
    variants: [{ options: { Size: 'M' }, stock: 3 }],
  })
  expect(tidyItem(item({ ...gift(200, 900), ...off('Sale', 'fixed', 5) }))).toMatchObject({
    discount: null,
    price: 200,
  })
})

test('what there is to choose from follows the kinds, each once', () => {
  const kind = (Fit: string, Size: string) => ({ options: { Fit, Size }, price: null, stock: null })
  const jersey = item({
    option_names: ['Fit', 'Size'],
    variants: [kind('Adult', 'M'), kind('Adult', 'L'), kind('Children', '7–8')],
  })
  expect(optionsOf(jersey)).toEqual([
    { name: 'Fit', values: ['Adult', 'Children'] },
    { name: 'Size', values: ['M', 'L', '7–8'] },
  ])
})

test('what changed is told in words, sizes with their stock', () => {
  const after = item({
    ...sizes('S'),
    variants: [size('S', 4, 1600)],
    price: 1800,
    ...off('Sale', 'fixed', 200),
  })
  expect(itemChanges(item(), after)).toEqual([
    { field: 'Price', before: '15.00', after: '18.00' },
    { field: 'Discount', before: 'none', after: 'Sale, 2.00' },
    { field: 'Kinds', before: 'none', after: 'S: 4 at 16.00' },
  ])
})

const promotion = (more: Partial<PromotionFields> = {}): PromotionFields => ({
  product_id: 'p',
  description: 'Warm',
  image_id: null,
  starts_on: '2027-01-01',
  ends_on: null,
  ...more,
})

test.each<[Partial<PromotionFields>, string[]]>([
  [{}, []],
  [{ product_id: '' }, ['product_id']],
  [{ description: ' ' }, ['description']],
  [{ starts_on: '' }, ['starts_on']],
  [{ ends_on: '2026-12-31' }, ['ends_on']],
  [{ ends_on: '2027-01-01' }, []],
])('a promotion with %o has %o wrong', (more, wrong) => {
  expect(Object.keys(promotionErrors(promotion(more)))).toEqual(wrong)
})

test('another day, product or picture of a promotion is told', () => {
  expect(
    promotionChanges(promotion(), promotion({ product_id: 'q', image_id: 'i', ends_on: '2027-01-31' })),
  ).toEqual([
    { field: 'Last day', before: 'none', after: '31/01/2027' },
    { field: 'What is put forward', before: 'one', after: 'another' },
    { field: 'Picture', before: 'none', after: 'another' },
  ])
})
