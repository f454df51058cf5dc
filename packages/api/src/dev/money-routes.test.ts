import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { hostOf } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
afterAll(() => app.close())

async function dev(path: string, payload?: object) {
  const reply = await app.server.inject({
    method: payload ? 'POST' : 'GET',
    url: `/dev/${path}`,
    headers: { host: hostOf('dunvarra') },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

test('money of the demo: what the gateway has, and what orders, books and stock say of it', async () => {
  const plan = await desk.planId('camp-week-2')
  expect((await dev('stock', { product_id: plan, available: 7 })).status).toBe(200)
  const { body: begun } = await desk.checkOut(
    (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id,
  )
  await desk.confirm(begun.payment_token)
  expect((await dev('jobs/run', {})).status).toBe(200)
  const { body } = await dev('money')
  expect(Object.keys(body)).toEqual(['gateway', 'orders', 'ledger', 'stock'])
  expect(body.gateway).toEqual({
    captured: 75_00,
    refunded: 0,
    payments: [
      { payment_token: begun.payment_token, amount: 75_00, status: 'succeeded', order_id: begun.order_id },
    ],
  })
  expect(body.orders).toEqual([
    { order_id: begun.order_id, order_seq: expect.any(Number), status: 'Completed', total_cents: 75_00 },
  ])
  expect(body.ledger).toEqual({
    balanced: true,
    accounts: { gateway: 73_62, fees: 1_38, 'sales:Plan': -75_00 },
  })
  const [place] = body.stock.filter((each: { product_id: string }) => each.product_id === plan)
  expect(place).toEqual({
    product_id: plan,
    name: expect.any(String),
    available: 6,
    reserved: 0,
    sold: expect.any(Number),
  })
})

test('a large catalogue is laid for measurements, and again without doubling it', async () => {
  const wanted = { club: 'dunvarra', shop_items: 120, variants: 3 }
  expect(await dev('catalogue', wanted)).toEqual({ status: 200, body: { shop_items: 120, variants: 360 } })
  expect(await dev('catalogue', { ...wanted, shop_items: 130 })).toEqual({
    status: 200,
    body: { shop_items: 10, variants: 30 },
  })
  const [laid] = await app.asOwner<{ item: string; variant: string }>(
    `select v.item_id as item, v.id as variant from shop_variants v join products p on p.id = v.item_id
      where p.slug = 'measured-7' and v.position = 2`,
  )
  const one = { product_id: laid?.item, variant_id: laid?.variant, available: 1 }
  expect((await dev('stock', one)).status).toBe(200)
  const [stock] = await app.asOwner<object>('select remaining from stock where id = $1', [laid?.variant])
  expect(stock).toEqual({ remaining: 1 })
  const { body } = await dev('money')
  expect(body.stock).toContainEqual({
    product_id: laid?.item,
    name: 'Measured item 7, Size 2',
    available: 1,
    reserved: 0,
    sold: 0,
  })
})

test.each([
  [{ club: 'dunvarra' }, 422],
  [{ club: 'dunvarra', shop_items: 0, variants: 1 }, 422],
  [{ club: 'dunvarra', shop_items: 1_000_000, variants: 1 }, 422],
  [{ club: 'nowhere', shop_items: 1, variants: 0 }, 404],
])('what is no catalogue is refused: %j', async (wanted, status) => {
  expect((await dev('catalogue', wanted)).status).toBe(status)
})

test('what banks do, and what somebody does at the gateway’s own pages, can be played', async () => {
  const { body: begun } = await desk.checkOut(
    (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id,
  )
  await desk.confirm(begun.payment_token)
  const payment = { payment_token: begun.payment_token }
  expect(await dev('gateway/refund', { ...payment, amount: 10_00 })).toMatchObject({
    status: 200,
    body: { refund_id: expect.any(String), amount: 10_00 },
  })
  expect((await dev('gateway/dispute', { ...payment, outcome: 'won' })).body).toMatchObject({
    amount: 170_00,
    status: 'won',
  })
  expect((await dev('gateway/dispute', { ...payment, outcome: 'maybe' })).status).toBe(422)
  expect((await dev('gateway/refund', { payment_token: 'nobody', amount: 1 })).status).toBe(404)
  const unknown = await dev('gateway/unknown-payment', { club: 'dunvarra', amount: 55_00 })
  expect((await dev('gateway/refund', { ...unknown.body, amount: 55_00 })).status).toBe(200)
  expect((await dev('gateway/unknown-payment', { club: 'nobody', amount: 55_00 })).status).toBe(422)
})
