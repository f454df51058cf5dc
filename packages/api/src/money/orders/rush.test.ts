import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Tx } from '#kernel/db/database.ts'
import { hasCollided } from '#kernel/db/once-more.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import { aCartToOrder, aLineToOrder } from '#testing/world/cart-to-order.ts'
import { errorCode } from '#testing/error-code.ts'
import { planOf } from '#testing/world/forms.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import type { Buyer, CartToOrder, OrderDeps } from './deps.ts'
import { giveUpOrder } from './give-up.ts'
import { placeOrder } from './place-order.ts'

/** The evening on which registration opens: everybody has the same code and wants the same places. */

const ROUNDS = 40
/** Each circle costs as long as PostgreSQL waits before it looks for one. */
const CONTROL_ROUNDS = 10

let app: TestApp
let db: Database
let clubId: string
let productId: string
const shelves: string[] = []
let codeId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  productId = await planOf(app, 'camp-week-2')
  for (let at = 0; at < 3; at += 1) shelves.push(randomUUID())
  shelves.sort()
  for (const id of shelves)
    await app.asOwner('insert into stock (club_id, id, remaining) values ($1, $2, 1000000)', [clubId, id])
  codeId = randomUUID()
  await app.asOwner(
    `insert into discount_codes (club_id, id, code, type, amount) values ($1, $2, 'RUSH', 'fixed', 100)`,
    [clubId, codeId],
  )
  if (app.databaseUrl === null) return
  const [{ name } = { name: '' }] = await app.asOwner<{ name: string }>('select current_database() as name')
  await app.asOwner(`alter database "${name}" set deadlock_timeout = '50ms'`)
  db = openPostgres({ url: app.databaseUrl, poolSize: 6, onTrouble: () => undefined })
})
afterAll(async () => {
  await db?.close()
  await app.close()
})

const guest = (): Buyer => ({
  kind: 'guest',
  guestId: randomUUID(),
  firstName: 'A',
  lastName: 'Guest',
  email: 'a@home.example',
})

const cartWith = (stockIds: string[], id: string = randomUUID()): CartToOrder => {
  const demands = stockIds.map((stockId) => ({ stockId, count: 1 }))
  return aCartToOrder([aLineToOrder(productId, { demands })], { id, discountCodeId: codeId })
}

const depsWith = (cart: CartToOrder): OrderDeps => ({
  db,
  now: app.parts.now,
  registry: app.parts.registry,
  gateway: app.parts.gateway,
  fulfilments: [],
  crashAt: () => undefined,
  onTrouble: () => undefined,
  cartToOrder: async () => cart,
})

type Before = (tx: Tx) => Promise<unknown>

/** One checkout as far as the order, tried once: what the retry would hide is counted. */
const buy = (cart: CartToOrder, buyer: Buyer = guest(), before: Before = async () => undefined) =>
  db.withClub(clubId, async (tx) => {
    await before(tx)
    return placeOrder(tx, depsWith(cart), {
      clubId,
      buyer,
      key: null,
      isFree: false,
      body: { shopping_cart_id: cart.id, save_payment_method: false },
    })
  })

/** As it was: the code is taken before the places. */
const codeFirst: Before = (tx) =>
  tx.execute(sql`update discount_codes set used = used + 0 where club_id = ${clubId} and id = ${codeId}`)

const pick = (round: number, count: number) =>
  Array.from({ length: count }, (_, at) => shelves[(round + at) % shelves.length] ?? '')

/** Somebody has pressed Pay, and puts something else into the cart. */
async function changedCart(round: number, before?: Before) {
  const [buyer, cart] = [guest(), cartWith(pick(round, 2))]
  await buy(cart, buyer)
  return () => buy(cartWith(pick(round + 1, 2), cart.id), buyer, before)
}

/** Somebody has pressed Pay and gone away. */
async function expiry(round: number) {
  const placed = await buy(cartWith(pick(round, 2)))
  if (!placed.ok) throw new Error(placed.reason.message)
  const { orderId } = placed.value
  return () =>
    db.withClub(clubId, (tx) => giveUpOrder(tx, { clubId, orderId, to: 'Expired', now: app.parts.now() }))
}

async function circles(
  rounds: number,
  begin: (round: number) => Promise<() => Promise<unknown>>,
  before?: Before,
) {
  let found = 0
  for (let round = 0; round < rounds; round += 1) {
    const first = await begin(round)
    const all = await Promise.allSettled([
      buy(cartWith(pick(round + 1, 2)), guest(), before),
      first(),
      buy(cartWith(pick(round + 2, 2)), guest(), before),
    ])
    for (const each of all) {
      if (each.status === 'fulfilled') continue
      if (!hasCollided(each.reason)) throw each.reason
      found += 1
    }
  }
  return found
}

// The embedded database has one connection: there nobody waits for anybody.
describe.skipIf(testDatabaseKind() === 'embedded')(
  'three at once, with one code and the same shelves',
  () => {
    test.each([
      { what: 'a changed cart beside two checkouts', begin: (round: number) => changedCart(round) },
      { what: 'an order that runs out beside two checkouts', begin: expiry },
    ])('nobody waits in a circle: $what', async ({ begin }) => {
      expect(await circles(ROUNDS, begin)).toBe(0)
      const [row] = await app.asOwner<object>(
        `select used, (select count(*)::int from orders where discount_code_id = d.id and status = 'New') as live
        from discount_codes d where id = $1`,
        [codeId],
      )
      expect(row).toMatchObject({ used: (row as { live: number }).live })
    })

    test.each([
      { what: 'a changed cart', begin: (round: number) => changedCart(round) },
      { what: 'an order that runs out', begin: expiry },
    ])('NEGATIVE CONTROL with the code before the places they do: $what', async ({ begin }) => {
      expect(await circles(CONTROL_ROUNDS, begin, codeFirst)).toBeGreaterThanOrEqual(CONTROL_ROUNDS / 3)
    })

    test('NEGATIVE CONTROL whoever gives up one order and places another without holding the rows of both does', async () => {
      // Two carts that change what the other has: each gives up its own shelf and wants the other's.
      const [low, , high] = shelves
      const swap = async (from: string, to: string) => {
        const placed = await buy(cartWith([from]))
        if (!placed.ok) throw new Error(placed.reason.message)
        const { orderId } = placed.value
        return () =>
          db.withClub(clubId, async (tx) => {
            await giveUpOrder(tx, { clubId, orderId, to: 'Cancelled', now: app.parts.now() })
            return placeOrder(tx, depsWith(cartWith([to])), {
              clubId,
              buyer: guest(),
              key: null,
              isFree: false,
              body: { shopping_cart_id: randomUUID(), save_payment_method: false },
            })
          })
      }
      let found = 0
      for (let round = 0; round < CONTROL_ROUNDS; round += 1) {
        const both = [await swap(low ?? '', high ?? ''), await swap(high ?? '', low ?? '')]
        const all = await Promise.all(both.map((each) => errorCode(each())))
        found += all.filter((code) => code === '40P01').length
      }
      expect(found).toBeGreaterThanOrEqual(1)
    })
  },
)
