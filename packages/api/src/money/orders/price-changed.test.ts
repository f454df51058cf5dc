import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

/** What the page showed is what is charged: each way in which a cart comes to cost something else while its page is open. */

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
})
afterAll(() => app.close())

const seen = ({ pay_today, pay_later }: ShoppingCart) => ({ today: pay_today.total, later: pay_later })

async function halfZip() {
  const found = await app.server.inject('/api/v2/store/dunvarra/shop-items/half-zip')
  const { product_id, metadata } = found.json<ShopItem>()
  return { product_id, metadata: { quantity: 1, variant_id: metadata.variants[0]?.variant_id } }
}

const ordersOf = (cart: ShoppingCart) =>
  app.asOwner('select status from orders where cart_id = $1', [cart.shopping_cart_id])

/** The cart as the page shows it, and what the club or the clock does then. */
const WAYS: { what: string; fill: () => Promise<ShoppingCart>; change: () => Promise<unknown> }[] = [
  {
    what: 'a discount of the shop ends',
    fill: async () => desk.fill(await halfZip()),
    change: () =>
      app.asOwner(`update shop_items set discount_name = null, discount_type = null, discount_amount = null where id in
      (select id from products where slug = 'half-zip')`),
  },
  {
    what: 'a multi-buy ends',
    fill: async () =>
      desk.fill(
        await desk.plan('juvenile-u8-u12'),
        await desk.plan('juvenile-u8-u12', {
          first_name: 'Oisín',
          date_of_birth: '2014-04-29T00:00:00.000Z',
        }),
      ),
    change: () => app.asOwner('update plan_discounts set is_active = false'),
  },
  {
    what: 'a code expires at midnight',
    fill: async () => {
      const { shopping_cart_id: id } = await desk.fill(await desk.plan('social-member'))
      await desk.code(id, 'TONIGHT')
      return (await desk.get(id)).body
    },
    change: async () => {
      app.setClock(new Date('2026-11-16T00:00:01Z'))
      await desk.signIn()
    },
  },
  {
    what: 'the last day of an early bird is over',
    fill: async () => {
      const product = await desk.plan('social-member')
      await app.asOwner(
        `insert into plan_discounts (club_id, id, name, kind, type, ends_on, plan_ids, offerings, is_active)
          select club_id, gen_random_uuid(), 'Early bird', 'early_bird', 'fixed', '2026-11-15', array[id],
            '[{"number_of_products":1,"discount_amount":1500}]', true
          from products where slug = 'social-member' and club_id = (select id from clubs where slug = 'dunvarra')`,
      )
      return desk.fill(product)
    },
    change: async () => {
      app.setClock(new Date('2026-11-16T00:00:01Z'))
      await desk.signIn()
    },
  },
  {
    what: 'a code is switched off while the plan is paid in parts',
    fill: async () => {
      const { shopping_cart_id: id, items } = await desk.fill(await desk.plan('senior-player'))
      const [line] = items
      const option = line?.payment_options[0]?.payment_option_id ?? null
      await desk.pay(id, line?.shopping_cart_item ?? '', option)
      await desk.code(id, 'TONIGHT')
      return (await desk.get(id)).body
    },
    change: () => app.asOwner(`update discount_codes set is_active = false where code = 'TONIGHT'`),
  },
  {
    what: 'the ladder of a draw changes, but for one ticket',
    fill: () => desk.fill(desk.entries(5)),
    change: () =>
      app.asOwner(
        `update lotteries set prices = (select jsonb_agg(case when (step ->> 'count')::int = 1 then step
          else step || jsonb_build_object('price', (step ->> 'price')::int + 300) end) from jsonb_array_elements(prices) step)
        where id = $1`,
        [desk.hamper.product_id],
      ),
  },
]

describe('409 price_changed with the cart as it is now, and nothing is ordered or charged', () => {
  test.each(WAYS)('$what', async ({ fill, change }) => {
    await app.asOwner(
      `insert into discount_codes (club_id, id, code, type, amount, valid_to)
        select id, gen_random_uuid(), 'TONIGHT', 'percentage', 25, '2026-11-16T00:00:00Z' from clubs where slug = 'dunvarra'
        on conflict (club_id, code) do update set is_active = true`,
    )
    const cart = await fill()
    const before = seen(cart)
    const captured = (await desk.money()).captured
    await change()
    const now: ShoppingCart = (await desk.get(cart.shopping_cart_id)).body
    const { status, body } = await desk.order18(cart.shopping_cart_id, {}, { total: before })
    expect([status, body.error_code]).toEqual([409, 'price_changed'])
    expect(body.message).toBe('The price has changed since you opened this page. Nothing has been charged.')
    expect(body.cart).toEqual(now)
    const after = seen(now)
    expect(after.today + after.later).toBeGreaterThan(before.today + before.later)
    expect([await ordersOf(cart), (await desk.money()).captured]).toEqual([[], captured])
    // Whoever has seen the new one buys it: nothing was lost.
    const again = await desk.order18(cart.shopping_cart_id, {}, { total: after })
    expect(again.status).toBe(200)
    await desk.confirm(again.body.payment_token)
    const order = await desk.order(again.body.order_id)
    expect([order.status, order.pay_today.total, order.pay_later]).toEqual([
      'Completed',
      after.today,
      after.later,
    ])
  })

  test('a cart that has become cheaper is shown first, too', async () => {
    const cart = await desk.fill(await desk.plan('social-member'))
    const total = { today: seen(cart).today + 1, later: 0 }
    expect((await desk.checkOut(cart.shopping_cart_id, { total })).body.error_code).toBe('price_changed')
  })

  test('what was begun before stays payable while the page is old, and is given up once the new total was seen', async () => {
    const cart = await desk.fill(await desk.plan('social-member'))
    const first = await desk.checkOut(cart.shopping_cart_id, { total: seen(cart) })
    const id = cart.shopping_cart_id
    await desk.code(id, 'EARLY10')
    const old = await desk.checkOut(id, { total: seen(cart) })
    expect([old.status, await ordersOf(cart)]).toEqual([409, [{ status: 'New' }]])
    const { body } = await desk.checkOut(id, { total: seen(old.body.cart) })
    expect(body.order_id).not.toBe(first.body.order_id)
    expect((await desk.order(first.body.order_id)).status).toBe('Cancelled')
  })

  test('for what was free as well', async () => {
    const cart = await desk.fill(await desk.plan('social-member'))
    const id = cart.shopping_cart_id
    await desk.code(id, 'COACH50')
    const free: ShoppingCart = (await desk.get(id)).body
    expect(seen(free)).toEqual({ today: 0, later: 0 })
    await desk.resetCode(id)
    const path = '/v2/store/dunvarra/free_checkout'
    const body = { shopping_cart_id: id, total: seen(free) }
    const refused = await ask(app, path, body, { as: desk.brid })
    expect([refused.status, refused.body.error_code, seen(refused.body.cart)]).toEqual([
      409,
      'price_changed',
      seen(cart),
    ])
  })
})

test('a client of the API that says no total buys as it always did, and the same press sent again is the same order', async () => {
  const cart = await desk.fill(await desk.plan('social-member'))
  const key = { headers: { 'idempotency-key': 'a-press' } }
  const sent = { total: seen(cart) }
  const first = await desk.checkOut(cart.shopping_cart_id, sent, key)
  await desk.code(cart.shopping_cart_id, 'EARLY10')
  const again = await desk.checkOut(cart.shopping_cart_id, sent, key)
  expect([first.status, again.status, again.body.order_id]).toEqual([200, 200, first.body.order_id])
  expect((await desk.checkOut(cart.shopping_cart_id)).status).toBe(200)
})
