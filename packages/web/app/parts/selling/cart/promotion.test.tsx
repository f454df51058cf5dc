// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { cleanup } from '@testing-library/react'
import type { Promotion } from '@clubhouse/contract/selling/shop'
import { aCart, aCartItem } from '@clubhouse/domain/testing/a-cart'
import { anOriginal, showOnSite } from '#lib/testing/on-site.tsx'
import { PromotionSlot } from './promotion-slot.tsx'

afterEach(cleanup)

const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  promotion_id: '7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0a01',
  description: 'Three lines for €5.',
  image: anOriginal('lotto')[0] ?? null,
  product_id: '7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0a02',
  product_slug: 'rovers-lotto',
  product_name: 'Rovers Lotto',
  product_type: 'Lotto',
  ...changes,
})
const shown = (promotion: Promotion | null, cart = aCart([aCartItem()])) =>
  showOnSite(<PromotionSlot promotion={promotion} cart={cart} />)

test.each([
  ['PROMO-03', 'Lotto', '/products/lotto/rovers-lotto'],
  ['PROMO-04', 'Draw', '/products/draw/rovers-lotto'],
  ['PROMO-05', 'ShopItem', '/products/shop/rovers-lotto'],
] as const)('%s the add button of a %s leads to %s', (_, product_type, href) => {
  const link = shown(aPromotion({ product_type })).querySelector('a')
  expect(link?.getAttribute('href')).toBe(href)
})

test('PROMO-02 shows its picture and its words', () => {
  const banner = shown(aPromotion())
  expect(banner.querySelector('img')?.getAttribute('src')).toContain('lotto')
  expect(banner.textContent).toContain('Three lines for €5.')
})

test('PROMO-01 PROMO-06 not where its product is in the cart already, and not where there is none', () => {
  const item = aCartItem()
  const inCart = { ...item, product: { ...item.product, product_id: aPromotion().product_id } }
  expect(shown(aPromotion(), aCart([inCart])).textContent).toBe('')
  expect(shown(null).textContent).toBe('')
  expect(shown(aPromotion(), aCart([])).textContent).toContain('Rovers Lotto')
})
