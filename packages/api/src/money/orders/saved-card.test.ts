import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let desk: CheckoutClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
  await app.asOwner('delete from saved_methods')
})
afterAll(() => app.close())

const METHODS = '/v2/member/payment-methods'

async function keep(number: string, as = desk.brid): Promise<PaymentMethod> {
  const { body } = await ask(app, '/v2/member/create-payment-intent', undefined, { as })
  const { payment_method } = (await desk.confirm(body.client_secret, number)).body
  return (await ask(app, `${METHODS}/create`, { payment_method_id: payment_method }, { as })).body
}

async function confirm(paymentToken: string, methodId: string) {
  const { body } = await app.server.inject({
    method: 'POST',
    url: `/sandbox/payment-intents/${paymentToken}/confirm`,
    headers: { host: 'dunvarra.clubhouse.test', 'content-type': 'application/json' },
    payload: { method_id: methodId },
  })
  return JSON.parse(body)
}

const fill = async () => (await desk.fill(await desk.plan('social-member'))).shopping_cart_id
const ordersOf = async (cartId: string) =>
  (await app.asOwner<{ id: string }>('select id from orders where cart_id = $1', [cartId])).length

test('a card that is kept pays, is shown with the order and is not kept twice', async () => {
  const card = await keep(CARDS.debit)
  const { body } = await desk.checkOut(await fill(), { payment_method_id: card.payment_method_id })
  expect(await confirm(body.payment_token, body.payment_method)).toEqual({ status: 'succeeded' })
  const order = await desk.order(body.order_id)
  expect(order).toMatchObject({
    status: 'Completed',
    transactions: [{ settlement: { last_four_digits: '5556' } }],
  })
  await desk.settle()
  const { body: kept } = await ask(app, METHODS, undefined, { as: desk.brid })
  expect(kept.total).toBe(1)
})

test('refused at first by the bank, another one pays, and nothing is charged twice', async () => {
  const before = await desk.money()
  const cartId = await fill()
  const [bad, good] = [await keep(CARDS.failsLater), await keep(CARDS.good)]
  await app.asOwner(
    `update sandbox_methods set behaviour = 'generic_decline' where id = (select method_id from saved_methods where id = $1)`,
    [bad.payment_method_id],
  )
  const first = await desk.checkOut(cartId, { payment_method_id: bad.payment_method_id })
  expect(await confirm(first.body.payment_token, first.body.payment_method)).toMatchObject({
    status: 'failed',
  })
  const second = await desk.checkOut(cartId, { payment_method_id: good.payment_method_id })
  expect(second.body.order_id).toBe(first.body.order_id)
  expect(second.body.payment_method).not.toBe(first.body.payment_method)
  expect(await confirm(second.body.payment_token, second.body.payment_method)).toEqual({
    status: 'succeeded',
  })
  expect((await desk.order(second.body.order_id)).status).toBe('Completed')
  expect((await desk.money()).captured - before.captured).toBe(40_00)
})

test('one that has expired is refused with the reason, before there is an order', async () => {
  const card = await keep(CARDS.good)
  const cartId = await fill()
  await app.asOwner(
    `update saved_methods set card = card || '{"expMonth": 1, "expYear": 2026}' where id = $1`,
    [card.payment_method_id],
  )
  const { status, body } = await desk.checkOut(cartId, { payment_method_id: card.payment_method_id })
  expect([status, body.error_code, body.message]).toEqual([
    400,
    'expired_card',
    'This card has expired. Please use another one.',
  ])
  expect(await ordersOf(cartId)).toBe(0)
})

test('another’s card is not found, nor one that is none; the gateway’s own name of it helps nobody', async () => {
  const { access_token: as } = await signIn(app, 'dara@home.example')
  const theirs = await keep(CARDS.good, as)
  const cartId = await fill()
  for (const payment_method_id of [theirs.payment_method_id, randomUUID()]) {
    expect((await desk.checkOut(cartId, { payment_method_id })).status).toBe(404)
  }
  expect(await ordersOf(cartId)).toBe(0)
  const [row] = await app.asOwner<{ method_id: string }>(
    `select method_id from saved_methods where id = $1`,
    [theirs.payment_method_id],
  )
  const { body } = await desk.checkOut(cartId, { save_payment_method: true })
  expect(await confirm(body.payment_token, row?.method_id ?? '')).toMatchObject({
    status: 'failed',
    error: { code: 'resource_missing' },
  })
  expect((await desk.order(body.order_id)).status).toBe('New')
})
