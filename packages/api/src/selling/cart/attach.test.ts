import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/time/waiting-for-locks.ts'
import { adoptCart, attachCart } from './attach-cart.ts'
import type { CartDeps } from './deps.ts'
import { Kinds } from './kinds.ts'
import { membershipKind } from './membership/kind.ts'
import { RememberedOffers } from './of-nobody/remembered-offers.ts'

let app: TestApp
let desk: CartClient
let clubId: string
let brid: string
let deps: CartDeps
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
  const { db, now, registry, revisions } = app.parts
  clubId = registry.idOf('dunvarra') ?? ''
  brid = await userIdOf(app, 'brid@home.example')
  // Answers are judged nowhere in this file.
  const kinds = new Kinds([membershipKind({ db, now, options: undefined as never })])
  deps = { db, now, registry, kinds, offers: new RememberedOffers({ kinds, now, revisions }) }
})
afterEach(() => desk.clear())
afterAll(() => app.close())

/** A cart that somebody filled before they signed in. */
async function nobodysCart(...slugs: string[]): Promise<string> {
  const id = randomUUID()
  await app.asOwner(
    `with cart as (insert into carts (club_id, id, created_at, updated_at) values ($1, $2, now(), now()) returning id)
      insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, created_at)
        select $1, gen_random_uuid(), cart.id, p.id, 0, l.price, now() from cart,
          products p join plans l on l.id = p.id where p.club_id = $1 and p.slug = any($3)`,
    [clubId, id, slugs],
  )
  return id
}
const names = (cart: ShoppingCart) => cart.items.map(({ product }: CartItem) => product.name)
const openCarts = async () =>
  (
    await app.asOwner<{ id: string }>('select id from carts where user_id = $1 and ordered_at is null', [
      brid,
    ])
  ).map(({ id }) => id)

test('API-36 CART-18 a cart becomes that of whoever signs in, once', async () => {
  const id = await nobodysCart('social-member')
  const { status, body } = await desk.attach(id)
  expect([status, body.shopping_cart_id, names(body)]).toEqual([200, id, ['Social member']])
  expect((await desk.attach(id)).body).toEqual(body)
  expect((await desk.get(id, { as: desk.kwame })).status).toBe(404)
  expect((await desk.get(id, { as: '' })).status).toBe(404)
  expect(await openCarts()).toEqual([id])
})

test('the cart in the browser stays, and what was in the older one comes behind it, with its code', async () => {
  const older = (await desk.create([await desk.plan('senior-player')])).body.shopping_cart_id
  await desk.code(older, 'EARLY10')
  const id = await nobodysCart('social-member')
  const { body } = await desk.attach(id)
  expect([body.shopping_cart_id, names(body)]).toEqual([id, ['Social member', 'Senior player']])
  expect(body.discount_codes).toEqual([{ name: 'EARLY10', amount: 22_00 }])
  expect((await desk.get(older)).status).toBe(404)
  expect((await desk.get(id)).body).toEqual(body)
})

test('API-33 somebody who begins a cart on another phone finds in it what they had', async () => {
  const OISIN = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
  const plans = [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12', OISIN)]
  await desk.create([await desk.plan('social-member'), await desk.bundle('siblings-saver', plans)])
  const { body } = await desk.create([await desk.plan('senior-player')])
  expect(names(body)).toEqual(['Senior player', 'Social member', 'Siblings saver'])
  expect(body.items[2].bundle_items).toHaveLength(2)
  // Whoever is in the same plan in both is there once, as they were entered last; so is what they were bundled with.
  const last = (await desk.create([await desk.plan('juvenile-u8-u12')])).body
  expect(names(last)).toEqual(['Juvenile U8–U12', 'Senior player', 'Social member'])
  expect(await openCarts()).toEqual([last.shopping_cart_id])
})

test('a signed-in member who adds to a cart that is nobody’s makes it theirs', async () => {
  const id = await nobodysCart('social-member')
  const { status, body } = await desk.add(id, [await desk.plan('senior-player')])
  expect([status, names(body)]).toEqual([200, ['Social member', 'Senior player']])
  expect(await openCarts()).toEqual([id])
  expect((await desk.get(id, { as: '' })).status).toBe(404)
})

describe('at once', () => {
  test('carts of one person become one, with all that was in them', async () => {
    const slugs = ['social-member', 'senior-player', 'gym-astro', 'walking-football']
    const carts = await Promise.all(slugs.map((slug) => nobodysCart(slug)))
    const replies = await Promise.all(carts.map((id) => desk.attach(id)))
    // Whoever came first may be in another's by the time that they look.
    for (const { status } of replies) expect([200, 404]).toContain(status)
    const [one, ...others] = await openCarts()
    expect(others).toEqual([])
    expect(names((await desk.get(one ?? '')).body).toSorted()).toEqual([
      'Gym & astro',
      'Senior player',
      'Social member',
      'Walking football',
    ])
  })

  test('two tabs attach the same cart', async () => {
    const id = await nobodysCart('social-member')
    const replies = await Promise.all([desk.attach(id), desk.attach(id), desk.attach(id, { as: desk.kwame })])
    const ok = replies.filter(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(3 - ok.length)
    expect((await app.asOwner('select id from cart_items')).length).toBe(1)
    expect((await app.asOwner('select id from carts')).length).toBe(1)
  })

  test('new carts of one person are one cart', async () => {
    const items = await Promise.all(
      ['social-member', 'senior-player', 'gym-astro'].map((slug) => desk.plan(slug)),
    )
    const replies = await Promise.all(items.map((item) => desk.create([item])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const [one, ...others] = await openCarts()
    expect(others).toEqual([])
    expect(names((await desk.get(one ?? '')).body)).toHaveLength(3)
  })

  const isEmbedded = testDatabaseKind() === 'embedded'
  /** One attaches and has not ended when the other begins; the other's way through is watched by `meanwhile`. */
  const oneInsideOther = async (meanwhile: (other: Promise<unknown>) => Promise<unknown>) => {
    const [one, two] = await Promise.all([nobodysCart('social-member'), nobodysCart('senior-player')])
    let other: Promise<unknown> = Promise.resolve()
    await app.parts.db.withClub(clubId, async (tx) => {
      await adoptCart(tx, deps, { clubId, cartId: one, userId: brid })
      other = attachCart(deps, { clubId, cartId: two, userId: brid })
      await meanwhile(other)
    })
    await other
    return two
  }

  test.skipIf(isEmbedded)(
    'the second waits for the first and takes it in (PostgreSQL only: two connections)',
    async () => {
      const two = await oneInsideOther(() => untilWaiting(app))
      expect(await openCarts()).toEqual([two])
      expect(names((await desk.get(two)).body)).toEqual(['Senior player', 'Social member'])
    },
  )

  test.skipIf(isEmbedded)(
    'negative control: without the constraint there are two (PostgreSQL only: two connections)',
    async () => {
      await app.asOwner('drop index carts_one_open')
      await oneInsideOther((other) => other)
      expect(await openCarts()).toHaveLength(2)
      await desk.clear()
      await app.asOwner(
        'create unique index carts_one_open on carts (club_id, user_id) where ordered_at is null',
      )
    },
  )
})
