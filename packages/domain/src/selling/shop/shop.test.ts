import { describe, expect, test } from 'vitest'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { type KeptShopItem, shopItemAsSold } from './as-sold-now.ts'
import { choiceProblem, itemPrice } from './item-price.ts'
import { shopItemTypeTitle } from './item-types.ts'

const AT = { now: new Date('2026-11-16T12:00:00Z'), today: '2026-11-16' }
const id = '7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0a01'

const kept = (changes: Partial<KeptShopItem> = {}): KeptShopItem => ({
  product_id: id,
  slug: 'top',
  name: 'Top',
  description: '',
  price: 50_00,
  type: 'ShopItem',
  opensAt: null,
  closesAt: null,
  left: null,
  variants: [],
  metadata: {
    type: 'merchandise',
    images: [],
    options: [],
    any_amount: null,
    shop_item_discount: null,
    max_quantity: 5,
    handed_out: '',
    size_guide: '',
  },
  ...changes,
})
const sizes = (...left: (number | null)[]): Partial<KeptShopItem> => ({
  variants: left.map((each, at) => ({
    variant_id: `7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0b0${at}`,
    options: { Size: 'SML'[at] ?? '' },
    price: null,
    left: each,
  })),
  metadata: { ...kept().metadata, options: [{ name: 'Size', values: ['S', 'M', 'L'] }] },
})
const sold = (changes?: Partial<KeptShopItem>): ShopItem => shopItemAsSold(kept(changes), AT)

describe('what is left', () => {
  test.each([
    ['as many as are wanted', {}, { available_count: null, sold_out: false, availability: 'open' }],
    ['three', { left: 3 }, { available_count: 3, sold_out: false, availability: 'limited' }],
    ['none', { left: 0 }, { available_count: 0, sold_out: true, availability: 'sold_out' }],
    ['of all sizes', sizes(0, 2, 1), { available_count: 3, sold_out: false, availability: 'limited' }],
    ['of no size', sizes(0, 0), { available_count: 0, sold_out: true }],
    ['one size without end', sizes(0, null), { available_count: null, availability: 'open' }],
    ['not yet', { opensAt: '2026-11-16T12:00:01Z' }, { availability: 'not_open' }],
    ['no more', { closesAt: '2026-11-16T12:00:00Z' }, { availability: 'closed' }],
  ])('%s', (_, changes, expected) => {
    expect(sold(changes).metadata).toMatchObject(expected)
  })
})

describe('the price of one', () => {
  const discount = (type: 'percentage' | 'fixed', amount: number): Partial<KeptShopItem> => ({
    metadata: { ...kept().metadata, shop_item_discount: { name: 'Sale', type, amount } },
  })
  const gift = { metadata: { ...kept().metadata, any_amount: { min: 1_00, max: 100_00, suggested: [] } } }
  const none = { variant: null, amount: null }
  test.each([
    ['as it is', {}, none, { price: 50_00, off: 0 }],
    ['a tenth less', discount('percentage', 10), none, { price: 50_00, off: 5_00 }],
    ['never less than nothing', discount('fixed', 60_00), none, { price: 50_00, off: 50_00 }],
    ['a gift is what is given', gift, { variant: null, amount: 7_50 }, { price: 7_50, off: 0 }],
  ])('%s', (_, changes, chosen, expected) => {
    expect(itemPrice(sold(changes), chosen)).toEqual(expected)
  })

  test('a size may have its own', () => {
    const item = sold(sizes(1, 1))
    const variant = { ...item.metadata.variants[0]!, price: 55_00 }
    expect(itemPrice(item, { variant, amount: null }).price).toBe(55_00)
  })
})

test.each([
  [{ quantity: 1 }, null],
  [{ quantity: 5 }, null],
  [{ quantity: 6 }, 'quantity'],
  [{ quantity: 0 }, 'quantity'],
  [{ quantity: 1.5 }, 'quantity'],
  [{ quantity: Number.NaN }, 'quantity'],
  [{ variant_id: id }, 'variant'],
  [{ amount: 5_00 }, 'amount'],
])('what was chosen of a plain item: %j', (choice, problem) => {
  expect(choiceProblem(sold(), { quantity: 1, variant_id: null, amount: null, ...choice })).toBe(problem)
})

test('DATA-63 OPEN-072 types by their display names', () => {
  expect((['event_ticket', 'tour_trips', 'merchandise'] as const).map(shopItemTypeTitle)).toEqual([
    'Tickets / Events',
    'Tour / Trips',
    'Merchandise',
  ])
})
