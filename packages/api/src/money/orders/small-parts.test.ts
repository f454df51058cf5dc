import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  await app.asOwner(
    `insert into discount_codes (club_id, id, code, type, amount) select c.id, gen_random_uuid(), v.code, 'fixed', v.amount
      from clubs c, (values ('ALL', 18000), ('BUT-30', 17970), ('BUT-90', 17910)) v (code, amount) where c.slug = 'dunvarra'`,
  )
})
afterEach(() => desk.clear())
afterAll(() => app.close())

/** A plan of €180 in six parts, with a code. */
async function inParts(code: string): Promise<ShoppingCart> {
  const { shopping_cart_id: id, items } = await desk.fill(await desk.plan('senior-player'))
  const [line] = items
  await desk.pay(id, line?.shopping_cart_item ?? '', line?.payment_options[0]?.payment_option_id ?? null)
  await desk.code(id, code)
  return (await desk.get(id)).body
}

test('a code that is worth the plan makes it free, also where instalments were chosen', async () => {
  const cart = await inParts('ALL')
  expect([cart.pay_today.total, cart.pay_later, cart.items[0]?.instalments]).toEqual([0, 0, []])
  const { status, body } = await desk.freeCheckOut(cart.shopping_cart_id)
  expect(status).toBe(200)
  const order = await desk.order(body.order_id)
  expect([order.status, order.schedule]).toEqual(['Completed', []])
})

test('parts that no card is charged are paid with the first', async () => {
  const cart = await inParts('BUT-90')
  expect([cart.pay_today.total, cart.pay_later, cart.items[0]?.instalments]).toEqual([90, 0, []])
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  const order = await desk.order(body.order_id)
  expect([order.status, order.pay_today.total, order.schedule]).toEqual(['Completed', 90, []])
  const planned = await app.asOwner('select amount from scheduled_payments where order_id = $1', [
    body.order_id,
  ])
  expect(planned).toEqual([])
})

test('what is less than a card can be charged is refused in words, and holds nothing', async () => {
  const cart = await inParts('BUT-30')
  const { status, body } = await desk.checkOut(cart.shopping_cart_id)
  expect([status, body.error_code, body.message]).toEqual([
    400,
    'amount_too_small',
    'Cards can’t be charged less than €0.50, and this comes to €0.30 today. Please add something else to your cart.',
  ])
  const held = await app.asOwner('select status from orders where cart_id = $1', [cart.shopping_cart_id])
  expect(held).toEqual([])
})
