import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { ask } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { payNow } from '../../payments/later/pay-now.ts'
import { refundOrder } from '../refund-order.ts'
import { app, clubId, depsWith, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

describe('attacks', () => {
  test('an instalment that waits for its holder cannot be paid beside its arrears', async () => {
    const cart = await inInstalments()
    const { body } = await desk.checkOut(cart)
    const asked = await desk.confirm(body.payment_token, CARDS.challenge)
    const challenge = String(asked.body.redirect_url).split('/').at(-1)
    await app.server.inject({
      method: 'POST',
      url: `/sandbox/challenge/${challenge}`,
      headers: { host: 'dunvarra.clubhouse.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=approve',
    })
    expect((await desk.order(body.order_id)).status).toBe('Completed')
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await desk.settle()
    const rows = () =>
      app.asOwner<Record<string, string>>(
        `select p.id, p.kind, p.status, p.payment_token, p.customer_id, p.method_id, o.user_id, s.status as s
         from payments p join orders o on o.id = p.order_id left join scheduled_payments s on s.payment_id = p.id
         where p.order_id = $1 order by p.created_at`,
        [body.order_id],
      )
    const [, later] = await rows()
    await app.asOwner(`update sandbox_methods set behaviour = 'good' where id = $1`, [later?.method_id])
    await payNow(depsWith(), {
      what: 'arrears',
      clubId,
      orderId: body.order_id,
      userId: later?.user_id ?? '',
      card: { customerId: later?.customer_id ?? '', methodId: later?.method_id ?? '' },
    })
    const before = await desk.money()
    await desk.confirm(later?.payment_token ?? '')
    await desk.settle()
    const after = await desk.money()
    // Should the gateway still take it, it goes back at once.
    expect(after.captured - after.refunded).toBe(before.captured - before.refunded)
    expect(after.unbalanced).toBe(0)
  })

  test('no line is given back more than was paid for it', async () => {
    const cart = await desk.fill(await desk.plan('senior-player'), await desk.plan('social-member'))
    const line = cart.items.find(({ product }) => product.name === 'Senior player')
    await desk.pay(
      cart.shopping_cart_id,
      line?.shopping_cart_item ?? '',
      line?.payment_options[0]?.payment_option_id ?? null,
    )
    const { body } = await desk.checkOut(cart.shopping_cart_id)
    await desk.confirm(body.payment_token)
    const order = await desk.order(body.order_id)
    const senior = order.items.find(({ product }) => product.name === 'Senior player')
    const made = await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId: body.order_id,
        reason: 'x',
        requestedBy: randomUUID(),
        now: TEST_NOW,
        lines: [{ order_item_id: senior?.order_item_id ?? '', amount: 60_00 }],
      }),
    )
    expect([senior?.initial_payment, made.ok]).toEqual([30_00, false])
  })

  test('the key of an order that came to nothing begins a new one', async () => {
    const cart = await inInstalments()
    const key = { headers: { 'idempotency-key': 'k24' } }
    await desk.checkOut(cart, {}, key)
    app.setClock(new Date(TEST_NOW.getTime() + 31 * 60_000))
    await desk.signIn()
    await desk.settle()
    const again = await desk.checkOut(cart, {}, key)
    expect((await desk.confirm(again.body.payment_token)).body.status).toBe('succeeded')
  })

  test('on a club’s site no other club’s orders are made', async () => {
    const r = await ask(
      app,
      '/v2/store/inishvarn/checkouts',
      { shopping_cart_id: randomUUID() },
      { as: desk.brid },
    )
    const c = await ask(app, `/v2/store/inishvarn/shopping-cart/${randomUUID()}`, undefined, {
      as: desk.brid,
    })
    expect(r.body.message).toBe(c.body.message)
  })
})
