import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { messagesDuring } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

/** ADR 061, as it leaves the process: whatever stands between a capability and the driver passes on what it was asked with. */
describe.skipIf(testDatabaseKind() === 'embedded')('a transaction of one statement', () => {
  let app: TestApp
  let desk: CartClient
  let cart = ''
  beforeAll(async () => {
    app = await openTestApp()
    desk = await openCartClient(app)
    const { product_id, metadata } = (
      await app.server.inject('/api/v2/store/dunvarra/shop-items/bottle')
    ).json()
    const item = { product_id, metadata: { quantity: 1, variant_id: metadata.variants[0]?.variant_id } }
    cart = (await desk.create([item], { as: '' })).body.shopping_cart_id
  })
  afterAll(() => app.close())

  test('of a club is one message with its begin and its end', async () => {
    const messages = await messagesDuring(() => desk.get(cart, { as: '' }))
    expect(messages).toEqual([
      [expect.stringMatching(/^begin; set local/), expect.stringMatching(/^select/), 'commit'],
    ])
  })

  test('of the platform is the statement alone', async () => {
    const duties = app.parts.capabilities.flatMap(({ effects }) => effects ?? []).map(({ duty }) => duty)
    const inbox = duties.find(({ name }) => name === 'webhooks')
    const messages = await messagesDuring(async () => inbox?.nextDue?.())
    expect(messages).toEqual([[expect.stringMatching(/^select min/)]])
  })
})
