import { expect, test } from 'vitest'
import { pageKeyBy } from '#kernel/http/page-key.ts'
import { ORDER_PAGES } from './cached-pages.ts'

const key = pageKeyBy([ORDER_PAGES])

test.each([
  '/cart',
  '/cart.data',
  '/cart/data',
  '/checkout',
  '/checkout.data',
  '/checkout/order',
  '/checkout/confirmation',
])('%s is never kept, not even for strangers', (path) => {
  expect(key('GET', path, false)).toBeNull()
  expect(key('GET', '/contact', false)).toBe('/contact')
})
