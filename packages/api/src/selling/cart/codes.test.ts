import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CartClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
  await app.asOwner(
    `insert into discount_codes (club_id, id, code, type, amount, valid_from, plan_ids, is_active)
      select c.id, gen_random_uuid(), v.code, 'percentage', 20, v.from::timestamptz, v.plans, v.active from clubs c,
        (values ('dunvarra', 'SPRING', '2027-03-01', null::uuid[], true),
          ('dunvarra', 'SENIORS', null, array(select id from products where slug = 'senior-player'), true),
          ('dunvarra', 'AWAY', null, null, false),
          ('inishvarn', 'ISLAND', null, null, true)) v (club, code, "from", plans, active)
      where c.slug = v.club`,
  )
})
afterEach(() => desk.clear())
afterAll(() => app.close())

const social = async (): Promise<string> =>
  (await desk.create([await desk.plan('social-member')])).body.shopping_cart_id

test('API-39 API-40 DISC-10 DATA-30 a code is applied, however it is typed, and cleared', async () => {
  const id = await social()
  const before = (await desk.get(id)).body
  const { status, body } = await desk.code(id, ' early10 ')
  expect([status, body]).toEqual([200, { is_valid: true, message: 'EARLY10 has been applied.' }])
  const cart = (await desk.get(id)).body
  expect(cart).toMatchObject({
    discount_codes: [{ name: 'EARLY10', amount: 4_00 }],
    pay_today: { subtotal: 40_00, discount: 4_00, total: 36_00 },
  })
  expect(cart.items[0].metadata.discounts).toEqual({ code: { name: 'EARLY10', amount: 4_00 } })
  // One at a time, and never more than there is (OPEN-086).
  await desk.code(id, 'COACH50')
  expect((await desk.get(id)).body).toMatchObject({
    discount_codes: [{ name: 'COACH50', amount: 40_00 }],
    pay_today: { total: 0 },
  })
  expect((await desk.resetCode(id)).body).toEqual(before)
  expect((await desk.get(id)).body).toEqual(before)
})

test.each([
  ['OLD24', 'This code has expired.'],
  ['SPRING', 'This code can’t be used yet.'],
  ['FULLUP', 'This code has already been used up.'],
  ['SENIORS', 'This code isn’t for anything in your cart.'],
  ['AWAY', 'We don’t know this code. Please check it and try again.'],
  ['ISLAND', 'We don’t know this code. Please check it and try again.'],
  ['NEVERWAS', 'We don’t know this code. Please check it and try again.'],
])('DISC-11 %s is refused in words, and the code that was there stays', async (code, message) => {
  const id = await social()
  await desk.code(id, 'EARLY10')
  expect((await desk.code(id, code)).body).toEqual({ is_valid: false, message })
  expect((await desk.get(id)).body.discount_codes).toEqual([{ name: 'EARLY10', amount: 4_00 }])
})

test('DISC-08 no code with a subscription without an end, before it or after it', async () => {
  const id = await social()
  await desk.code(id, 'EARLY10')
  const { body: cart } = await desk.add(id, [await desk.plan('gym-astro')])
  expect([cart.discount_codes, cart.pay_today.discount]).toEqual([[], 0])
  expect((await desk.code(id, 'EARLY10')).body).toEqual({
    is_valid: false,
    message: 'Codes can’t be used with a subscription that runs until it’s cancelled.',
  })
})

test.each(['', '   '])('DISC-09 an empty code (%j) is not taken', async (code) => {
  const { status, body } = await desk.code(await social(), code)
  expect([status, body.message]).toEqual([400, 'Please enter a code'])
})

test('a code that has run out meanwhile takes nothing off any more', async () => {
  const id = await social()
  await desk.code(id, 'EARLY10')
  const [code] = await app.asOwner<{ id: string }>(`select id from discount_codes where code = 'EARLY10'`)
  await app.asOwner('update discount_codes set valid_to = $2 where id = $1', [code?.id, TEST_NOW])
  expect((await desk.get(id)).body).toMatchObject({ discount_codes: [], pay_today: { total: 40_00 } })
  await app.asOwner('update discount_codes set valid_to = null where id = $1', [code?.id])
  expect((await desk.get(id)).body.discount_codes).toHaveLength(1)
})
