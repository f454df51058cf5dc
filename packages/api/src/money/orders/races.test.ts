import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipFulfilment } from '#people/members/port.ts'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { aCartToOrder, aLineToOrder } from '#testing/world/cart-to-order.ts'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { Buyer, CartToOrder, LineToOrder, OrderDeps } from './deps.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'

let app: TestApp
let desk: CheckoutClient
let clubId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  plenty = randomUUID()
  await app.asOwner('insert into stock (club_id, id, remaining) values ($1, $2, 1000000)', [clubId, plenty])
})
afterAll(() => app.close())

const BUYERS = runs(50, 200)
const guest = (): Buyer => ({
  kind: 'guest',
  guestId: randomUUID(),
  firstName: 'A',
  lastName: 'Guest',
  email: 'a@home.example',
})

/** A line that anybody may buy, of a product that runs out. */
const line = (productId: string, count = 1): LineToOrder =>
  aLineToOrder(productId, { quantity: count, demands: [{ stockId: productId, count }] })

/** The same place, with another plan of which there are enough. */
let plenty = ''
const inBundle = (productId: string): LineToOrder => ({
  ...line(productId),
  demands: [
    { stockId: plenty, count: 1 },
    { stockId: productId, count: 1 },
  ],
})

const cartWith = (changes: Partial<CartToOrder>): CartToOrder => aCartToOrder([], changes)

const depsWith = (cart: CartToOrder): OrderDeps => ({
  db: app.parts.db,
  now: app.parts.now,
  registry: app.parts.registry,
  gateway: app.parts.gateway,
  crashAt: () => undefined,
  onTrouble: () => undefined,
  fulfilments: [membershipFulfilment],
  cartToOrder: async () => cart,
})

/** One checkout of a cart, as far as the order. */
const buy = (cart: CartToOrder, buyer: Buyer = guest()) =>
  app.parts.db.withClub(clubId, (tx) =>
    placeOrder(tx, depsWith(cart), {
      clubId,
      buyer,
      key: null,
      isFree: false,
      body: { shopping_cart_id: cart.id, save_payment_method: false },
    }),
  )

async function shelf(remaining: number): Promise<string> {
  const id = await desk.planId('camp-week-2')
  await app.asOwner(`update reservations set state = 'released' where stock_id = $1`, [id])
  await app.asOwner('update stock set remaining = $2, reserved = 0, sold = 0 where id = $1', [id, remaining])
  return id
}

describe('the last place', () => {
  test.each([
    { what: 'one each', lines: (id: string) => [line(id)], places: 1, sold: 1 },
    { what: 'as part of a bundle', lines: (id: string) => [inBundle(id)], places: 1, sold: 1 },
    {
      what: 'by itself and as part of a bundle',
      lines: (id: string, buyer: number) => [buyer % 2 === 0 ? line(id) : inBundle(id)],
      places: 1,
      sold: 1,
    },
    { what: 'twice in one cart', lines: (id: string) => [line(id), line(id)], places: 3, sold: 2 },
    { what: 'one of two places', lines: (id: string) => [line(id, 2)], places: 1, sold: 0 },
  ])('is sold once, however many buy: $what', async ({ lines, places, sold }) => {
    const id = await shelf(places)
    const all = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => buy(cartWith({ lines: lines(id, buyer) }))),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(sold > 0 ? 1 : 0)
    const [left] = await app.asOwner<object>('select remaining, reserved from stock where id = $1', [id])
    expect(left).toEqual({ remaining: places - sold, reserved: sold })
    const refused = all.flatMap((each) => (each.ok ? [] : [each.reason.message]))
    expect(new Set(refused)).toEqual(new Set(['This product is out of stock.']))
  })

  test('NEGATIVE CONTROL whoever looks first and takes afterwards sells it twice', async () => {
    const id = await shelf(1)
    let waiting = 0
    const bothHaveLooked = Promise.withResolvers<void>()
    const naive = (db: Database) =>
      db.withClub(clubId, async (tx: Tx) => {
        const [{ remaining } = { remaining: 0 }] = await rows<{ remaining: number }>(
          tx,
          sql`select remaining from stock where club_id = ${clubId} and id = ${id}`,
        )
        if ((waiting += 1) === 2) bothHaveLooked.resolve()
        await bothHaveLooked.promise
        if (remaining < 1) return false
        await tx.execute(sql`update stock set remaining = 0 where club_id = ${clubId} and id = ${id}`)
        return true
      })
    expect(await Promise.all([naive(app.parts.db), naive(app.parts.db)])).toEqual([true, true])
  })
})

describe('a code that may be used three times', () => {
  const codeOf = async () => {
    const id = randomUUID()
    await app.asOwner(
      `insert into discount_codes (club_id, id, code, type, amount, use_limit) values ($1, $2, $3, 'fixed', 100, 3)`,
      [clubId, id, `RACE${id.slice(0, 8).toUpperCase()}`],
    )
    return id
  }
  const used = async (id: string) =>
    (await app.asOwner<{ used: number }>('select used from discount_codes where id = $1', [id]))[0]?.used

  test('is used three times, and given back with its order', async () => {
    const [id, product] = [await codeOf(), await shelf(1_000)]
    const all = await Promise.all(
      Array.from({ length: BUYERS }, () => buy(cartWith({ lines: [line(product)], discountCodeId: id }))),
    )
    expect([all.filter(({ ok }) => ok).length, await used(id)]).toEqual([3, 3])
    app.setClock(new Date(app.parts.now().getTime() + 31 * 60_000))
    await desk.settle()
    expect(await used(id)).toBe(0)
    await desk.signIn()
  })
})

test('of fifty identical checkouts there is one order and one payment', async () => {
  const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
  const replies = await Promise.all(Array.from({ length: 50 }, () => desk.checkOut(cart)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const [counted] = await app.asOwner<object>(
    `select count(*)::int as orders, (select count(*)::int from sandbox_payments where order_id = min(o.id::text)) as payments
      from orders o where cart_id = $1`,
    [cart],
  )
  expect(counted).toEqual({ orders: 1, payments: 1 })
  await desk.clear()
})

test('browser, webhook and worker hear of the same payment: it is booked, joined and mailed once', async () => {
  const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
  const { body } = await desk.checkOut(cart)
  await desk.confirm(body.payment_token)
  await Promise.all([
    ...Array.from({ length: 10 }, () => desk.order(body.order_id)),
    ...Array.from({ length: 3 }, () => desk.settle()),
  ])
  const [once] = await app.asOwner<object>(
    `select (select count(*)::int from ledger_transactions where order_id = $1 and kind = 'charge') as charges,
      (select count(*)::int from memberships m join order_items i on i.id = m.order_item_id where i.order_id = $1) as members,
      (select status from orders where id = $1) as status`,
    [body.order_id],
  )
  expect(once).toEqual({ charges: 1, members: 1, status: 'Completed' })
  await desk.clear()
})

test('two treasurers give the same money back: it goes once', async () => {
  const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
  const { body } = await desk.checkOut(cart)
  await desk.confirm(body.payment_token)
  const order = await desk.order(body.order_id)
  const lines = [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 100_00 }]
  const refund = () =>
    app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId: order.order_id,
        lines,
        reason: 'Moved away',
        requestedBy: randomUUID(),
        now: app.parts.now(),
      }),
    )
  const all = await Promise.all([refund(), refund(), refund()])
  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  await desk.settle()
  expect(await desk.order(order.order_id)).toMatchObject({ status: 'Completed', refunded: 100_00 })
  expect((await desk.money()).unbalanced).toBe(0)
  await desk.clear()
})
