import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { Kinds } from './kinds.ts'
import { membershipKind } from './membership/kind.ts'
import { lockCart } from './attach-cart.ts'
import { lockStoredCart, readStoredCart } from './stored-cart.ts'
import { insertItems, newRows } from './write-items.ts'

let app: TestApp
let desk: CartClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
})
afterEach(() => desk.clear())
afterAll(() => app.close())

const begin = async (): Promise<string> =>
  (await desk.create([await desk.plan('social-member')])).body.shopping_cart_id
const statuses = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)
const child = (first_name: string) => desk.plan('juvenile-u8-u12', { first_name })

test('whatever is added to one cart at once is in it, and two tabs agree', async () => {
  const id = await begin()
  const items = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(child))
  const replies = await Promise.all(items.map((item) => desk.add(id, [item])))
  expect(replies.map(({ status }) => status)).toEqual(items.map(() => 200))
  const [one, other]: ShoppingCart[] = (await Promise.all([desk.get(id), desk.get(id)])).map(
    ({ body }) => body,
  )
  expect(one).toEqual(other)
  expect(one?.items).toHaveLength(7)
  const positions = await app.asOwner<{ position: number }>('select distinct position from cart_items')
  expect(positions).toHaveLength(7)
})

test('the button that is pressed twice adds once, and places are not promised twice', async () => {
  const id = await begin()
  const item = await child('Twice')
  const twice = await Promise.all([desk.add(id, [item]), desk.add(id, [item])])
  expect(statuses(twice)).toEqual([200, 400])
  const camps = await Promise.all(
    ['A', 'B', 'C', 'D'].map((first_name) => desk.plan('camp-week-2', { first_name })),
  )
  const replies = await Promise.all(camps.map((camp) => desk.add(id, [camp])))
  expect(statuses(replies)).toEqual([200, 200, 400, 400])
})

test('a line that is removed while another is added leaves the other', async () => {
  const { body: cart } = await desk.create([await desk.plan('social-member')])
  const id = cart.shopping_cart_id
  const [added, removed] = await Promise.all([
    desk.add(id, [await child('A')]),
    desk.remove(id, cart.items[0].shopping_cart_item),
  ])
  expect([added.status, removed.status]).toEqual([200, 200])
  expect((await desk.get(id)).body.items).toHaveLength(1)
})

test('negative control: on top of a cart that has changed nothing is written', async () => {
  const id = await begin()
  const clubId = app.parts.registry.idOf('dunvarra') ?? ''
  const productId = await desk.planId('senior-player')
  const entered = {
    productId,
    name: '',
    paymentOptionId: null,
    quantity: 1,
    priceSeen: 1 as never,
    metadata: {},
    person: null,
    answers: null,
    inside: [],
  }
  const write = (revision: number) =>
    app.parts.db.withClub(clubId, (tx) =>
      insertItems(
        tx,
        { clubId, cartId: id, givenBy: null, now: new Date() },
        revision,
        newRows([entered], 1),
      ),
    )
  expect(await write(1)).toBe(false)
  expect((await desk.get(id)).body.items).toHaveLength(1)
  expect(await write(0)).toBe(true)
  expect(await write(0)).toBe(false)
  expect((await desk.get(id)).body.items).toHaveLength(2)
})

/** Somebody waits for the cart while a line is taken out of it: how many lines they see, and how many they were shown at first. */
async function whileALineGoes() {
  const clubId = app.parts.registry.idOf('dunvarra') ?? ''
  const cartId = await begin()
  const { db, now } = app.parts
  const deps = { now, kinds: new Kinds([membershipKind({ db, now, options: null as never })]) }
  const isHeld = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const changing = db.withClub(clubId, async (tx) => {
    await lockCart(tx, clubId, cartId)
    await tx.execute(`delete from cart_items where cart_id = '${cartId}'`)
    await tx.execute(`update carts set revision = revision + 1 where id = '${cartId}'`)
    isHeld.resolve()
    await letGo.promise
  })
  await isHeld.promise
  const asSeenBefore = await db.withClub(clubId, (tx) => readStoredCart(tx, deps, { clubId, cartId }))
  const waiting = db.withClub(clubId, (tx) => lockStoredCart(tx, deps, { clubId, cartId }))
  await untilWaiting(app)
  letGo.resolve()
  await changing
  return { locked: (await waiting).items.length, before: asSeenBefore.items.length }
}

// The embedded database has one connection: there are no two at once.
test.skipIf(testDatabaseKind() === 'embedded')(
  'whoever has waited for a cart sees it as it is; what their statement had read was older (control)',
  async () => {
    expect(await whileALineGoes()).toEqual({ locked: 0, before: 1 })
  },
)
