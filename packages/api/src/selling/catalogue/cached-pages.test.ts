import { expect, test } from 'vitest'
import { pageKeyBy } from '#kernel/http/page-key.ts'
import { MEMBERSHIP_PAGES } from './capability.ts'

const keyOf = (url: string) => pageKeyBy([MEMBERSHIP_PAGES])('GET', url, false)
const ID = '00000000-0000-4000-8000-0000000000aa'

test('MEMB-09 a single programme is a page of its own, which may be kept', () => {
  expect(keyOf('/products/membership')).toBe('/products/membership')
  expect(keyOf(`/products/membership?id=${ID}&utm_source=mail`)).toBe(`/products/membership?id=${ID}`)
  expect(keyOf(`/products/membership.data?id=${ID}`)).toBe(`/products/membership.data?id=${ID}`)
  expect(keyOf('/products/membership?id=anything')).toBeNull()
  expect(keyOf(`/contact?id=${ID}`)).toBeNull()
})
