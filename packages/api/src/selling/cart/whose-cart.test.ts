import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: CartClient
let orla: string
let guest: Asked
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCartClient(app)
  orla = (await signIn(app, 'orla@dunvarra.example')).access_token
  const { body } = await ask(app, '/v2/member/guest', {
    grant_type: 'guest',
    scope: 'guest',
    first_name: 'Una',
    last_name: 'Quay',
    email: 'una@away.example',
  })
  guest = { as: body.oauth.access_token, headers: { 'x-guest-auth': 'true' } }
})
afterEach(() => desk.clear())
afterAll(() => app.close())

const NOBODY: Asked = { as: '' }
const bridsCart = async (): Promise<ShoppingCart> =>
  (await desk.create([await desk.plan('social-member')])).body

test('HOSTS-16 OPEN-100 a membership is for whoever is signed in as a member', async () => {
  const items = [await desk.plan('social-member')]
  const signedOut = await desk.create(items, NOBODY)
  expect([signedOut.status, signedOut.body.error_code]).toEqual([401, 'unauthenticated'])
  expect((await desk.create(items, guest)).status).toBe(401)
  const owner = await desk.create(items, { as: orla })
  expect([owner.status, owner.body.message]).toEqual([
    403,
    'You need a member account to buy a membership. Please sign in with one.',
  ])
  expect(await app.asOwner('select id from carts')).toEqual([])
})

test('OPEN-117 a member’s cart is not found by anybody else, whatever they try', async () => {
  const cart = await bridsCart()
  const id = cart.shopping_cart_id
  const item = cart.items[0]?.shopping_cart_item ?? ''
  const more = [await desk.plan('senior-player')]
  for (const who of [NOBODY, guest, { as: desk.kwame }, { as: orla }]) {
    const tries = [
      desk.get(id, who),
      desk.remove(id, item, who),
      desk.pay(id, item, null, who),
      desk.code(id, 'EARLY10', who),
      desk.resetCode(id, who),
      desk.add(id, more, who),
    ]
    const replies = await Promise.all(tries)
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  }
  expect((await desk.attach(id, { as: desk.kwame })).status).toBe(404)
  expect((await desk.attach(id, NOBODY)).status).toBe(401)
  expect((await desk.get(id)).body).toEqual(cart)
})

test('OPEN-117 API-35 a cart that is nobody’s is read with its id, at any time anew, and says no names', async () => {
  const cart = await bridsCart()
  await app.asOwner('update carts set user_id = null')
  for (const who of [NOBODY, guest, { as: desk.kwame }]) {
    const { status, body, headers } = await desk.get(cart.shopping_cart_id, who)
    expect(status).toBe(200)
    expect(body.items[0].metadata.club_member).toBeNull()
    expect(headers['cache-control']).toContain('no-store')
  }
})

test('no answer to a form is in any reply', async () => {
  const said = 'Asthma; blue inhaler'
  const item = await desk.plan('juvenile-u8-u12', { medical_details: said })
  const created = await desk.create([item])
  expect(created.status).toBe(200)
  const id = created.body.shopping_cart_id
  const line = created.body.items[0].shopping_cart_item
  const replies = [
    created,
    await desk.get(id),
    await desk.add(id, [await desk.plan('social-member')]),
    await desk.pay(id, line, null),
    await desk.attach(id),
    await desk.resetCode(id),
  ]
  for (const { status, body } of replies) {
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(text).not.toContain(said)
    expect(text).not.toMatch(/Quay Road|0861234567|2017-07-18|answers/)
  }
})

test('API-34 a cart that was ordered, never was or is another club’s is gone', async () => {
  const cart = await bridsCart()
  const id = cart.shopping_cart_id
  const elsewhere = await ask(app, `/v2/store/inishvarn/shopping-cart/${id}`, undefined, { on: 'inishvarn' })
  expect(elsewhere.status).toBe(404)
  expect((await desk.get(randomUUID())).status).toBe(404)
  expect((await ask(app, `/v2/store/nowhere/shopping-cart/${id}`)).status).toBe(404)
  // A sign-in on one club's site is for that club.
  expect(
    (await ask(app, `/v2/store/inishvarn/shopping-cart/${id}`, undefined, { as: desk.brid })).status,
  ).toBe(404)
  await app.asOwner('update carts set ordered_at = now()')
  expect((await desk.get(id)).status).toBe(404)
  expect((await desk.add(id, [await desk.plan('senior-player')])).status).toBe(404)
  expect((await desk.attach(id)).status).toBe(404)
  expect((await desk.create([await desk.plan('social-member')])).body.shopping_cart_id).not.toBe(id)
})
