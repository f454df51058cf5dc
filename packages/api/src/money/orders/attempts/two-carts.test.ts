import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TEST_NOW } from '#testing/test-database.ts'
import { app, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'

openAttempts()

const statusOf = async (orderId: string) =>
  (await app.asOwner<object>('select status, cart_id as cart from orders where id = $1', [orderId]))[0]

/** Another cart with an order of its own, as of somebody who was not signed in. */
async function nobodysOrder(
  like: string,
  status: 'New' | 'Pending',
): Promise<{ cart: string; order: string }> {
  const cart = randomUUID()
  const order = randomUUID()
  await app.asOwner('insert into carts (club_id, id, created_at, updated_at) values ($1, $2, now(), now())', [
    clubId,
    cart,
  ])
  await app.asOwner(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'cart_id', $3::text,
      'seq', nextval('order_numbers'), 'user_id', null, 'guest_id', gen_random_uuid(), 'status', $4::text))).*
      from orders o where o.id = $1`,
    [like, order, cart, status],
  )
  return { cart, order }
}

test('two carts that become one and both have an order: one of them stays, and what the other held is free', async () => {
  const plan = await desk.planId('camp-week-2')
  const reserved = async () =>
    (await app.asOwner<{ reserved: number }>('select reserved from stock where id = $1', [plan]))[0]?.reserved
  const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
  const one = (await desk.checkOut(cart)).body
  const held = (await reserved()) ?? 0
  const other = await nobodysOrder(one.order_id, 'New')
  expect((await desk.attach(other.cart)).status).toBe(200)
  expect(await statusOf(one.order_id)).toEqual({ status: 'Cancelled', cart: other.cart })
  expect(await statusOf(other.order)).toEqual({ status: 'New', cart: other.cart })
  expect(await reserved()).toBe(held - 1)

  // Its money comes all the same: the cart has another order, so it goes back.
  await desk.confirm(one.payment_token)
  await desk.settle()
  await desk.settle()
  const { captured, refunded, balance, unbalanced } = await desk.money()
  expect([captured - refunded, unbalanced]).toEqual([balance, 0])
  expect((await statusOf(one.order_id)) as object).not.toMatchObject({ status: 'Completed' })
})

test('money that is on its way is not given up for an order that nobody has paid', async () => {
  const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
  const one = (await desk.checkOut(cart)).body
  const other = await nobodysOrder(one.order_id, 'New')
  await app.asOwner(`update orders set status = 'Pending' where id = $1`, [one.order_id])
  expect((await desk.attach(other.cart)).status).toBe(200)
  expect(await statusOf(one.order_id)).toEqual({ status: 'Pending', cart: other.cart })
  expect(await statusOf(other.order)).toEqual({ status: 'Cancelled', cart: other.cart })
})

test('late money for a bundle of which there are only so many takes one of them again', async () => {
  const bundleId = await desk.planId('siblings-saver')
  await app.asOwner('insert into stock (club_id, id, remaining) values ($1, $2, 1)', [clubId, bundleId])
  await app.asOwner('update products set stock_id = id where id = $1', [bundleId])
  const OISIN = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
  const plans = [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12', OISIN)]
  const cart = (await desk.fill(await desk.bundle('siblings-saver', plans))).shopping_cart_id
  const { body } = await desk.checkOut(cart)
  const shelf = async () =>
    (await app.asOwner<object>('select remaining, reserved, sold from stock where id = $1', [bundleId]))[0]
  expect(await shelf()).toEqual({ remaining: 0, reserved: 1, sold: 0 })
  await desk.confirm(body.payment_token)
  await app.asOwner('delete from webhook_events')
  await app.asOwner('delete from sandbox_events')
  app.setClock(new Date(TEST_NOW.getTime() + 31 * 60_000))
  await desk.settle()
  expect(await statusOf(body.order_id)).toMatchObject({ status: 'Completed' })
  expect(await shelf()).toEqual({ remaining: 0, reserved: 0, sold: 1 })
})
