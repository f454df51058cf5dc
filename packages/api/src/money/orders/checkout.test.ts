// Runs on both databases.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.clear()
})
afterAll(() => app.close())

const cartOf = async (...items: object[]) => (await desk.fill(...items)).shopping_cart_id

test('HOSTS-18, OPEN-100 whoever runs the club and is no member cannot pay, nor can anybody who is not known', async () => {
  const cart = await cartOf(await desk.plan('senior-player'))
  const { access_token: orla } = await signIn(app, 'orla@dunvarra.example')
  for (const refused of [
    await desk.checkOut(cart, {}, { as: orla }),
    await desk.freeCheckOut(cart, { as: orla }),
  ])
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You need a member account to buy here. Please sign in with one.',
    ])
  expect((await desk.checkOut(cart, {}, { as: '' })).status).toBe(401)
})

describe('a member buys', () => {
  test('API-41, API-44, PAY-17, DATA-28 a plan: the order is complete once the gateway has the money', async () => {
    const before = await desk.money()
    const cart = await cartOf(await desk.plan('senior-player'))
    const { status, body } = await desk.checkOut(cart)
    expect([status, body]).toEqual([200, { order_id: expect.any(String), payment_token: expect.any(String) }])
    expect(await desk.order(body.order_id)).toMatchObject({
      status: 'New',
      pay_today: { total: 180_00 },
      transactions: [],
    })
    expect((await desk.confirm(body.payment_token)).body).toMatchObject({ status: 'succeeded' })
    const order = await desk.order(body.order_id)
    expect(order).toMatchObject({
      status: 'Completed',
      is_guest_checkout: false,
      items: [
        { product: { name: 'Senior player' }, first_name: 'Bríd', total: 180_00, initial_payment: 180_00 },
      ],
      transactions: [
        { kind: 'debit', amount: 180_00, settlement: { brand: 'visa', last_four_digits: '4242' } },
      ],
    })
    const after = await desk.money()
    expect(after.captured - before.captured).toBe(180_00)
    expect([after.unbalanced, after.balance - before.balance]).toEqual([0, 180_00])
    // A cart that was ordered is gone.
    expect((await desk.get(cart)).status).toBe(404)
    const [membership] = await app.asOwner<object>(
      'select first_name, kind, ends_on from memberships where first_name = $1',
      ['Bríd'],
    )
    expect(membership).toEqual({ first_name: 'Bríd', kind: 'adult', ends_on: '2027-06-30' })
  })

  test('MEMB-17 an order has the end of each subscription as it was sold', async () => {
    const plans = ['senior-player', 'gym-astro', 'walking-football']
    const cart = await cartOf(...(await Promise.all(plans.map((slug) => desk.plan(slug)))))
    const { items } = await desk.order((await desk.checkOut(cart)).body.order_id)
    const ends = Object.fromEntries(items.map(({ product, recurs_until: end }) => [product.slug, end]))
    expect(ends).toEqual({ 'senior-player': null, 'gym-astro': null, 'walking-football': '2027-06-30' })
  })

  test('the webhook completes it where no browser comes back', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    await desk.settle()
    const [row] = await app.asOwner<{ status: string }>('select status from orders where id = $1', [
      body.order_id,
    ])
    expect(row?.status).toBe('Completed')
  })

  test('PAY-20, API-42 what costs nothing is complete at once, and charges nobody', async () => {
    const cart = await cartOf(
      await desk.plan('little-rovers-u6', { first_name: 'Bea', date_of_birth: '2021-07-18T00:00:00.000Z' }),
    )
    expect(await desk.checkOut(cart)).toMatchObject({ status: 400, body: { error_code: 'free' } })
    const { body } = await desk.freeCheckOut(cart)
    expect(await desk.order(body.order_id)).toMatchObject({
      status: 'Completed',
      total: 0,
      transactions: [{ amount: 0 }],
    })
    expect((await desk.freeCheckOut(cart)).body).toEqual(body)
  })

  test('ERR-20 a declined card leaves the order open, and a good one completes it', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const { body } = await desk.checkOut(cart)
    expect((await desk.confirm(body.payment_token, CARDS.declined)).body).toMatchObject({ status: 'failed' })
    expect(await desk.order(body.order_id)).toMatchObject({
      status: 'New',
      payment_error: { code: expect.any(String) },
    })
    expect((await desk.checkOut(cart)).body).toEqual(body)
    await desk.confirm(body.payment_token)
    expect(await desk.order(body.order_id)).toMatchObject({ status: 'Completed', payment_error: null })
  })
})

describe('asked again', () => {
  test('the same cart is the same order, and so is the same key', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const key = { headers: { 'idempotency-key': 'one' } }
    const first = await desk.checkOut(cart, {}, key)
    expect((await desk.checkOut(cart, {}, key)).body).toEqual(first.body)
    expect((await desk.checkOut(cart)).body).toEqual(first.body)
    expect(await desk.checkOut(cart, { save_payment_method: true }, key)).toMatchObject({
      status: 409,
      body: { error_code: 'idempotency_conflict' },
    })
    await desk.confirm(first.body.payment_token)
    await desk.order(first.body.order_id)
    expect((await desk.checkOut(cart, {}, key)).body).toEqual(first.body)
  })

  test('a cart that was changed since is another order, and the one before cannot be paid', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const first = (await desk.checkOut(cart)).body
    await desk.add(cart, [await desk.plan('social-member')])
    const again = await desk.checkOut(cart)
    expect(again).toMatchObject({ status: 200 })
    const second = again.body
    expect(second.order_id).not.toBe(first.order_id)
    expect(await desk.order(first.order_id)).toMatchObject({ status: 'Cancelled' })
    await desk.settle()
    expect((await desk.confirm(first.payment_token)).body.status).not.toBe('succeeded')
    await desk.confirm(second.payment_token)
    expect(await desk.order(second.order_id)).toMatchObject({ status: 'Completed', total: 220_00 })
  })
})

describe('refused, and nothing is charged', () => {
  test('OPEN-117 another person’s cart, order and receipt are not found', async () => {
    const cart = await cartOf(await desk.plan('senior-player'))
    const as = desk.kwame
    expect((await desk.checkOut(cart, {}, { as })).status).toBe(404)
    const { body } = await desk.checkOut(cart)
    expect((await desk.checkOut(cart, {}, { as })).status).toBe(404)
    expect((await ask(app, `/v2/store/dunvarra/orders/${body.order_id}`, undefined, { as })).status).toBe(404)
    expect(
      (await ask(app, `/v2/store/inishvarn/orders/${body.order_id}`, undefined, { as: desk.brid })).status,
    ).toBe(404)
    expect((await ask(app, `/v2/store/dunvarra/orders/${body.order_id}`)).status).toBe(401)
  })

  test('a paid cart by the free way, an empty cart, and one of nobody’s', async () => {
    const cart = await desk.fill(await desk.plan('senior-player'))
    expect(await desk.freeCheckOut(cart.shopping_cart_id)).toMatchObject({
      status: 400,
      body: { error_code: 'not_free' },
    })
    await desk.remove(cart.shopping_cart_id, cart.items[0]?.shopping_cart_item ?? '')
    expect(await desk.checkOut(cart.shopping_cart_id)).toMatchObject({
      status: 400,
      body: { message: 'Your cart must contain items to continue.' },
    })
    expect((await desk.checkOut('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('CART-21 a plan that was sold out in the meantime', async () => {
    const cart = await cartOf(await desk.plan('camp-week-2'))
    const plan = await desk.planId('camp-week-2')
    await app.asOwner('update stock set remaining = 0 where id = $1', [plan])
    expect(await desk.checkOut(cart)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('sold out') },
    })
    await app.asOwner('update stock set remaining = 2 where id = $1', [plan])
  })
})

describe('time passes', () => {
  const minutes = (count: number) => app.setClock(new Date(TEST_NOW.getTime() + count * 60_000))
  const stockOf = async (slug: string) => {
    const [row] = await app.asOwner<object>('select remaining, reserved, sold from stock where id = $1', [
      await desk.planId(slug),
    ])
    return row
  }

  test('an order that nobody pays gives back what it held', async () => {
    const before = await stockOf('camp-week-2')
    const cart = await cartOf(await desk.plan('camp-week-2'))
    const { body } = await desk.checkOut(cart)
    expect(await stockOf('camp-week-2')).toEqual({ ...before, remaining: 1, reserved: 1 })
    // The cart still shows the place that it holds itself.
    expect((await desk.get(cart)).body.items[0].problem).toBeNull()
    minutes(31)
    await desk.settle()
    expect(await stockOf('camp-week-2')).toEqual(before)
    const [row] = await app.asOwner<{ status: string }>('select status from orders where id = $1', [
      body.order_id,
    ])
    expect(row?.status).toBe('Expired')
    expect((await desk.confirm(body.payment_token)).body.status).not.toBe('succeeded')
  })

  test('money that comes too late completes the order if the place is still there, else it goes back', async () => {
    const before = await desk.money()
    const one = await cartOf(await desk.plan('camp-week-2'))
    const first = (await desk.checkOut(one)).body
    await desk.confirm(first.payment_token)
    // Nobody has looked; the order is given up as the clock would, and only then the truth is learnt.
    await app.asOwner(`update orders set status = 'Expired' where id = $1`, [first.order_id])
    await app.asOwner(`update reservations set state = 'released' where holder_id = $1`, [first.order_id])
    await app.asOwner('update stock set remaining = 0, reserved = reserved - 1 where id = $1', [
      await desk.planId('camp-week-2'),
    ])
    await desk.settle()
    expect(await desk.order(first.order_id)).toMatchObject({ status: 'Refunded' })
    const after = await desk.money()
    expect([after.captured - before.captured, after.refunded - before.refunded]).toEqual([75_00, 75_00])
    expect([after.unbalanced, after.balance - before.balance]).toEqual([0, 0])
    await app.asOwner('update stock set remaining = 2, reserved = 0 where id = $1', [
      await desk.planId('camp-week-2'),
    ])
  })

  test('DISC-05 instalments are charged on their day, once, by whoever comes first', async () => {
    const before = await desk.money()
    const cart = await desk.fill(await desk.plan('senior-player'))
    const [line] = cart.items
    await desk.pay(
      cart.shopping_cart_id,
      line?.shopping_cart_item ?? '',
      line?.payment_options[0]?.payment_option_id ?? null,
    )
    const { body } = await desk.checkOut(cart.shopping_cart_id)
    await desk.confirm(body.payment_token)
    const order = await desk.order(body.order_id)
    expect(order).toMatchObject({ status: 'Completed', pay_today: { total: 30_00 }, pay_later: 150_00 })
    expect(order.schedule.map(({ due, status }) => [due, status])).toEqual(
      ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15'].map((due) => [due, 'planned']),
    )
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await Promise.all([desk.settle(), desk.settle()])
    await desk.signIn()
    const later = await desk.order(body.order_id)
    expect(later.schedule.map(({ status }) => status)).toEqual([
      'paid',
      'planned',
      'planned',
      'planned',
      'planned',
    ])
    const after = await desk.money()
    expect([after.captured - before.captured, after.unbalanced]).toEqual([60_00, 0])
  })
})
