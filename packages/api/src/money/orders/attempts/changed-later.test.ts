import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Buyer } from '../deps.ts'
import { placeOrder } from '../place-order.ts'
import { findOrder } from '../find-order.ts'
import { aCartToOrder, aLineToOrder } from '#testing/world/cart-to-order.ts'
import { app, clubId, depsWith, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

describe('attacks', () => {
  test('what the club changes of a plan later charges nobody more than was agreed', async () => {
    const made = await desk.create([await desk.plan('walking-football')])
    const { body } = await desk.checkOut(made.body.shopping_cart_id)
    await desk.confirm(body.payment_token)
    const order = await desk.order(body.order_id)
    const agreed = order.schedule.length
    const id = await desk.planId('walking-football')
    await app.asOwner('update plans set ends_on = null where id = $1', [id])
    const last = order.schedule.at(-1)?.due ?? ''
    app.setClock(new Date(`${last}T12:00:00Z`))
    for (let at = 0; at < 3; at += 1) await desk.settle()
    await app.asOwner(`update plans set ends_on = '2027-06-30' where id = $1`, [id])
    const [row] = await app.asOwner<{ count: number }>(
      'select count(*)::int as count from scheduled_payments where order_id = $1',
      [body.order_id],
    )
    expect(row?.count).toBe(agreed)
  })

  test('a guest who puts their email right can still pay', async () => {
    const productId = await desk.planId('senior-player')
    const cart = aCartToOrder([aLineToOrder(productId)])
    const guest = (email: string): Buyer => ({
      kind: 'guest',
      guestId: randomUUID(),
      firstName: 'A',
      lastName: 'B',
      email,
    })
    const place = (buyer: Buyer) =>
      app.parts.db.withClub(clubId, (tx) =>
        placeOrder(tx, depsWith(cart), {
          clubId,
          buyer,
          key: null,
          isFree: false,
          body: { shopping_cart_id: cart.id, save_payment_method: false },
        }),
      )
    expect((await place(guest('wrnog@home.example'))).ok).toBe(true)
    expect((await place(guest('right@home.example'))).ok).toBe(true)
  })

  test('what the database says of a failure is not handed on as it is', async () => {
    const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
    const { body } = await desk.checkOut(cart)
    await app.asOwner(
      'alter table payments add constraint broken check (declined_code is null and card is null) not valid',
    )
    await desk.confirm(body.payment_token)
    const said: string[] = []
    const [row] = await app.asOwner<{ user_id: string }>('select user_id from orders where id = $1', [
      body.order_id,
    ])
    await findOrder({ ...depsWith(), onTrouble: (e) => void said.push(e.message) }, clubId, body.order_id, {
      kind: 'user',
      user: { user_id: row?.user_id },
    } as never)
    await app.asOwner('alter table payments drop constraint broken')
    expect(said.join()).not.toMatch(/params|4242/)
  })
})
