// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { Kinds } from '../kinds.ts'
import type { StoredCart } from '../stored-cart.ts'
import { RememberedOffers } from './remembered-offers.ts'

describe('a new cart of nobody', () => {
  const counter = statementCounter({ inTransactions: true })
  let app: TestApp
  let desk: CartClient
  beforeAll(async () => {
    app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
    desk = await openCartClient(app)
  })
  beforeEach(() => app.parts.revisions.bumpAll())
  afterAll(() => app.close())

  const bottle = { product_id: '', metadata: { quantity: 1 } }
  beforeAll(async () => {
    const { product_id } = (await app.server.inject('/api/v2/store/dunvarra/shop-items/bottle')).json()
    bottle.product_id = product_id
  })
  const begin = () => desk.create([bottle], { as: '' })
  const READ_AND_WRITTEN = ['club select', 'club execute']
  const WRITTEN = ['club execute']

  test('reads what is on offer once, and the next of the same thing only writes', async () => {
    expect(await counter.during(begin)).toEqual(READ_AND_WRITTEN)
    expect(await counter.during(begin)).toEqual(WRITTEN)
    const { body } = await begin()
    const { body: read } = await desk.get(body.shopping_cart_id, { as: '' })
    expect(read).toEqual(body)
  })

  test('has the price of now as soon as the club has changed it', async () => {
    const before = (await begin()).body.pay_today.total
    await app.asOwner(
      `update shop_items set price = price + 100 where id = (select id from products where slug = 'bottle' and club_id = (select id from clubs where slug = 'dunvarra'))`,
    )
    expect((await begin()).body.pay_today.total).toBe(before + 100)
  })

  test('is refused by what is true, not by what is remembered', async () => {
    await begin()
    const { status } = await desk.create([{ ...bottle, metadata: { quantity: 0 } }], { as: '' })
    expect(status).toBe(400)
    const refused = await counter.during(() =>
      desk.create([{ ...bottle, metadata: { quantity: 0 } }], { as: '' }),
    )
    expect(refused).toEqual(['club select'])
  })

  test('of somebody who is signed in is read for them', async () => {
    await desk.clear()
    await begin()
    const creating = await counter.during(() => desk.create([bottle]))
    expect(creating).toContain('club select')
  })
})

describe('what is remembered', () => {
  const club = 'a-club'
  const offered = { products: new Map([['a', { type: 'ShopItem' }]]), at: {} } as unknown as StoredCart
  const kinds = { of: (type: string) => ({ isSameForAll: type === 'ShopItem' }) } as unknown as Kinds
  const start = new Date('2026-11-15T12:00:00Z').getTime()
  let revision = '1'
  let seconds = 0
  const offers = new RememberedOffers({
    kinds,
    now: () => new Date(start + seconds * 1000),
    revisions: { of: () => revision },
  })
  beforeEach(() => {
    revision = `${Number(revision) + 1}`
    seconds = 0
  })
  const of = (...productIds: string[]) => offers.of({ clubId: club, productIds })

  test.each([
    ['at once', 0, true],
    ['within a minute', 59, true],
    ['after a minute', 60, false],
    ['for a clock that was put back', -60, false],
  ])('is true %s: %i', (_, after, isTrue) => {
    of('a').keep(offered)
    seconds = after
    expect(of('a').stored !== null).toBe(isTrue)
    if (isTrue) expect(of('a').stored?.at.now).toEqual(new Date(start + after * 1000))
  })

  test('is old once the club has changed something, also while it was read', () => {
    const asked = of('a')
    revision = 'changed'
    asked.keep(offered)
    expect(of('a').stored).toBeNull()
  })

  test('is of these things alone', () => {
    of('a').keep(offered)
    expect(of('b').stored).toBeNull()
    expect(offers.of({ clubId: 'another', productIds: ['a'] }).stored).toBeNull()
  })

  test('is as much whether it is asked for one by one or many at once', () => {
    const many = (from: number) => Array.from({ length: 40 }, (_, at) => `${from}-${at}`)
    const with40 = (ids: string[]) => {
      const products = new Map(ids.map((id) => [id, { type: 'ShopItem' }]))
      of(...ids).keep({ ...offered, products } as unknown as StoredCart)
    }
    for (let from = 0; from < 20; from += 1) with40(many(from))
    const kept = Array.from({ length: 20 }, (_, from) => of(...many(from)).stored !== null)
    expect(kept.filter(Boolean)).toHaveLength(12)
    expect(kept.at(-1)).toBe(true)
  })

  test('is never what is not there, or not the same for everybody', () => {
    of('a', 'b').keep(offered)
    expect(of('a', 'b').stored).toBeNull()
    of('c').keep({
      ...offered,
      products: new Map([['c', { type: 'Plan' }]]),
    } as unknown as StoredCart)
    expect(of('c').stored).toBeNull()
  })
})
