import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { ask, type Asked, signIn } from '#testing/sign-in.ts'
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
  await app.asOwner(`update scheduled_payments set status = 'cancelled', try_at = null`)
})
afterAll(() => app.close())

const METHODS = '/v2/member/payment-methods'
const call = (path: string, payload?: object, asked: Asked = {}) =>
  ask(app, path, payload, { as: desk.brid, ...asked })

async function list(asked: Asked = {}): Promise<PaymentMethod[]> {
  return (await call(METHODS, undefined, asked)).body.items
}

/** The site of accounts, which is no club's. */
const onAccounts = async (): Promise<Asked> => {
  const { access_token: as } = await signIn(app, 'brid@home.example', 'myaccount')
  return { on: 'myaccount', as }
}

/** As the page does: a secret, the card to the gateway, and what the gateway calls it to us. */
async function addCard(number: string, more: object = {}, asked: Asked = {}): Promise<PaymentMethod> {
  const { body } = await call('/v2/member/create-payment-intent', undefined, asked)
  const confirmed = await desk.confirm(body.client_secret, number)
  const { payment_method } = confirmed.body
  const added = await call(`${METHODS}/create`, { payment_method_id: payment_method, ...more }, asked)
  expect(added.status).toBe(200)
  return added.body
}

/** A plan in six payments, the first of them made with a card. */
async function inInstalments(card: string) {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, card)
  return desk.order(body.order_id)
}

/** So late that the payment of December was tried as often as we try. */
async function untilArrears() {
  for (const [at, day] of ['15', '18', '22'].entries()) {
    app.setClock(new Date(`2026-12-${day}T1${at + 4}:00:00Z`))
    await desk.settle()
  }
  await desk.signIn()
}

const scheduleOf = async (orderId: string) => (await desk.order(orderId)).schedule.map(({ status }) => status)

describe('cards', () => {
  test('MYACC-01, MYACC-02, API-71, API-72, API-73 are added, and listed with the one that is used first leading', async () => {
    const first = await addCard(CARDS.good)
    expect(first).toMatchObject({ last_four_digits: '4242', funding: 'credit', default: true, in_use: false })
    const second = await addCard(CARDS.debit, { default: true })
    expect(second).toMatchObject({ funding: 'debit', default: true })
    expect((await list()).map((card) => [card.last_four_digits, card.default])).toEqual([
      ['5556', true],
      ['4242', false],
    ])
    const page = await call(`${METHODS}?per_page=1&page=2`)
    expect(page.body).toMatchObject({ total: 2, from: 2, to: 2, items: [{ last_four_digits: '4242' }] })
    expect((await call(`${METHODS}?filter=5556`)).body.total).toBe(1)
    expect(JSON.stringify(page.body)).not.toMatch(/spm_|scus_|methodId/)
    // The site of accounts is no club's, and shows the same.
    expect(await list(await onAccounts())).toHaveLength(2)
    expect((await ask(app, METHODS)).status).toBe(401)
  })

  test('MYACC-03, API-74 OPEN-112 one is used first, however many are chosen at once', async () => {
    const cards = [await addCard(CARDS.good), await addCard(CARDS.debit), await addCard('5555555555554444')]
    const choose = ({ payment_method_id: id }: PaymentMethod, isDefault = true) =>
      call(`${METHODS}/${id}`, { default: isDefault }, { method: 'PATCH' })
    const all = await Promise.all([...cards, ...cards, ...cards].map((card) => choose(card)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await list()).filter((card) => card.default)).toHaveLength(1)
    const [chosen] = await list()
    // There is always one.
    expect(chosen && (await choose(chosen, false)).body).toMatchObject({ default: true })
  })

  test('MYACC-02, API-73 a card for which the bank wanted its holder is kept by the payment that took it', async () => {
    const { body } = await call('/v2/member/create-payment-intent')
    const confirmed = await desk.confirm(body.client_secret, CARDS.challenge)
    expect(confirmed.body.status).toBe('requires_action')
    const [row] = await app.asOwner<{ id: string; challenge: string }>(
      'select id, challenge from sandbox_payments where token = $1',
      [body.client_secret],
    )
    const create = (asked?: Asked) => call(`${METHODS}/create`, { payment_method_id: row?.id }, asked)
    expect((await create()).status).toBe(404)
    await app.server.inject({
      method: 'POST',
      url: `/sandbox/challenge/${row?.challenge}`,
      headers: { host: 'dunvarra.clubhouse.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=approve',
    })
    expect((await create({ as: desk.kwame })).status).toBe(404)
    expect((await create()).body).toMatchObject({ last_four_digits: '3184' })
  })

  test('API-72 a call that is repeated with its key has one secret, each other call and each other person one of their own', async () => {
    const secretOf = async (key?: string, asked: Asked = {}): Promise<string> => {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      return (await call('/v2/member/create-payment-intent', undefined, { headers, ...asked })).body
        .client_secret
    }
    const [once, again] = [await secretOf('press-1'), await secretOf('press-1')]
    expect(again).toBe(once)
    const others = [
      await secretOf('press-2'),
      await secretOf('press-1', { as: desk.kwame }),
      await secretOf(),
      await secretOf(),
    ]
    expect(new Set([once, ...others]).size).toBe(5)
  })

  test('API-72 on a club’s site a card is taken in the club’s own money', async () => {
    const currencyOf = async () => {
      const { body } = await call('/v2/member/create-payment-intent')
      const [row] = await app.asOwner<{ currency: string }>(
        'select currency from sandbox_payments where token = $1',
        [body.client_secret],
      )
      return row?.currency
    }
    await app.asOwner(`update clubs set currency = 'GBP' where slug = 'dunvarra'`)
    try {
      expect(await currencyOf()).toBe('gbp')
    } finally {
      await app.asOwner(`update clubs set currency = 'EUR' where slug = 'dunvarra'`)
    }
    expect(await currencyOf()).toBe('eur')
  })

  test('two first cards at once: both are kept, and one is used first', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => call('/v2/member/create-payment-intent')))
    const kept = await Promise.all(secrets.map(({ body }) => desk.confirm(body.client_secret)))
    const added = await Promise.all(
      kept.map(({ body }) => call(`${METHODS}/create`, { payment_method_id: body.payment_method })),
    )
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list()).map((card) => card.default)).toEqual([true, false, false])
  })

  test('MYACC-04, API-75 are removed, and the newest of the others is used first', async () => {
    const [first, second] = [await addCard(CARDS.good), await addCard(CARDS.debit)]
    const remove = (id: string, asked: Asked = {}) =>
      call(`${METHODS}/${id}`, undefined, { method: 'DELETE', ...asked })
    expect((await remove(first.payment_method_id)).status).toBe(200)
    expect(await list()).toEqual([{ ...second, default: true }])
    expect((await remove(first.payment_method_id)).status).toBe(404)
    const [left] = await app.asOwner<{ count: number }>(
      'select count(*)::int as count from sandbox_methods where customer_id is not null',
    )
    expect(left?.count).toBeGreaterThan(0)
  })

  test('another person’s card is not found, by any way', async () => {
    const card = await addCard(CARDS.good)
    const [row] = await app.asOwner<{ method_id: string }>('select method_id from saved_methods')
    const as = desk.kwame
    const path = `${METHODS}/${card.payment_method_id}`
    expect((await call(path, { default: true }, { as, method: 'PATCH' })).status).toBe(404)
    expect((await call(path, undefined, { as, method: 'DELETE' })).status).toBe(404)
    const stolen = { payment_method_id: row?.method_id }
    expect((await call(`${METHODS}/create`, stolen, { as })).status).toBe(404)
    expect((await call(`${METHODS}/create`, { payment_method_id: 'spm_nobody' })).status).toBe(404)
    expect(await list({ as })).toEqual([])
  })
})

describe('an order that is paid over time', () => {
  test('keeps its card until another is chosen, and is charged to that one from then on', async () => {
    const order = await inInstalments(CARDS.failsLater)
    const [old] = await list()
    expect(old).toMatchObject({ last_four_digits: '0341', in_use: true })
    const remove = () => call(`${METHODS}/${old?.payment_method_id}`, undefined, { method: 'DELETE' })
    expect(await remove()).toMatchObject({ status: 409, body: { error_code: 'card_in_use' } })
    const card = await addCard(CARDS.debit)
    const change = (asked: Asked = {}) =>
      call(
        `/v2/member/orders/${order.order_id}/payment-method`,
        { payment_method_id: card.payment_method_id },
        asked,
      )
    expect((await change({ as: desk.kwame })).status).toBe(404)
    const changed = await change(await onAccounts())
    expect(changed).toMatchObject({ status: 200, body: { transactions: [{ amount: 30_00 }] } })
    expect((await remove()).status).toBe(200)
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await desk.settle()
    await desk.signIn()
    expect(await scheduleOf(order.order_id)).toEqual(['paid', ...Array(4).fill('planned')])
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('may be paid early, the payment that was meant once', async () => {
    const order = await inInstalments(CARDS.good)
    const early = (body: object = {}, asked: Asked = {}) =>
      call(`/v2/member/orders/${order.order_id}/pay-early`, body, asked)
    expect((await early({}, { as: desk.kwame })).status).toBe(404)
    const due = order.schedule[0]?.due
    const both = await Promise.all([early({ due }), early({ due })])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await scheduleOf(order.order_id)).toEqual(['paid', ...Array(4).fill('planned')])
    // Refused: it stays as it was planned.
    const card = await addCard(CARDS.failsLater)
    const refused = await early({ payment_method_id: card.payment_method_id })
    expect(refused.body).toMatchObject({ status: 'failed', message: expect.any(String) })
    expect(await scheduleOf(order.order_id)).toEqual(['paid', ...Array(4).fill('planned')])
    app.setClock(new Date('2026-12-15T10:00:00Z'))
    await desk.settle()
    await desk.signIn()
    expect(await scheduleOf(order.order_id)).toEqual(['paid', ...Array(4).fill('planned')])
  })

  test('MYACC-05, MYACC-06, API-76, API-77, API-78, OPEN-113 what has failed is told, and paid with another card', async () => {
    const before = await desk.money()
    const order = await inInstalments(CARDS.failsLater)
    const failed = async (asked: Asked = {}) =>
      (await call('/v2/member/has-failed-payments', undefined, asked)).body.has_failed_payments
    expect(await failed()).toBe(false)
    await untilArrears()
    expect([await failed(), await failed(await onAccounts()), await failed({ as: desk.kwame })]).toEqual([
      true,
      true,
      false,
    ])
    const { items } = (await call('/v2/member/arrears/orders')).body
    expect(items).toMatchObject([
      {
        order_id: order.order_id,
        amount: 30_00,
        currency: 'EUR',
        reason: expect.any(String),
        club: { slug: 'dunvarra' },
        payments: [{ due: '2026-12-15', amount: 30_00, name: 'Senior player', person: 'Bríd Hallaran' }],
      },
    ])
    const [bad, good] = [(await list())[0], await addCard(CARDS.debit)]
    const pay = (card: PaymentMethod | undefined, asked: Asked = {}) =>
      call(
        '/v2/member/arrears/pay',
        { order_ids: [order.order_id, order.order_id], payment_method_id: card?.payment_method_id },
        asked,
      )
    expect((await pay(good, { as: desk.kwame })).status).toBe(404)
    expect((await pay(bad)).body).toMatchObject({ status: 'failed', message: expect.any(String) })
    expect(await failed()).toBe(true)
    const all = await Promise.all([pay(good), pay(good), pay(good)])
    expect(new Set(all.map(({ body }) => body.status))).toEqual(new Set(['succeeded']))
    expect([await failed(), (await scheduleOf(order.order_id))[0]]).toEqual([false, 'paid'])
    const after = await desk.money()
    expect([after.captured - before.captured, after.unbalanced]).toEqual([60_00, 0])
    // A foreign order beside one's own: nothing is charged.
    const foreign = ['00000000-0000-4000-8000-000000000000', order.order_id]
    const body = { order_ids: foreign, payment_method_id: good.payment_method_id }
    expect((await call('/v2/member/arrears/pay', body)).status).toBe(404)
  })

  test('a subscription ends with what is paid; anything else is no subscription', async () => {
    const order = await inInstalments(CARDS.good)
    const itemId = order.items[0]?.order_item_id
    const cancel = (asked: Asked = {}) =>
      call(`/v2/member/orders/${order.order_id}/cancel-subscription`, { order_item_id: itemId }, asked)
    expect(await cancel()).toMatchObject({ status: 409, body: { error_code: 'no_subscription' } })
    await app.asOwner(
      `update order_items set payment_option = jsonb_set(payment_option, '{type}', '"subscription"') where id = $1`,
      [itemId],
    )
    expect((await cancel({ as: desk.kwame })).status).toBe(404)
    await app.asOwner(
      `update scheduled_payments set status = 'charging' where order_item_id = $1 and number = 3`,
      [itemId],
    )
    expect(await cancel()).toMatchObject({ status: 409, body: { error_code: 'being_charged' } })
    await app.asOwner(
      `update scheduled_payments set status = 'planned' where order_item_id = $1 and number = 3`,
      [itemId],
    )
    const both = await Promise.all([cancel(), cancel()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([order.items[0]?.is_subscription, both[0]?.body.items[0].is_subscription]).toEqual([false, true])
    expect(await scheduleOf(order.order_id)).toEqual(Array(5).fill('cancelled'))
    const [membership] = await app.asOwner<object>(
      'select status, ends_on from memberships where order_item_id = $1',
      [itemId],
    )
    expect(membership).toEqual({ status: 'active', ends_on: '2026-12-14' })
  })
})

test('API-43, OPEN-102 a secret for the payment element is for what the cart costs, whatever the browser says', async () => {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const path = '/v2/store/dunvarra/create-payment-intent'
  const { status, body } = await call(path, { amount: 1, currency: 'eur' })
  expect(status).toBe(200)
  const [payment] = await app.asOwner<object>(
    'select amount, currency from sandbox_payments where token = $1',
    [body.client_secret],
  )
  expect(payment).toEqual({ amount: 180_00, currency: 'eur' })
  const named = { amount: 1, currency: 'eur', shopping_cart_id: cart.shopping_cart_id }
  expect((await call(path, named)).body).toEqual(body)
  expect((await call(path, named, { as: desk.kwame })).status).toBe(404)
  await desk.clear()
  expect((await call(path, { amount: 1, currency: 'eur' })).status).toBe(404)
})
