import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipFulfilment } from '#people/members/port.ts'
import { aCartToOrder, aLineToOrder } from '#testing/world/cart-to-order.ts'
import { type CheckoutClient, CARDS, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { userIdOf } from '#testing/world/people.ts'
import { changeCard } from './change-card.ts'
import { checkOut } from './check-out.ts'
import type { Buyer, CartToOrder, OrderDeps } from './deps.ts'
import { startCharges } from '../payments/later/charge-due.ts'
import { settlePayment } from '../payments/settle-payment.ts'

const TEXT = 'Credit cards are not accepted for Lotto products. Please use a debit card.'

let app: TestApp
let desk: CheckoutClient
let clubId: string
let buyer: Buyer
/** Of Bríd, on the site of that club. */
let bearer: string
let productId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  clubId = app.parts.registry.idOf('inishvarn') ?? ''
  bearer = (await signIn(app, 'brid@home.example', 'inishvarn')).access_token
  const userId = await userIdOf(app, 'brid@home.example')
  buyer = { kind: 'user', userId, firstName: 'Bríd', lastName: 'Hallaran', email: 'brid@home.example' }
  const [lotto] = await app.asOwner<{ id: string }>(`select id from products where slug = 'inishvarn-lotto'`)
  productId = lotto?.id ?? ''
  await app.asOwner(
    `insert into platform_fees (club_id, since, basis_points, fixed) values ($1, '2026-01-01', 150, 20)`,
    [clubId],
  )
})
afterAll(() => app.close())

/** What the club owes the platform for payments of this order. */
const owedFor = async (orderId: string) =>
  (
    await app.asOwner<{ owed: number }>(
      `select coalesce(sum(e.amount), 0)::int as owed from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.order_id = $1 and e.account = 'platform-fees'`,
      [orderId],
    )
  )[0]?.owed

const TICKET = { lines: [[1, 2, 3, 4, 5, 6]], draws: 1, auto_renewal: true }

/** A ticket that is bought anew each week. */
const ticket = (country = 'Northern Ireland'): CartToOrder => {
  const paid = { price: 2_00, subtotal: 2_00, total: 2_00, today: 2_00 }
  const recurring = { amount: 2_00, next: '2026-11-22' }
  const line = { type: 'Lotto', name: 'Club lotto', metadata: TICKET, recurring, ...paid } as const
  return aCartToOrder([aLineToOrder(productId, line)], { currency: 'GBP', country })
}

const depsWith = (cart: CartToOrder): OrderDeps => ({
  ...app.parts,
  crashAt: () => undefined,
  onTrouble: () => undefined,
  fulfilments: [membershipFulfilment],
  cartToOrder: async () => cart,
})

const buy = (cart: CartToOrder, more: object = {}) =>
  checkOut(depsWith(cart), {
    clubId,
    buyer,
    key: null,
    body: { shopping_cart_id: cart.id, save_payment_method: false, ...more },
  })

/** What the card element has before it pays. */
async function entered(source: object): Promise<string> {
  const { body } = await app.server.inject({
    method: 'POST',
    url: '/sandbox/confirmation-tokens',
    payload: source,
    headers: { host: 'inishvarn.clubhouse.test', 'content-type': 'application/json' },
  })
  return JSON.parse(body).confirmation_token
}
const card = (number: string) => ({ card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } })
const orderOf = async (orderId: string) =>
  (await ask(app, `/v2/store/inishvarn/orders/${orderId}`, undefined, { as: bearer, on: 'inishvarn' })).body
const ordersOf = (cartId: string) => app.asOwner('select id from orders where cart_id = $1', [cartId])

/** A ticket that was paid with a debit card, and renews. */
async function renewing() {
  const bought = await buy(ticket(), { confirmation_token: await entered(card(CARDS.debit)) })
  await desk.confirm(bought.payment_token, CARDS.debit)
  expect(await orderOf(bought.order_id)).toMatchObject({ status: 'Completed', payment_error: null })
  return bought.order_id
}

describe('PAY-16, OPEN-109, LOTTO-12 a credit card and a UK lotto', () => {
  test.each([
    { what: 'a new card', source: card(CARDS.good) },
    { what: 'a wallet with one in it', source: { wallet: 'apple_pay' } },
  ])('is refused before there is an order: $what', async ({ source }) => {
    const cart = ticket()
    const bought = buy(cart, { confirmation_token: await entered(source) })
    await expect(bought).rejects.toMatchObject({ status: 400, code: 'card_not_accepted', message: TEXT })
    expect(await ordersOf(cart.id)).toEqual([])
  })

  test('is refused when it is kept, and so is a card that nobody has named', async () => {
    const cart = ticket()
    await expect(buy(cart)).rejects.toMatchObject({ status: 400, code: 'card_needed' })
    await expect(buy(cart, { confirmation_token: 'sct_made_up' })).rejects.toMatchObject({
      code: 'card_needed',
    })
    const kept = await keep(CARDS.good)
    await expect(buy(cart, { payment_method_id: kept.id })).rejects.toMatchObject({ message: TEXT })
    expect(await ordersOf(cart.id)).toEqual([])
  })

  test('pays in a country that has no such rule, and nobody asks for the card', async () => {
    const { payment_token } = await buy(ticket('Ireland'))
    expect(payment_token).not.toBe('')
  })

  test('that paid all the same, with another card than the one that was shown: the money goes back', async () => {
    const before = await desk.money()
    const bought = await buy(ticket(), { confirmation_token: await entered(card(CARDS.debit)) })
    expect((await desk.confirm(bought.payment_token, CARDS.good)).body).toMatchObject({ status: 'succeeded' })
    expect(await orderOf(bought.order_id)).toMatchObject({
      status: 'Failed',
      payment_error: { code: 'card_not_accepted', message: TEXT },
    })
    await desk.settle()
    const after = await desk.money()
    expect([after.captured - before.captured, after.refunded - before.refunded]).toEqual([2_00, 2_00])
    expect([after.unbalanced, after.balance - before.balance]).toEqual([0, 0])
    expect(await orderOf(bought.order_id)).toMatchObject({ payment_error: { message: TEXT } })
    // Nobody owes the platform for what it sent back itself.
    expect(await owedFor(bought.order_id)).toBe(0)
  })

  test('a card of which the gateway does not say what it is pays for nothing there: the money goes back', async () => {
    const before = await desk.money()
    const bought = await buy(ticket(), { confirmation_token: await entered(card(CARDS.debit)) })
    await desk.confirm(bought.payment_token, CARDS.debit)
    await app.asOwner(
      `update sandbox_payments set card = jsonb_set(card, '{funding}', '"unknown"') where order_id = $1`,
      [bought.order_id],
    )
    expect(await orderOf(bought.order_id)).toMatchObject({
      status: 'Failed',
      payment_error: { code: 'card_not_accepted' },
    })
    await desk.settle()
    const after = await desk.money()
    expect([after.captured - before.captured, after.refunded - before.refunded]).toEqual([2_00, 2_00])
  })

  test('is not charged for a renewal, which stops at once with the reason and owes nothing', async () => {
    const orderId = await renewing()
    const { method_id: methodId, customer_id: customerId } = await keep(CARDS.good)
    // As if the card had been changed before there was a rule.
    await app.asOwner(
      `update payments set method_id = $2, customer_id = $3 where order_id = $1 and kind = 'checkout'`,
      [orderId, methodId, customerId],
    )
    const before = await desk.money()
    const [planned] = await app.asOwner<{ id: string }>(
      'select id from scheduled_payments where order_id = $1',
      [orderId],
    )
    await app.asOwner(`update scheduled_payments set try_at = '2026-01-01' where order_id = $1`, [orderId])
    await app.parts.db.withClub(clubId, (tx) =>
      startCharges(tx, clubId, [planned?.id ?? ''], app.parts.now()),
    )
    await desk.settle()
    const [row] = await app.asOwner<object>(
      `select s.status, p.declined_message as message from scheduled_payments s
        join payments p on p.id = s.payment_id where s.order_id = $1`,
      [orderId],
    )
    expect(row).toEqual({ status: 'cancelled', message: TEXT })
    const [renewed] = await app.asOwner<object>(
      `select t.stopped_at is not null as stopped from lottery_tickets t join order_items i on i.id = t.order_item_id
        where i.order_id = $1`,
      [orderId],
    )
    expect(renewed).toEqual({ stopped: true })
    expect((await desk.money()).captured).toBe(before.captured)
  })

  test('cannot become the card of such an order', async () => {
    const orderId = await renewing()
    const { method_id: methodId, customer_id: customerId } = await keep(CARDS.good)
    const credit = {
      brand: 'visa',
      lastFour: '4242',
      expMonth: 12,
      expYear: 2034,
      funding: 'credit' as const,
    }
    const changed = await app.parts.db.withClub(clubId, (tx) =>
      changeCard(tx, {
        clubId,
        orderId,
        gateway: 'sandbox',
        now: app.parts.now(),
        method: { methodId, customerId, card: credit },
      }),
    )
    expect(changed).toMatchObject({ ok: false, reason: { message: TEXT } })
  })
})

/** A card that Bríd keeps. */
async function keep(number: string): Promise<{ id: string; method_id: string; customer_id: string }> {
  const as = desk.brid
  const { body } = await ask(app, '/v2/member/create-payment-intent', undefined, { as })
  const { payment_method } = (await desk.confirm(body.client_secret, number)).body
  await ask(app, '/v2/member/payment-methods/create', { payment_method_id: payment_method }, { as })
  const [row] = await app.asOwner<{ id: string; method_id: string; customer_id: string }>(
    `select m.id, m.method_id, c.customer_id from saved_methods m join gateway_customers c on c.user_id = m.user_id
      where m.method_id = $1`,
    [payment_method],
  )
  if (!row) throw new Error('The card was not kept')
  return row
}

test('a charge that its holder confirms after it was paid in another way goes back', async () => {
  const before = await desk.money()
  const orderId = await renewing()
  const paymentId = randomUUID()
  const wanted = {
    key: `test:${paymentId}`,
    amount: 2_00,
    currency: 'gbp',
    orderId,
    clubId,
    customerId: null,
    savesCard: false,
    paymentId: null,
    account: null,
    fee: 0,
    description: 'late',
  }
  const made = await app.parts.gateway.createPayment(wanted)
  await app.asOwner(
    `insert into payments (club_id, id, order_id, kind, gateway, gateway_payment_id, amount, currency, status, created_at)
      values ($1, $2, $3, 'arrears', 'sandbox', $4, 200, 'gbp', 'requires_action', now())`,
    [clubId, paymentId, orderId, made.paymentId],
  )
  await desk.confirm(made.paymentToken, CARDS.debit)
  await settlePayment(depsWith(ticket()), { clubId, paymentId })
  await desk.settle()
  const after = await desk.money()
  expect([after.captured - before.captured, after.refunded - before.refunded]).toEqual([4_00, 2_00])
  expect([after.unbalanced, (await orderOf(orderId)).status]).toEqual([0, 'Completed'])
  expect(await owedFor(orderId)).toBe(23)
})
