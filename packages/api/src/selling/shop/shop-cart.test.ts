import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
beforeEach(() => desk.clear())
afterAll(() => app.close())

const item = async (slug: string): Promise<ShopItem> =>
  (await app.server.inject(`/api/v2/store/dunvarra/shop-items/${slug}`)).json()

/** Something of the shop, as it is put into a cart. */
async function thing(
  slug: string,
  metadata: { variant?: string; quantity?: unknown; amount?: unknown } = {},
) {
  const { product_id, metadata: sold } = await item(slug)
  const { variant, ...more } = metadata
  const variant_id = sold.variants.find(({ title }) => title === variant)?.variant_id
  return { product_id, metadata: { quantity: 1, ...more, ...(variant_id && { variant_id }) } }
}
const left = async (slug: string, variant?: string) => {
  const { metadata } = await item(slug)
  return variant
    ? metadata.variants.find(({ title }) => title === variant)?.available_count
    : metadata.available_count
}

describe('in the cart', () => {
  test('SHOP-04 DATA-60 an item with a discount shows it on its line and in all', async () => {
    const { body } = await desk.create([await thing('half-zip', { variant: 'M', quantity: 2 })])
    expect(body.items).toMatchObject([
      {
        price: 100_00,
        discount: 10_00,
        total: 90_00,
        today: 90_00,
        problem: null,
        product: { type: 'ShopItem', slug: 'half-zip', name: 'Half-zip' },
        metadata: {
          title: 'M · 2 of them',
          quantity: 2,
          discounts: { shop_item_discount: { name: 'Winter offer', amount: 10_00 } },
        },
      },
    ])
    expect(body.shop_item_discounts).toEqual([{ name: 'Winter offer', amount: 10_00 }])
    expect(body.pay_today).toEqual({ subtotal: 100_00, discount: 10_00, total: 90_00 })
  })

  test('whoever is not signed in may fill one, and a gift costs what they say', async () => {
    const { status, body } = await desk.create([await thing('defibrillator-fund', { amount: 12_50 })], {
      as: '',
    })
    expect([status, body.pay_today?.total]).toEqual([200, 12_50])
  })

  test.each([
    ['no size', 'home-jersey', {}, 'Please choose a fit and size.'],
    ['none of it', 'bottle', { quantity: 0 }, 'Please choose how many of Bottle you’d like, up to 10.'],
    ['less than none', 'bottle', { quantity: -1 }, 'Please choose how many of Bottle you’d like, up to 10.'],
    ['a mountain', 'bottle', { quantity: 1e9 }, 'Please choose how many of Bottle you’d like, up to 10.'],
    ['half of one', 'bottle', { quantity: 0.5 }, 'Please choose how many of Bottle you’d like, up to 10.'],
    ['a price of one’s own', 'bottle', { amount: 1 }, 'Bottle has a fixed price.'],
    [
      'a gift of nothing',
      'defibrillator-fund',
      { amount: 0 },
      'Please choose an amount from €1.00 to €1,000.00.',
    ],
    ['a gift unsaid', 'defibrillator-fund', {}, 'Please choose an amount from €1.00 to €1,000.00.'],
    [
      'a gift of half a cent',
      'defibrillator-fund',
      { amount: 500.5 },
      'Please choose an amount from €1.00 to €1,000.00.',
    ],
  ])('%s is refused, and nothing is stored', async (_, slug, metadata, message) => {
    const { status, body } = await desk.create([await thing(slug, metadata)])
    expect([status, body.message]).toEqual([400, message])
  })

  test('SHOP-03 ERR-34 what is out of stock is refused, as an item and as a size', async () => {
    for (const gone of [await thing('bobble-hat'), await thing('home-jersey', { variant: 'Adult, XXL' })]) {
      const { status, body } = await desk.create([gone])
      expect([status, body.message]).toEqual([400, 'This product is out of stock.'])
    }
  })

  test('more than are left is refused with how many there are', async () => {
    const { body: cart } = await desk.create([await thing('gear-bag', { quantity: 2 })])
    const { status, body } = await desk.add(cart.shopping_cart_id, [await thing('gear-bag', { quantity: 2 })])
    expect([status, body.message]).toEqual([400, 'There are only 3 of Gear bag left.'])
  })

  test('three of a thing become two and five, at the price of so many; never more than there are, nor none', async () => {
    const { body: cart } = await desk.create([
      await thing('gear-bag', { quantity: 3 }),
      await desk.plan('senior-player'),
    ])
    const [bag, plan] = cart.items
    const count = (many: number, line = bag) =>
      desk.count(cart.shopping_cart_id, line.shopping_cart_item, many)
    expect([bag.count, plan.count]).toEqual([3, undefined])
    const fewer = await count(2)
    expect(fewer).toMatchObject({
      status: 200,
      body: { items: [{ count: 2, price: (bag.price / 3) * 2 }, {}] },
    })
    expect((await count(3)).body.items[0]).toMatchObject({ count: 3, price: bag.price })
    expect(await count(99)).toMatchObject({ status: 400, body: { error_code: 'too_many' } })
    expect(await count(0)).toMatchObject({ status: 422 })
    expect(await count(2, plan)).toMatchObject({ status: 400, body: { error_code: 'not_counted' } })
    expect((await desk.get(cart.shopping_cart_id)).body.items[0]).toMatchObject({ count: 3 })
  })

  test('the same thing twice is one line with more of it; another size is another', async () => {
    const { body: cart } = await desk.create([
      await thing('half-zip', { variant: 'M' }),
      await thing('half-zip', { variant: 'M' }),
    ])
    expect(cart.items).toMatchObject([{ metadata: { quantity: 2 }, price: 100_00, discount: 10_00 }])
    const { body } = await desk.add(cart.shopping_cart_id, [
      await thing('half-zip', { variant: 'L' }),
      await thing('half-zip', { variant: 'M' }),
    ])
    const lines = [
      ['M · 3 of them', 150_00],
      ['L', 50_00],
    ]
    const shown = (items: { metadata: { title: string }; price: number }[]) =>
      items.map(({ metadata, price }) => [metadata.title, price])
    expect(shown(body.items)).toEqual(lines)
    expect(shown((await desk.get(cart.shopping_cart_id)).body.items)).toEqual(lines)
    expect(body.items[0].shopping_cart_item).toBe(cart.items[0].shopping_cart_item)
  })

  test('two gifts of the same amount are two gifts', async () => {
    const { body: cart } = await desk.create([await thing('defibrillator-fund', { amount: 10_00 })])
    const { body } = await desk.add(cart.shopping_cart_id, [
      await thing('defibrillator-fund', { amount: 10_00 }),
    ])
    expect(body.items).toHaveLength(2)
  })

  test('nobody has more of an item than it allows by adding it again and again, nor by a second cart', async () => {
    const most = 'You can have at most 10 of Bottle in one order.'
    const { body: cart } = await desk.create([await thing('bottle', { quantity: 6 })])
    const { status, body } = await desk.add(cart.shopping_cart_id, [await thing('bottle', { quantity: 5 })])
    expect([status, body.message]).toEqual([400, most])
    // Filled while nobody was signed in, then theirs: the line says it, and no order is made of it.
    const { body: other } = await desk.create([await thing('bottle', { quantity: 5 })], { as: '' })
    const { body: both } = await desk.attach(other.shopping_cart_id)
    expect(both.items[0].problem).toEqual({
      kind: 'gone',
      message: `${most} Please remove it and choose fewer.`,
    })
    expect((await desk.checkOut(other.shopping_cart_id)).body.error_code).toBe('cart_changed')
  })

  test('what was added while an order of it was being paid stays in the cart', async () => {
    const cart = await desk.fill(await thing('bottle'))
    const { body: placed } = await desk.checkOut(cart.shopping_cart_id)
    await desk.add(cart.shopping_cart_id, [await thing('bottle', { quantity: 2 })])
    await desk.confirm(placed.payment_token)
    await desk.settle()
    expect((await desk.order(placed.order_id)).status).toBe('Completed')
    expect((await desk.get(cart.shopping_cart_id)).body.items).toMatchObject([{ metadata: { quantity: 2 } }])
  })

  test.each([
    ['a size of another item', async () => ({ ...(await thing('shorts')), variant: 'home-jersey' })],
    ['a size that there is not', async () => ({ ...(await thing('shorts')), variant: null })],
  ])('%s is refused', async (_, of) => {
    const { variant, ...sent } = await of()
    const other = variant === null ? randomUUID() : (await item(variant)).metadata.variants[0]?.variant_id
    const { status, body } = await desk.create([{ ...sent, metadata: { quantity: 1, variant_id: other } }])
    expect([status, body.message]).toEqual([400, 'Please choose a size.'])
  })

  test('an item of another club is not on offer, and one that is taken off the shelves is said to be gone', async () => {
    const bottle = await thing('bottle')
    const { status } = await ask(
      app,
      '/v2/store/inishvarn/shopping-cart',
      { items: [bottle] },
      { on: 'inishvarn' },
    )
    expect(status).toBe(400)
    const cart = await desk.fill(bottle)
    await app.asOwner(`update products set is_active = false where slug = 'bottle'`)
    const { body } = await desk.get(cart.shopping_cart_id)
    expect(body.items[0].problem).toEqual({
      kind: 'gone',
      message: 'Bottle is no longer on offer. Please remove it to continue.',
    })
    await app.asOwner(`update products set is_active = true where slug = 'bottle'`)
  })
})

describe('bought', () => {
  test('SHOP-03 SHOP-04 by the same checkout: the size leaves the shelf, the order says what was taken off', async () => {
    const before = (await left('half-zip', 'L')) ?? 0
    const cart = await desk.fill(await thing('half-zip', { variant: 'L', quantity: 2 }))
    const { body: placed } = await desk.checkOut(cart.shopping_cart_id)
    expect(await left('half-zip', 'L')).toBe(before - 2)
    // What the cart holds itself is no reason against it.
    expect((await desk.get(cart.shopping_cart_id)).body.items[0].problem).toBeNull()
    await desk.confirm(placed.payment_token)
    await desk.settle()
    const order = await desk.order(placed.order_id)
    expect(order).toMatchObject({
      status: 'Completed',
      total: 90_00,
      shop_item_discounts: [{ name: 'Winter offer', amount: 10_00 }],
      items: [{ title: 'L · 2 of them', quantity: 2, price: 50_00, discount: 10_00, total: 90_00 }],
    })
    expect(await left('half-zip', 'L')).toBe(before - 2)
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('a price that changed since is said before anybody pays', async () => {
    const cart = await desk.fill(await thing('shorts', { variant: 'M' }))
    await app.asOwner(
      `update shop_items h set price = 2500 from products p where p.id = h.id and p.slug = 'shorts'`,
    )
    const { status, body } = await desk.checkOut(cart.shopping_cart_id)
    expect([status, body.message]).toEqual([400, 'Shorts costs €25.00 now. It was €20.00 when you added it.'])
  })
})

describe('the last jersey', () => {
  test('is sold once, however many buy it', async () => {
    const stock = (await item('away-jersey')).metadata.variants.find(
      ({ title }) => title === 'Adult, S',
    )?.variant_id
    await app.asOwner('update stock set remaining = 1, reserved = 0 where id = $1', [stock])
    const one = await thing('away-jersey', { variant: 'Adult, S' })
    const guests = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const { body: guest } = await ask(app, '/v2/member/guest', {
          grant_type: 'guest',
          scope: 'guest',
          first_name: 'G',
          last_name: 'Uest',
          email: `guest${at}@away.example`,
        })
        const asked = { as: guest.oauth.access_token, headers: { 'x-guest-auth': 'true' } }
        return { asked, cart: (await desk.create([one], { as: '' })).body.shopping_cart_id as string }
      }),
    )
    const all = await Promise.all(
      guests.map(({ cart, asked }) =>
        desk.checkOut(cart, { guest_first_name: 'G', guest_last_name: 'Uest' }, asked),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    // Whoever came later was told by the cart, whoever came at the same moment by the shelf.
    expect(new Set(all.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
      new Set([400]),
    )
  })
})
