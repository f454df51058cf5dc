import { expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { aPage } from '#lib/testing/page-stub.ts'
import { loadItem } from './load-item.ts'

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

test('SHOP-05 OPEN-074 an unknown item leads to the error page; one that may be there in a moment is tried again in place', async () => {
  const unknown = await opened(404)
  if (!(unknown instanceof Response)) throw new Error('A response was thrown')
  expect([unknown.status >= 300 && unknown.status < 400, unknown.headers.get('location')]).toEqual([
    true,
    '/error',
  ])
  const later = await opened(503)
  expect(later instanceof Response && later.status).toBe(503)
})
