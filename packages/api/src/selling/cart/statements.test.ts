import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CartClient, openCartClient } from '#testing/clients/cart-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: CartClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
  desk = await openCartClient(app)
})
afterAll(() => app.close())

/** Who asks is one statement of the gate's. */
const SESSION = 'identify'
const FAMILY = ['family_of']

test('a plan of somebody who is known is added with four statements, and a cart is read with one', async () => {
  const social = await desk.plan('social-member')
  const senior = await desk.plan('senior-player')
  // The first form says where they live: from then on they are known.
  await desk.create([social])
  await desk.clear()
  let cart = ''
  const creating = await counter.during(async () => {
    cart = (await desk.create([social])).body.shopping_cart_id
  })
  const ADDED = ['club select', 'form_versions', ...FAMILY, 'club execute']
  expect(creating).toEqual([SESSION, ...ADDED])
  expect(await counter.during(() => desk.add(cart, [senior]))).toEqual([SESSION, ...ADDED])
  expect(await counter.during(() => desk.get(cart))).toEqual(['club select', SESSION])
  expect((await desk.get(cart)).body.items).toHaveLength(2)
})

test('however many are added, there are not more', async () => {
  const first = ['A', 'B', 'C', 'D', 'E'].map((first_name) => desk.plan('juvenile-u8-u12', { first_name }))
  const items = await Promise.all(first)
  await desk.clear()
  await desk.create(items)
  await desk.clear()
  const again = await counter.during(() => desk.create(items))
  expect(again).toEqual([SESSION, 'club select', 'form_versions', ...FAMILY, 'club execute'])
})
