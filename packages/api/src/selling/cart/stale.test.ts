import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/** What becomes of lines whose plans the club changes after they were added. */

let app: TestApp
let desk: CartClient
let cart: ShoppingCart
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
})
afterAll(() => app.close())

const OISIN = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
beforeEach(async () => {
  await desk.clear()
  await app.asOwner(
    `update stock set remaining = 2 from products p where p.stock_id = stock.id and p.slug = 'camp-week-2'`,
  )
  cart = (
    await desk.create([
      await desk.plan('senior-player'),
      await desk.plan('camp-week-2'),
      await desk.plan('camp-week-2', OISIN),
      await desk.bundle('siblings-saver', [
        await desk.plan('juvenile-u8-u12'),
        await desk.plan('juvenile-u8-u12', OISIN),
      ]),
    ])
  ).body
})

const plan = (slug: string, change: string) =>
  app.asOwner(`update plans set ${change} from products p where p.id = plans.id and p.slug = $1`, [slug])
const product = (slug: string, change: string) =>
  app.asOwner(`update products set ${change} where slug = $1`, [slug])
const problems = async () => {
  const { body } = await desk.get(cart.shopping_cart_id)
  return body.items.map(({ problem }: CartItem) => problem && [problem.kind, problem.message])
}

test('a price that has changed is told with both amounts, until they choose how to pay', async () => {
  await plan('senior-player', 'price = 19000')
  expect(await problems()).toEqual([
    ['repriced', 'Senior player costs €190.00 now. It was €180.00 when you added it.'],
    null,
    null,
    null,
  ])
  const [item] = cart.items
  const seen = await desk.pay(cart.shopping_cart_id, item?.shopping_cart_item ?? '', null)
  expect(seen.body.items[0]).toMatchObject({ price: 190_00, problem: null })
  expect(await problems()).toEqual([null, null, null, null])
  await plan('senior-player', 'price = 18000')
})

test('a plan that is gone, closed or not open again is told, and still priced', async () => {
  await product('senior-player', 'is_active = false')
  expect((await problems())[0]).toEqual([
    'gone',
    'Senior player is no longer on offer. Please remove it to continue.',
  ])
  await product('senior-player', 'is_active = true')
  await plan('senior-player', `closes_at = '2026-11-15T12:00:00Z'`)
  expect((await problems())[0]).toEqual([
    'expired',
    'Senior player has closed. Please remove it to continue.',
  ])
  await plan('senior-player', `closes_at = null, opens_at = '2026-12-01T12:00:00Z'`)
  expect((await problems())[0]).toEqual([
    'gone',
    'Senior player isn’t open yet. Please remove it to continue.',
  ])
  await plan('senior-player', 'opens_at = null')
  expect((await problems())[0]).toBeNull()
})

test('what is left goes to the lines from the top', async () => {
  const left = (count: number) =>
    app.asOwner(
      `update stock set remaining = $1 from products p where p.stock_id = stock.id and p.slug = 'camp-week-2'`,
      [count],
    )
  await left(1)
  expect(await problems()).toEqual([
    null,
    null,
    [
      'sold_out',
      'There is only 1 of Camp week 2 left, and your cart has more. Please remove what’s too many.',
    ],
    null,
  ])
  await left(0)
  const SOLD_OUT = ['sold_out', 'Camp week 2 is sold out. Please remove it to continue.']
  expect(await problems()).toEqual([null, SOLD_OUT, SOLD_OUT, null])
})

test('a bundle is told of with what is in it', async () => {
  await product('juvenile-u8-u12', 'is_active = false')
  expect((await problems())[3]).toEqual([
    'sold_out',
    'Siblings saver is sold out. Please remove it to continue.',
  ])
  await product('juvenile-u8-u12', 'is_active = true')
  await app.asOwner(
    `update bundles set juveniles_min = 3 from products p where p.id = bundles.id and p.slug = 'siblings-saver'`,
  )
  expect((await problems())[3]).toEqual([
    'gone',
    'Siblings saver has changed (Add at least 3 juvenile plan(s)). Please remove it and choose again.',
  ])
  await app.asOwner(
    `update bundles set juveniles_min = 2, valid_to = '2026-11-14' from products p
      where p.id = bundles.id and p.slug = 'siblings-saver'`,
  )
  expect((await problems())[3]).toEqual([
    'expired',
    'Siblings saver has closed. Please remove it to continue.',
  ])
  await app.asOwner(
    `update bundles set valid_to = '2027-06-30' from products p where p.id = bundles.id and p.slug = 'siblings-saver'`,
  )
  await app.asOwner(`update bundle_items set price_in_bundle = 9600 where price_in_bundle = 9500`)
  expect((await problems())[3]).toEqual([
    'repriced',
    'Siblings saver costs €192.00 now. It was €190.00 when you added it.',
  ])
  await app.asOwner(`update bundle_items set price_in_bundle = 9500 where price_in_bundle = 9600`)
})

test('a way to pay that is no longer offered is told, and it would be paid at once', async () => {
  const [item] = cart.items
  const option = item?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, item?.shopping_cart_item ?? '', option)
  const [before] = await app.asOwner<{ options: unknown }>(
    `select payment_options as options from plans l join products p on p.id = l.id where p.slug = 'senior-player'`,
  )
  await plan('senior-player', `payment_options = '[]'`)
  const { body } = await desk.get(cart.shopping_cart_id)
  expect(body.items[0]).toMatchObject({
    payment_option_id: null,
    today: 180_00,
    instalments: [],
    problem: {
      kind: 'repriced',
      message: 'Senior player can’t be paid in the way you chose any more. Please choose how to pay.',
    },
  })
  await app.asOwner(
    `update plans set payment_options = $1 from products p where p.id = plans.id and p.slug = 'senior-player'`,
    [JSON.stringify(before?.options)],
  )
})

test('API-38 a way to pay that is another plan’s is refused', async () => {
  const [senior] = cart.items
  const camp = cart.items[1]?.shopping_cart_item ?? ''
  const { status, body } = await desk.pay(
    cart.shopping_cart_id,
    camp,
    senior?.payment_options[0]?.payment_option_id ?? null,
  )
  expect([status, body.message]).toEqual([400, 'This can’t be paid in this way. Please choose another one.'])
})
