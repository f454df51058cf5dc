import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept } from '@clubhouse/domain/result'
import { cents } from '@clubhouse/domain/money/money'
import { Revisions } from '#kernel/tenancy/revisions.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { attachCart } from './attach-cart.ts'
import type { CartDeps } from './deps.ts'
import { Kinds } from './kinds.ts'
import { RememberedOffers } from './of-nobody/remembered-offers.ts'
import { membershipKind } from './membership/kind.ts'
import type { CartKind } from './cart-kind.ts'

/** How another capability would sell jerseys: with facts, a line and an amount of stock of its own. */
const jerseys: CartKind = {
  types: ['ShopItem'],
  isForMembers: false,
  facts: `(select json_build_object('stockId', j.id, 'left', j.remaining) from stock j
    where j.club_id = c.id and j.id = sold.stock_id)`,
  enter: async () => accept([]),
  show: (item, product) => ({
    line: {
      kind: 'other',
      id: item.id,
      price: cents(60_00 * item.quantity),
      shopDiscount: { name: 'Sale', amount: cents(5_00) },
    },
    unitPrice: cents(60_00),
    programId: null,
    title: 'Shop',
    paymentOption: null,
    paymentOptions: [],
    endsOn: null,
    isDynamicPricing: false,
    demands: [
      { ...(product.facts as { stockId: string; left: number }), count: item.quantity, name: product.name },
    ],
    problem: null,
    inside: [],
  }),
}

let database: TestDatabase
let deps: CartDeps
let clubId: string
beforeAll(async () => {
  database = await openTestDatabase()
  const { db, asOwner } = database
  const now = () => new Date('2026-11-15T12:00:00Z')
  const [club] = await asOwner<{ id: string }>(`select id from clubs where slug = 'dunvarra'`)
  clubId = club?.id ?? ''
  const membership = membershipKind({ db, now, options: undefined as never })
  const kinds = new Kinds([membership, jerseys])
  const offers = new RememberedOffers({ kinds, now, revisions: new Revisions() })
  deps = { db, now, registry: { idOf: () => clubId }, kinds, offers }
  await asOwner(
    `with shelf as (insert into stock (club_id, id, remaining) values ($1, gen_random_uuid(), 4) returning id)
      insert into products (club_id, id, type, slug, name, stock_id)
        select $1, gen_random_uuid(), 'ShopItem', 'jersey', 'Jersey', id from shelf`,
    [clubId],
  )
})
afterAll(() => database.drop())

async function cartWith(quantity: number, size: string, userId: string | null = null): Promise<string> {
  const id = randomUUID()
  await database.asOwner(
    `with cart as (insert into carts (club_id, id, user_id, created_at, updated_at)
        values ($1, $2, $5, now(), now()) returning id)
      insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, quantity, metadata, created_at)
        select $1, gen_random_uuid(), cart.id, p.id, 0, 6000, $3, jsonb_build_object('size', $4::text), now()
        from cart, products p where p.slug = 'jersey'`,
    [clubId, id, quantity, size, userId],
  )
  return id
}

test('another capability’s type is shown, priced and counted; the same thing in two carts is one line of both', async () => {
  const brid = await userIdOf(database, 'brid@home.example')
  await cartWith(2, 'M', brid)
  const cart = await attachCart(deps, { clubId, cartId: await cartWith(1, 'M'), userId: brid })
  expect(cart?.items).toMatchObject([{ price: 180_00, discount: 5_00, total: 175_00, problem: null }])
  expect(cart?.shop_item_discounts).toEqual([{ name: 'Sale', amount: 5_00 }])
  // Another size is another line, and five are more than there are.
  const both = await attachCart(deps, { clubId, cartId: await cartWith(2, 'L'), userId: brid })
  expect(both?.items.map(({ price, problem }) => [price, problem?.kind])).toEqual([
    [120_00, undefined],
    [180_00, 'sold_out'],
  ])
})
