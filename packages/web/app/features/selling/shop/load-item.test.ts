import { expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { aPage } from '#lib/testing/page-stub.ts'
import { loadItem } from './load-item.ts'
import { loadShop } from './load-shop.ts'

const opened = (status: number) => {
  const page = aPage({
    getShopItem: () => {
      throw new Refusal(status, 'no', 'No')
    },
  })
  return loadItem(page, 'nope').then(
    () => null,
    (thrown: unknown) => thrown,
  )
}

test('SHOP-05 OPEN-074 an unknown item leads to the error page', async () => {
  const unknown = await opened(404)
  if (!(unknown instanceof Response)) throw new Error('A response was thrown')
  expect([unknown.status >= 300 && unknown.status < 400, unknown.headers.get('location')]).toEqual([
    true,
    '/error',
  ])
})

test.each([500, 503])(
  'ERR-04 OPEN-136 an item that did not come (%i) is tried again in place',
  async (status) => {
    const later = await opened(status)
    expect(later instanceof Response && later.status).toBe(status)
  },
)

test('a club without a shop has no such page', async () => {
  const page = aPage({
    listShopItemTypes: () => {
      throw new Refusal(404, 'not_found', 'No')
    },
    listShopItems: () => {
      throw new Refusal(404, 'not_found', 'No')
    },
  })
  const thrown = await loadShop(page, new URL('https://testford.clubs.example/products/shop')).catch(
    (error: unknown) => error,
  )
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/error')
})
