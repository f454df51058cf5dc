import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemPrice } from '@clubhouse/domain/selling/shop/item-price'
import { collectionOf } from '@clubhouse/contract/paging'
import { Promotion, ShopItem } from '@clubhouse/contract/selling/shop'
import { demoWorld } from '@clubhouse/demo/world/world'
import { statementCounter } from '#testing/counted.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const statements = statementCounter()
const { shop } = demoWorld(TEST_NOW).clubs.find(({ slug }) => slug === 'dunvarra')!

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: statements.db, environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const get = (path: string, club = 'dunvarra') => app.server.inject(`/api/v2/store/${club}${path}`)
async function list(query: string, club?: string) {
  const reply = await get(`/shop-items${query}`, club)
  expect(reply.statusCode, reply.body).toBe(200)
  return collectionOf(ShopItem).parse(reply.json())
}
const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
async function item(slug: string) {
  const reply = await get(`/shop-items/${slug}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return ShopItem.parse(reply.json())
}

describe('the items of a shop', () => {
  test('API-59 SHOP-02 come page by page, in the club’s own order', async () => {
    expect(await names('?per_page=12')).toEqual(shop.map(({ name }) => name))
    expect(await list('?per_page=5&page=3')).toMatchObject({ total: 12, from: 11, to: 12 })
    // DATA-52: it has switched its shop off.
    expect((await get('/shop-items', 'inishvarn')).statusCode).toBe(404)
  })

  test('SHOP-02 are narrowed by type, searched and sorted', async () => {
    expect(await names('?type[]=event_ticket&type[]=tour_trips')).toEqual([
      'Dinner dance ticket',
      'Easter tour deposit',
    ])
    expect(await names('?filter=JERSEY')).toEqual(['Home jersey', 'Away jersey'])
    expect((await names('?sort=price&sort_direction=asc')).slice(0, 2)).toEqual([
      'Defibrillator fund',
      'Bottle',
    ])
    expect((await get('/shop-items?type[]=poison')).statusCode).toBe(422)
  })

  test('SHOP-02 by price means by what is paid, after the discount', async () => {
    const { items } = (await get('/shop-items?sort=price&sort_direction=asc&per_page=100')).json() as {
      items: ShopItem[]
    }
    const paid = items
      .filter(({ metadata }) => metadata.any_amount === null)
      .map((each) => itemPrice(each, { variant: null, amount: null }))
      .map(({ price, off }) => price - off)
    expect(paid).toEqual(paid.toSorted((a, b) => a - b))
    expect(items.some(({ metadata }) => metadata.shop_item_discount)).toBe(true)
  })

  test('API-60 API-47 DATA-16 OPEN-133 one is found by slug and by id, and by the address of any product', async () => {
    const jersey = await item('home-jersey')
    expect(await item(jersey.product_id)).toEqual(jersey)
    expect((await get('/products/home-jersey')).json()).toEqual(jersey)
    expect((await get('/shop-items/senior-player')).statusCode).toBe(404)
    expect((await get('/shop-items/home-jersey', 'inishvarn')).statusCode).toBe(404)
  })

  test('API-61 SHOP-06 DATA-63 OPEN-072 types that the club has something of, by their display names', async () => {
    expect((await get('/shop-items/types')).json()).toEqual({
      items: [
        { type: 'merchandise', title: 'Merchandise', count: 8 },
        { type: 'event_ticket', title: 'Tickets / Events', count: 1 },
        { type: 'tour_trips', title: 'Tour / Trips', count: 1 },
        { type: 'fundraising', title: 'Fundraising', count: 1 },
        { type: 'sponsorship', title: 'Sponsorship', count: 1 },
      ],
    })
    expect((await get('/shop-items/types', 'inishvarn')).statusCode).toBe(404)
    expect((await get('/shop-items/types', 'nowhere')).statusCode).toBe(404)
  })

  test('each size has its own stock, and what is out of stock stays listed', async () => {
    const { metadata } = await item('home-jersey')
    expect(metadata.options.map(({ name }) => name)).toEqual(['Fit', 'Size'])
    expect(metadata.variants.find(({ title }) => title === 'Adult, XXL')).toMatchObject({ sold_out: true })
    expect(metadata.variants.find(({ title }) => title === 'Adult, M')).toMatchObject({ available_count: 22 })
    expect(metadata).toMatchObject({ sold_out: false, availability: 'limited' })
    expect((await item('bobble-hat')).metadata).toMatchObject({ sold_out: true, availability: 'sold_out' })
    expect((await item('bottle')).metadata).toMatchObject({ available_count: null, availability: 'open' })
    expect((await item('half-zip')).metadata.shop_item_discount).toEqual({
      name: 'Winter offer',
      type: 'percentage',
      amount: 10,
    })
  })

  test('what is taken off the shelves is not there any more, and what is not on sale yet says so', async () => {
    await app.asOwner(`update products set is_active = false where slug = 'bottle'`)
    await app.asOwner(
      `update shop_items h set opens_at = $1 from products p
      where p.id = h.id and p.slug = 'shorts'`,
      [new Date(app.parts.now().getTime() + 60_000)],
    )
    expect((await get('/shop-items/bottle')).statusCode).toBe(404)
    expect(await names('?filter=bottle')).toEqual([])
    expect((await item('shorts')).metadata.availability).toBe('not_open')
    await app.asOwner(`update products set is_active = true where slug = 'bottle'`)
    await app.asOwner(`update shop_items set opens_at = null`)
  })

  test('a list and an item are one statement each', async () => {
    // What is kept is old now.
    app.parts.revisions.bumpAll()
    expect(await statements.during(() => list('?per_page=12'))).toEqual(['shop_items'])
    expect(await statements.during(() => item('home-jersey'))).toEqual(['shop_item_by_slug'])
    expect(await statements.during(() => get('/products/home-jersey'))).toEqual(['product_by_slug'])
  })
})

describe('the current promotion', () => {
  const current = async (club = 'dunvarra') => {
    const reply = await get('/promotions/current', club)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json().promotion
  }
  const put = (slug: string, starts: number, ends: number | null, description = slug) =>
    app.asOwner(
      `insert into promotions (club_id, id, product_id, description, starts_at, ends_at)
        select p.club_id, gen_random_uuid(), p.id, $2, $3, $4 from products p where p.slug = $1`,
      [slug, description, at(starts), ends === null ? null : at(ends)],
    )
  const at = (minutes: number) => new Date(app.parts.now().getTime() + minutes * 60_000)

  test('API-28 PROMO-06 is the newest whose time it is; none is none', async () => {
    await app.asOwner('delete from promotions')
    expect(await current()).toBeNull()
    expect(await current('inishvarn')).toBeNull()
    await put('half-zip', -60, null)
    await put('gear-bag', -120, -1)
    await put('shorts', 5, null)
    expect(Promotion.parse(await current())).toMatchObject({
      product_slug: 'half-zip',
      product_type: 'ShopItem',
      description: 'half-zip',
      image: null,
    })
    await put('gear-bag', -1, 10, 'Only today')
    expect(await current()).toMatchObject({ product_slug: 'gear-bag', description: 'Only today' })
  })

  test('of what is no longer offered there is none', async () => {
    await app.asOwner(`update products set is_active = false where slug in ('gear-bag', 'half-zip')`)
    expect(await current()).toBeNull()
    await app.asOwner(`update products set is_active = true where slug in ('gear-bag', 'half-zip')`)
  })

  test('a club that is not there has none', async () => {
    expect((await get('/promotions/current', 'nowhere')).statusCode).toBe(404)
  })
})

describe('what is kept of the shop', () => {
  const jersey = async () => (await get('/shop-items/home-jersey')).json() as ShopItem

  test('is made once for all who only look, and not for whoever says who they are', async () => {
    await list('?page=1')
    expect(await statements.during(() => list('?page=1'))).toEqual([])
    const headers = { authorization: 'Bearer of-somebody' }
    const url = '/api/v2/store/dunvarra/shop-items?page=1'
    expect(await statements.during(() => app.server.inject({ url, headers }))).toContain('shop_items')
  })

  test('is old when one of the last is sold', async () => {
    const before = await jersey()
    const [first] = before.metadata.variants
    await app.asOwner(
      `update stock set remaining = remaining - 1, sold = sold + 1 where id = (select stock_id from shop_variants where id = $1)`,
      [first?.variant_id],
    )
    await eventually(async () =>
      expect((await jersey()).metadata.variants[0]?.available_count).toBe((first?.available_count ?? 0) - 1),
    )
  })
})
