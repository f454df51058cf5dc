import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import type { Variant } from '@clubhouse/contract/selling/shop'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { eventually } from '#testing/eventually.ts'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
const web = new FakeWeb(() => cachedPage(`the shop, drawn ${web.renders}`))
let app: TestApp
let shop: CheckoutClient
let office: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db, web })
  shop = await openCheckoutClient(app)
  office = await openClubClient(app)
})
afterAll(() => app.close())

const SCARF = { name: 'Scarf', type: 'merchandise', price: 1800 }
const size = (Size: string, stock: number | null = null, price: number | null = null) => ({
  options: { Size },
  stock,
  price,
})
const sizes = (...variants: object[]) => ({ option_names: ['Size'], variants })

async function added(more: object = {}): Promise<OfficeShopItem> {
  const { status, body } = await office.ask('/shop-items', { ...SCARF, ...more })
  expect(`${status} ${status === 200 ? '' : JSON.stringify(body)}`).toBe('200 ')
  return body
}
const changed = async (item: OfficeShopItem, more: object) =>
  office.ask(`/shop-items/${item.item_id}`, { ...item, ...more }, 'PATCH')
const read = async ({ item_id: id }: OfficeShopItem): Promise<OfficeShopItem> =>
  (await office.ask(`/shop-items/${id}`)).body

const onSite = async (id: string) =>
  (
    await app.server.inject({
      url: `/api/v2/store/dunvarra/shop-items/${id}`,
      headers: { host: hostOf('dunvarra') },
    })
  ).json()

/** Bought and paid for, as a visitor does it; answers the order. */
async function bought(itemId: string, variant: string | null, quantity = 1) {
  const item = await onSite(itemId)
  const found = item.metadata.variants.find(({ title }: Variant) => title === variant)
  const metadata = { quantity, ...(found && { variant_id: found.variant_id }) }
  const cart = await shop.create([{ product_id: itemId, metadata }])
  const { body } = await shop.checkOut(cart.body.shopping_cart_id)
  await shop.confirm(body.payment_token)
  return shop.order(body.order_id)
}

test('OPEN-120 SHOP-02 SHOP-04 SHOP-06 an item says all of itself to visitors as soon as it is saved', async () => {
  const [picture] = await app.asOwner<{ id: string }>(
    `select i.id from images i join clubs c on c.id = i.club_id where c.slug = 'dunvarra' and i.filename like 'shorts%'`,
  )
  const made = await added({
    name: 'Fleece',
    type: 'merchandise',
    description: 'Warm.',
    max_quantity: 3,
    handed_out: 'At the bar.',
    size_guide: 'S: chest 91 cm\nM: chest 97 cm ',
    ...sizes(size('S', 4), size('M', 0), size('L', 2, 2000)),
    discount: { name: 'Winter', type: 'percentage', amount: 10 },
    image_ids: [picture?.id],
    stock: 50,
  })
  expect(made).toMatchObject({ slug: 'fleece', left: 6, sold: 0, stock: null, state: 'open', is_used: false })
  expect(await onSite('fleece')).toMatchObject({
    product_id: made.item_id,
    name: 'Fleece',
    price: 1800,
    type: 'ShopItem',
    metadata: {
      type: 'merchandise',
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      max_quantity: 3,
      available_count: 6,
      handed_out: 'At the bar.',
      // U31
      size_guide: 'S: chest 91 cm\nM: chest 97 cm',
      shop_item_discount: { name: 'Winter', type: 'percentage', amount: 10 },
      images: [{ alt: expect.any(String), filename: expect.stringMatching(/^shorts/) }],
      variants: [
        { title: 'S', price: 1800, available_count: 4, sold_out: false },
        { title: 'M', sold_out: true },
        { title: 'L', price: 2000, available_count: 2 },
      ],
    },
  })
  expect((await added({ name: 'Fleece' })).slug).toBe('fleece-2')
  const gift = await added({ name: 'Roof', any_amount: { min: 200, max: 9000, suggested: [500, 1000] } })
  expect((await onSite(gift.item_id)).metadata.any_amount).toEqual({
    min: 200,
    max: 9000,
    suggested: [500, 1000],
  })
})

test('what is archived is not in the shop, and comes back as it was', async () => {
  const made = await added({ name: 'Cap' })
  const hidden = await changed(made, { is_active: false })
  expect(hidden.body.state).toBe('hidden')
  expect((await onSite(made.item_id)).error_code).toBe('not_found')
  await changed(hidden.body, { is_active: true })
  expect((await onSite(made.item_id)).name).toBe('Cap')
})

test('an item is sold on its days, which are the club’s', async () => {
  const made = await added({ name: 'Calendar', opens_on: '2099-08-01', closes_on: '2099-08-31' })
  expect(made).toMatchObject({ opens_on: '2099-08-01', closes_on: '2099-08-31', state: 'not_open' })
  expect((await onSite(made.item_id)).metadata.availability).toBe('not_open')
  const [at] = await app.asOwner(
    `select to_char(opens_at at time zone 'utc', 'MM-DD HH24:MI') as opens,
      to_char(closes_at at time zone 'utc', 'MM-DD HH24:MI') as closes from shop_items where id = $1`,
    [made.item_id],
  )
  // Summer time: the day begins at 23:00 in Greenwich.
  expect(at).toEqual({ opens: '07-31 23:00', closes: '08-31 23:00' })
})

test('what is wrong is said beside its field, and nothing is written', async () => {
  const total = async () => (await office.ask('/shop-items')).body.total
  const before = await total()
  const refused = await office.ask('/shop-items', {
    ...SCARF,
    name: ' ',
    opens_on: '2027-02-01',
    closes_on: '2027-01-01',
    ...sizes(size('S'), size('S')),
    discount: { name: 'Sale', type: 'percentage', amount: 101 },
    image_ids: [crypto.randomUUID()],
  })
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    422,
    ['closes_on', 'discount', 'image_ids', 'name', 'variant_1'],
  ])
  expect(await total()).toBe(before)
})

test('an item that was bought shows its reach, keeps what was bought whatever is edited, and is never deleted', async () => {
  const made = await added({ name: 'Half', ...sizes(size('S', 5), size('M', 5), size('L')) })
  await bought(made.item_id, 'M', 2)
  await bought(made.item_id, 'L', 3)
  const lines = () =>
    app.asOwner(
      `select o.total, i.name, i.title, i.price, i.quantity, i.total as item_total, i.discounts, i.metadata ->> 'variant_id' as variant
        from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id where i.product_id = $1 order by i.quantity`,
      [made.item_id],
    )
  const handOuts = async () =>
    (await office.ask('/shop-orders?per_page=100')).body.items.filter(
      ({ item }: { item: string }) => item === 'Half',
    )
  const before = { lines: await lines(), handOuts: await handOuts() }
  expect(before.lines).toMatchObject([
    { name: 'Half', title: 'M · 2 of them', price: 1800 },
    { name: 'Half', title: 'L · 3 of them' },
  ])
  const now = await read(made)
  expect(now).toMatchObject({ sold: 5, left: null, is_used: true })
  expect(now.variants.map(({ stock, left, taken }) => [stock, left, taken])).toEqual([
    [5, 5, 0],
    [5, 3, 2],
    [null, null, 3],
  ])
  const [small, middle, large] = now.variants
  const edited = await changed(now, {
    name: 'Whole',
    price: 9900,
    option_names: ['Cut'],
    discount: { name: 'Sale', type: 'fixed', amount: 500 },
    // Another name, another order, the smallest gone, and a limit for what had none.
    variants: [
      { ...large, options: { Cut: 'Large' }, stock: 10 },
      { ...middle, options: { Cut: 'Middle' }, price: 100, stock: 4 },
    ],
  })
  expect(edited.body.variants).toMatchObject([
    { variant_id: large?.variant_id, left: 7, taken: 3 },
    { variant_id: middle?.variant_id, left: 2, taken: 2 },
  ])
  expect({ lines: await lines(), handOuts: await handOuts() }).toEqual(before)
  expect((await onSite(made.item_id)).metadata.variants.map(({ title }: Variant) => title)).toEqual([
    'Large',
    'Middle',
  ])

  const refused = await changed(edited.body, { variants: [{ ...edited.body.variants[0], stock: 2 }] })
  expect(refused.body.errors).toEqual({
    [`variant_${large?.variant_id}`]: '3 are sold or held already, so it can’t be fewer',
    variants: '2 of “Middle” are sold or held, so it stays. Set its stock to 2 to stop selling it.',
  })
  expect((await changed(edited.body, { variants: [small] })).body.errors).toHaveProperty('variants')
  const gone = await office.ask(`/shop-items/${made.item_id}`, undefined, 'DELETE')
  expect([gone.status, gone.body.message]).toEqual([
    409,
    '5 were sold. Archive it instead: everyone keeps what they bought.',
  ])
  const [log] = (await office.audited('shop-item-changed')).slice(-1)
  expect(log).toMatchObject({
    actor: 'tadhg@dunvarra.example',
    detail: { name: 'Whole', Name: 'Half → Whole', Price: '18.00 → 99.00', Discount: 'none → Sale, 5.00' },
  })
})

test('what is given back comes back to its shelf, also after the item was edited', async () => {
  const made = await added({ name: 'Ticket', stock: 3 })
  const order = await bought(made.item_id, null, 2)
  const now = await read(made)
  expect([now.stock, now.left, now.taken]).toEqual([3, 1, 2])
  expect((await changed(now, { stock: 0 })).body.errors).toEqual({
    stock: '2 are sold or held already, so it can’t be fewer',
  })
  const more = await changed(now, { stock: 6 })
  expect([more.body.left, more.body.taken]).toEqual([4, 2])
  const [line] = await app.asOwner<{ order_item_id: string; amount: number }>(
    'select id as order_item_id, today as amount from order_items where order_id = $1',
    [order.order_id],
  )
  const refund = { lines: [line], reason: 'Can’t come', request_id: crypto.randomUUID() }
  expect((await office.ask(`/orders/${order.order_id}/refunds`, refund)).status).toBe(200)
  await shop.settle()
  const after = await read(made)
  expect([after.stock, after.left, after.taken, after.sold]).toEqual([6, 6, 0, 0])
})

test('what somebody already has comes back to its shelf when the club counts it, not by the refund', async () => {
  const made = await added({ name: 'Worn already', stock: 3 })
  const order = await bought(made.item_id, null)
  const [line] = await app.asOwner<{ order_item_id: string; amount: number }>(
    'select id as order_item_id, today as amount from order_items where order_id = $1',
    [order.order_id],
  )
  expect((await office.ask(`/shop-orders/${line?.order_item_id}/hand-out`, {})).status).toBe(200)
  await office.ask(`/orders/${order.order_id}/refunds`, {
    lines: [line],
    reason: 'Too small',
    request_id: crypto.randomUUID(),
  })
  await shop.settle()
  const after = await read(made)
  expect([after.left, after.taken, after.sold]).toEqual([2, 1, 0])
})

test('nobody’s item is deleted with its shelves; one that somebody only chose stays', async () => {
  const stock = async () =>
    (await app.asOwner<{ count: number }>('select count(*)::int as count from stock'))[0]?.count
  const before = await stock()
  const made = await added({ name: 'Nobody’s', ...sizes(size('S', 5), size('M', 5)) })
  expect(await stock()).toBe((before ?? 0) + 2)
  expect((await office.ask(`/shop-items/${made.item_id}`, undefined, 'DELETE')).status).toBe(200)
  expect(await stock()).toBe(before)
  expect((await office.audited('shop-item-deleted')).map(({ detail }) => detail['name'])).toContain(
    'Nobody’s',
  )
  const chosen = await added({ name: 'Chosen' })
  await shop.create([{ product_id: chosen.item_id, metadata: { quantity: 1 } }])
  expect((await office.ask(`/shop-items/${chosen.item_id}`, undefined, 'DELETE')).body.error_code).toBe(
    'in_use',
  )
})

test('two who edit the same item: the second is told, and a sale in between disturbs neither', async () => {
  const made = await added({ name: 'Two at once', ...sizes(size('S', 5)) })
  await bought(made.item_id, 'S')
  const [one, other] = await Promise.all([changed(made, { price: 1900 }), changed(made, { price: 2000 })])
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
  const kept = await read(made)
  expect(kept.variants).toMatchObject([{ stock: 5, left: 4, taken: 1 }])
  expect((await changed(kept, { price: 2100 })).body.price).toBe(2100)
})

test('TABLE-11 the list is searched, narrowed, sorted and paged in one statement', async () => {
  const sent = await statements.during(() => office.ask('/shop-items?page=1&per_page=2&filter=a&state=shown'))
  expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
  const sorted = (await office.ask('/shop-items?sort=price&sort_direction=asc&per_page=100')).body
  const prices = sorted.items.map(({ price }: OfficeShopItem) => price)
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
  const { all, shown, hidden } = sorted.counts
  expect([all, shown + hidden]).toEqual([sorted.total, all])
  const tickets = (await office.ask('/shop-items?type=event_ticket')).body.items
  expect(tickets.map(({ name }: OfficeShopItem) => name)).toContain('Dinner dance ticket')
  const soldOut = (await office.ask('/shop-items?state=sold_out&filter=bobble')).body.items
  expect(soldOut).toMatchObject([{ name: 'Bobble hat', left: 0 }])
})

test('a kept page of the shop is old as soon as an item or a promotion is saved', async () => {
  const page = async () =>
    (await app.server.inject({ url: '/products/shop', headers: { host: hostOf('dunvarra') } })).body
  const made = await added({ name: 'Seen at once' })
  // What is told of the write itself has arrived when two in a row are the same.
  const settled = () =>
    eventually(async () => {
      const first = await page()
      expect(await page()).toBe(first)
    })
  const WRITES = [
    () => changed(made, { price: 2500 }),
    () => office.ask('/shop-items', { ...SCARF, name: 'Another' }),
    () =>
      office.ask('/promotions', { product_id: made.item_id, description: 'Seen', starts_on: '2020-01-01' }),
  ]
  for (const write of WRITES) {
    await settled()
    const before = await page()
    expect((await write()).status).toBe(200)
    await eventually(async () => expect(await page()).not.toBe(before))
  }
})

test('OPEN-121 another club sees and changes nothing of it', async () => {
  const made = await added({ name: 'Ours' })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const path = `/shop-items/${made.item_id}`
  const answers = [
    await other.ask(path),
    await other.ask(path, { ...made, price: 1 }, 'PATCH'),
    await other.ask(path, undefined, 'DELETE'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await read(made)).toEqual(made)
})

const adding = (item: OfficeShopItem, adds: object[], more: object = {}) =>
  changed(item, { adds, stock_note: 'Delivery, docket 2214', ...more })
const leftOf = (item: OfficeShopItem) => item.variants.map(({ left }) => left)

test('what comes in is added to what is left, whatever was sold; what is taken away is there', async () => {
  const made = await added({ name: 'Hat', ...sizes(size('S', 10), size('M', 5), size('L')) })
  await bought(made.item_id, 'S', 2)
  const [s, m, l] = made.variants.map(({ variant_id: id }) => id)
  const { body } = await adding(made, [
    { variant_id: s, add: 20 },
    { variant_id: m, add: -1 },
    // Had no limit: so many are left from now on.
    { variant_id: l, add: 7 },
  ])
  expect(leftOf(body)).toEqual([28, 4, 7])
  const tooMany = await adding(body, [{ variant_id: m, add: -5 }], { name: 'Cap' })
  expect([tooMany.status, tooMany.body.errors]).toEqual([
    422,
    { [`variant_${m}`]: 'Only 4 are left, so take away fewer' },
  ])
  expect(await read(made)).toMatchObject({ name: 'Hat', left: 39 })
  const strange = await adding(body, [{ variant_id: crypto.randomUUID(), add: 1 }])
  expect(Object.keys(strange.body.errors)).toEqual(['variants'])
})

test('two people who add at once are both counted; who sets how many there are on top of what they read is told', async () => {
  const made = await added({ name: 'Socks', stock: 10 })
  const together = await Promise.all([20, 5].map((add) => adding(made, [{ variant_id: null, add }])))
  expect(together.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(made)).left).toBe(35)
  // The control: the same two with the sum that each worked out.
  const seen = await read(made)
  const sums = await Promise.all([20, 5].map((more) => changed(seen, { stock: 35 + more })))
  expect(sums.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  expect([55, 40]).toContain((await read(made)).left)
  // Who changes the name meanwhile is still told of a name that was changed.
  const named = await read(made)
  await changed(named, { name: 'Long socks' })
  expect((await adding(named, [{ variant_id: null, add: 1 }])).status).toBe(409)
})

test('a delivery that is sent again after a lost answer is counted once', async () => {
  const made = await added({ name: 'Beanie', stock: 3 })
  const again = { adds_id: crypto.randomUUID() }
  await adding(made, [{ variant_id: null, add: 20 }], again)
  const { status } = await adding(made, [{ variant_id: null, add: 20 }], again)
  expect([status, (await read(made)).left]).toEqual([200, 23])
})

test('the stock log says who changed what and why, what was sold and came back, newest first', async () => {
  const made = await added({ name: 'Gilet', ...sizes(size('S', 10), size('M', 5)) })
  const order = await bought(made.item_id, 'S', 2)
  const [s, m] = made.variants.map(({ variant_id: id }) => id)
  await adding(made, [
    { variant_id: s, add: 4 },
    { variant_id: m, add: 6 },
  ])
  const log = async (id = made.item_id) => office.ask(`/shop-items/${id}/stock-log`)
  const { body } = await log()
  expect(body).toMatchObject({
    total: 2,
    items: [
      {
        kind: 'changed',
        by: expect.any(String),
        order: null,
        note: 'Delivery, docket 2214',
        change: 10,
        sizes: [
          { size: 'M', count: 6 },
          { size: 'S', count: 4 },
        ],
      },
      { kind: 'sold', order: { order_id: order.order_id }, change: -2, sizes: [{ size: 'S', count: -2 }] },
    ],
  })
  expect((await log(crypto.randomUUID())).status).toBe(404)
})
