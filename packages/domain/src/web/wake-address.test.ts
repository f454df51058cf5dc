import { expect, test } from 'vitest'
import { pageToWake, wakeAddress } from './wake-address.ts'

test.each([
  { page: '/', address: '/_.wake' },
  { page: '/contact', address: '/contact.wake' },
  { page: '/news/new-floodlights', address: '/news/new-floodlights.wake' },
])('$page wakes by $address, and back', ({ page, address }) => {
  expect(wakeAddress(page)).toBe(address)
  expect(pageToWake(address)).toBe(page)
})

test('an address without the ending is a page', () => {
  expect(['/', '/contact', '/wake', '/contact.data'].map(pageToWake)).toEqual([null, null, null, null])
})
