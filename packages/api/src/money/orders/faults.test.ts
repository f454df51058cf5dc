import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { refundOrder } from './refund-order.ts'

let app: TestApp
let desk: CheckoutClient
let clubId: string
let start = TEST_NOW.getTime()
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterEach(async () => {
  await faults({})
  // Each has minutes of its own: what the clock did in one it does not do again.
  app.setClock(new Date((start += 10 * 60_000)))
  await desk.signIn()
  await desk.clear()
})
afterAll(() => app.close())

const faults = async (wanted: object) => expect(await app.parts.sandbox?.desk.setFaults(wanted)).toBe(true)

/** So many seconds after the test began, and all that is due by then. */
async function after(seconds: number): Promise<void> {
  app.setClock(new Date(start + seconds * 1000))
  await desk.settle()
}

const cart = async () => (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id

const statusOf = async (orderId: string) =>
  (await app.asOwner<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status

const atGateway = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? []).filter((payment) => payment.orderId === orderId)

/** What the gateway took is what our books say, and nothing is booked twice. */
async function addsUp(): Promise<void> {
  const { captured, refunded, balance, unbalanced } = await desk.money()
  expect([unbalanced, balance]).toEqual([0, captured - refunded])
}

describe('within a minute the order is complete, once, when webhooks', () => {
  test.each([
    { what: 'come three times', webhooks: { duplicate: 2 } },
    { what: 'overtake each other', webhooks: { reorder: true } },
    { what: 'are lost', webhooks: { drop: true } },
    { what: 'are held', webhooks: { hold: true } },
    { what: 'come late', webhooks: { delay_ms: 3_600_000 } },
  ])('$what', async ({ webhooks }) => {
    await faults({ webhooks })
    const { body } = await desk.checkOut(await cart())
    await desk.confirm(body.payment_token)
    await after(60)
    expect(await statusOf(body.order_id)).toBe('Completed')
    await faults({})
    await after(120)
    expect(await statusOf(body.order_id)).toBe('Completed')
    await addsUp()
  })
})

describe('a gateway that does it and does not say so', () => {
  test('when a payment is made: asked again, it is the same payment', async () => {
    const id = await cart()
    await faults({ create: { create_then_hang: true } })
    const before = (await app.parts.sandbox?.desk.listPayments())?.length ?? 0
    const cut = desk.checkOut(id)
    await eventually(async () =>
      expect(await app.parts.sandbox?.desk.listPayments()).toHaveLength(before + 1),
    )
    await faults({})
    expect((await cut).status).toBeGreaterThanOrEqual(500)
    const { status, body } = await desk.checkOut(id)
    expect(status).toBe(200)
    await desk.confirm(body.payment_token)
    await after(60)
    expect(await statusOf(body.order_id)).toBe('Completed')
    expect(await atGateway(body.order_id)).toHaveLength(1)
    await addsUp()
  })

  test('when money is captured: the order is complete within a minute', async () => {
    const { body } = await desk.checkOut(await cart())
    await faults({ confirm: { capture_then_hang: true }, webhooks: { drop: true } })
    const cut = desk.confirm(body.payment_token)
    await eventually(async () =>
      expect(await atGateway(body.order_id)).toMatchObject([{ status: 'succeeded' }]),
    )
    await faults({})
    expect((await cut).status).toBe(504)
    await after(60)
    expect(await statusOf(body.order_id)).toBe('Completed')
    await addsUp()
  })

  test('when money goes back: it goes once', async () => {
    const { body } = await desk.checkOut(await cart())
    await desk.confirm(body.payment_token)
    const order = await desk.order(body.order_id)
    await faults({ refund: { refund_then_hang: true } })
    const lines = [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 180_00 }]
    await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId: order.order_id,
        lines,
        reason: 'Moved away',
        now: app.parts.now(),
        requestedBy: '00000000-0000-4000-8000-000000000000',
      }),
    )
    const cut = desk.settle()
    await eventually(async () => expect(await atGateway(body.order_id)).toMatchObject([{ refunded: 180_00 }]))
    await faults({})
    await cut
    // The minute, and the moment that the test itself took before.
    await after(75)
    expect(await statusOf(body.order_id)).toBe('Refunded')
    expect(await atGateway(body.order_id)).toMatchObject([{ refunded: 180_00 }])
    await addsUp()
  })
})
