import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CartClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
})
afterEach(() => desk.clear())
afterAll(() => app.close())

const create = async (...items: object[]): Promise<ShoppingCart> => {
  const { status, body } = await desk.create(items)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const first = (cart: ShoppingCart): CartItem => {
  const [item] = cart.items
  if (!item) throw new Error('The cart is empty')
  return item
}

test('API-33 DATA-24 DATA-25 DATA-27 a plan is put into a new cart', async () => {
  const cart = await create(await desk.plan('senior-player'))
  expect(cart).toMatchObject({
    pay_today: { subtotal: 180_00, discount: 0, total: 180_00 },
    pay_later: 0,
    discount_codes: [],
  })
  expect(first(cart)).toMatchObject({
    product: { name: 'Senior player', type: 'Plan' },
    price: 180_00,
    discount: 0,
    total: 180_00,
    today: 180_00,
    payment_option_id: null,
    instalments: [],
    recurring: null,
    problem: null,
    metadata: { title: 'Season', club_member: { first_name: 'Bríd', last_name: 'Hallaran' }, discounts: {} },
  })
  expect((await desk.get(cart.shopping_cart_id)).body).toEqual(cart)
})

test('API-34 DISC-07 DATA-60 what is added joins what is there, and several children cost less', async () => {
  const cart = await create(await desk.plan('juvenile-u8-u12'))
  const oisin = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
  const { status, body } = await desk.add(cart.shopping_cart_id, [await desk.plan('juvenile-u8-u12', oisin)])
  expect(status).toBe(200)
  expect(body.shopping_cart_id).toBe(cart.shopping_cart_id)
  expect(body.items.map(({ metadata }: CartItem) => metadata.club_member?.first_name)).toEqual([
    'Fiadh',
    'Oisín',
  ])
  expect(body.items.map(({ metadata }: CartItem) => metadata.discounts)).toEqual([
    { multiproduct: { name: 'Brothers and sisters', amount: 11_00 } },
    { multiproduct: { name: 'Brothers and sisters', amount: 11_00 } },
  ])
  expect(body.multiproduct_discounts).toEqual([{ name: 'Brothers and sisters', amount: 22_00 }])
  expect(body.pay_today).toEqual({ subtotal: 220_00, discount: 22_00, total: 198_00 })
  expect((await desk.get(cart.shopping_cart_id)).body).toEqual(body)
})

test('API-38 CART-15 DATA-26 a line is paid in instalments, with the days on which they are due', async () => {
  const cart = await create(await desk.plan('senior-player'))
  const item = first(cart)
  const [option] = item.payment_options
  expect(option).toMatchObject({ type: 'instalment', number_of_payments: 6 })
  const { body } = await desk.pay(
    cart.shopping_cart_id,
    item.shopping_cart_item,
    option?.payment_option_id ?? null,
  )
  expect(first(body)).toMatchObject({
    payment_option_id: option?.payment_option_id,
    total: 180_00,
    today: 30_00,
    instalments: ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15'].map((due) => ({
      due,
      amount: 30_00,
    })),
  })
  expect(body).toMatchObject({ pay_today: { total: 30_00 }, pay_later: 150_00 })
  expect((await desk.get(cart.shopping_cart_id)).body).toEqual(body)
  const back = await desk.pay(cart.shopping_cart_id, item.shopping_cart_item, null)
  expect(back.body).toEqual(cart)
})

test('a way to pay is chosen with the plan, and the day of the first payment is the club’s', async () => {
  const item = await desk.plan('senior-player')
  const option = first(await create(item)).payment_options[0]?.payment_option_id
  await desk.clear()
  app.setClock(new Date('2027-01-31T00:30:00Z'))
  await desk.signIn()
  const cart = await create({ ...item, payment_option_id: option })
  app.setClock(TEST_NOW)
  await desk.signIn()
  expect(
    first(cart)
      .instalments.slice(0, 3)
      .map(({ due }) => due),
  ).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
})

test('DISC-06 MEMB-19 subscriptions: each month without an end, each week until the season ends', async () => {
  const cart = await create(await desk.plan('gym-astro'), await desk.plan('walking-football'))
  const [gym, walking] = cart.items
  expect(gym).toMatchObject({
    payment_option_id: gym?.payment_options[0]?.payment_option_id,
    price: 15_00,
    today: 15_00,
    instalments: [],
    recurring: { amount: 15_00, next: '2026-12-15' },
    metadata: { subscription: { period: { end: null } } },
  })
  // Sundays from 15 November 2026 to 30 June 2027.
  expect(walking).toMatchObject({ price: 33 * 5_00, today: 5_00, recurring: null })
  expect(walking?.instalments).toHaveLength(32)
  expect(walking?.instalments.at(-1)).toEqual({ due: '2027-06-27', amount: 5_00 })
  expect(cart.pay_later).toBe(32 * 5_00)
})

test('API-33 BUNDLE-13 BUNDLE-18 a bundle is one line with its plans, whose parts add up to it', async () => {
  const oisin = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
  const plans = [
    await desk.plan('senior-player'),
    await desk.plan('juvenile-u8-u12'),
    await desk.plan('juvenile-u8-u12', oisin),
  ]
  const cart = await create(await desk.bundle('family-pack', plans))
  const item = first(cart)
  expect(item).toMatchObject({
    product: { type: 'Bundle' },
    price: 320_00,
    payment_options: [{ type: 'instalment', number_of_payments: 4 }],
    problem: null,
  })
  expect(item.metadata.club_member).toBeNull()
  expect(
    item.bundle_items.map(({ product, metadata }) => [product.name, metadata.club_member?.first_name]),
  ).toEqual([
    ['Senior player', 'Bríd'],
    ['Juvenile U8–U12', 'Fiadh'],
    ['Juvenile U8–U12', 'Oisín'],
  ])
  expect(item.bundle_items.reduce((sum, { total }) => sum + total, 0)).toBe(320_00)
  expect((await desk.get(cart.shopping_cart_id)).body).toEqual(cart)
})

test('API-37 CART-12 a line is removed with all that is in it; what is inside a bundle is no line', async () => {
  const plans = [await desk.plan('senior-player'), await desk.plan('juvenile-u8-u12')]
  const cart = await create(await desk.bundle('family-pack', plans), await desk.plan('social-member'))
  const [pack] = cart.items
  const inside = pack?.bundle_items[0]?.shopping_cart_item ?? ''
  expect((await desk.remove(cart.shopping_cart_id, inside)).status).toBe(404)
  const { status, body } = await desk.remove(cart.shopping_cart_id, pack?.shopping_cart_item ?? '')
  expect([status, body.items.length, body.pay_today.total]).toEqual([200, 1, 40_00])
  expect((await desk.remove(cart.shopping_cart_id, pack?.shopping_cart_item ?? '')).status).toBe(404)
  const empty = await desk.remove(cart.shopping_cart_id, body.items[0].shopping_cart_item)
  expect(empty.body).toMatchObject({ items: [], pay_today: { subtotal: 0, discount: 0, total: 0 } })
  expect((await desk.get(cart.shopping_cart_id)).body).toEqual(empty.body)
  expect(await app.asOwner('select id from cart_items')).toEqual([])
})

test('answers are stored with the version and the person they are about, and the person joins the family', async () => {
  const una = { first_name: 'Una', date_of_birth: '2018-02-03T00:00:00.000Z' }
  await create(await desk.plan('juvenile-u8-u12', una))
  const [row] = await app.asOwner<Record<string, unknown>>(`
    select i.member_id = r.id as "isHer", m.member_id = r.id as "isAboutHer", m.given_by = r.user_id as "isByHerMother",
      m.version, g.member_id = r.user_id as "isSignedByHerMother", i.metadata::text
    from cart_items i join related_people r on r.first_name = 'Una'
    join form_answers m on m.id = i.member_answers_id join form_answers g on g.id = i.guardian_answers_id`)
  expect(row).toEqual({
    isHer: true,
    isAboutHer: true,
    isByHerMother: true,
    isSignedByHerMother: true,
    version: 1,
    metadata: '{}',
  })
})

test('an erased person’s cart goes with them', async () => {
  const cart = await create(await desk.plan('social-member'))
  const [owner] = await app.asOwner<{ id: string }>(
    `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), 'gone@home.example', 'A', 'B') returning id`,
  )
  await app.asOwner('update carts set user_id = $1', [owner?.id])
  await app.asOwner('delete from users where id = $1', [owner?.id])
  expect((await desk.get(cart.shopping_cart_id)).status).toBe(404)
  expect(await app.asOwner('select id from cart_items')).toEqual([])
})

test('when a cart was last changed is told by what changes it, and by nothing else', async () => {
  const cart = await create(await desk.plan('senior-player'))
  const id = cart.shopping_cart_id
  const item = first(cart).shopping_cart_item
  const changedAt = async () => (await app.asOwner<{ at: Date }>('select updated_at as at from carts'))[0]?.at
  let minutes = 0
  const isChangedBy = async (work: () => Promise<{ status: number }>) => {
    const now = new Date(TEST_NOW.getTime() + (minutes += 1) * 60_000)
    // It runs on from here.
    app.setClock(now)
    expect((await work()).status).toBe(200)
    return ((await changedAt()) ?? TEST_NOW) >= now
  }
  const social = await desk.plan('social-member')
  expect(await isChangedBy(() => desk.get(id))).toBe(false)
  expect(await isChangedBy(() => desk.add(id, [social]))).toBe(true)
  expect(await isChangedBy(() => desk.pay(id, item, null))).toBe(true)
  expect(await isChangedBy(() => desk.code(id, 'OLD24'))).toBe(false)
  expect(await isChangedBy(() => desk.code(id, 'EARLY10'))).toBe(true)
  expect(await isChangedBy(() => desk.resetCode(id))).toBe(true)
  expect(await isChangedBy(() => desk.attach(id))).toBe(false)
  expect(await isChangedBy(() => desk.remove(id, item))).toBe(true)
  app.setClock(TEST_NOW)
})

test('a club that goes takes its carts with it, and what was answered', async () => {
  await create(await desk.plan('juvenile-u8-u12'))
  await app.asOwner(`delete from clubs where slug = 'dunvarra'`)
  expect(await app.asOwner('select id from carts union all select id from cart_items')).toEqual([])
})
