import { describe, expect, test } from 'vitest'
import { TEST_NOW } from '#testing/test-database.ts'
import { app, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

const cartOf = async (...items: object[]) => (await desk.fill(...items)).shopping_cart_id

describe('attacks', () => {
  test('a paid cart that was checked out is not completed by the free way', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    const free = await desk.freeCheckOut(cart)
    const order = await desk.order(body.order_id)
    expect([free.status, order.status]).toEqual([400, 'New'])
  })

  test('the same with the key of the checkout', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const key = { headers: { 'idempotency-key': 'free-ride' } }
    const { body } = await desk.checkOut(cart, { save_payment_method: false }, key)
    const free = await desk.freeCheckOut(cart, key)
    const order = await desk.order(body.order_id)
    expect([free.status, order.status]).toEqual([400, 'New'])
  })

  test('an order that was given back whole is not charged any more', async () => {
    const cart = await inInstalments()
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    const order = await desk.order(body.order_id)
    const { refundOrder } = await import('../refund-order.ts')
    const [row] = await app.asOwner<{ club_id: string; user_id: string }>(
      'select club_id, user_id from orders where id = $1',
      [body.order_id],
    )
    const clubId = row?.club_id ?? ''
    await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId: body.order_id,
        lines: [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 30_00 }],
        reason: 'left',
        requestedBy: row?.user_id ?? '',
        now: TEST_NOW,
      }),
    )
    await desk.settle()
    expect((await desk.order(body.order_id)).status).toBe('Refunded')
    const before = await desk.money()
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await desk.settle()
    await desk.signIn()
    expect((await desk.money()).captured).toBe(before.captured)
  })
})
