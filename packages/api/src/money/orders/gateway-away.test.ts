import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { eventually } from '#testing/eventually.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { type GatewayPayment, GatewayFailed, type PaymentGateway } from '#providers/payments/port.ts'
import { cartToOrder } from '#selling/cart/cart-to-order.ts'
import { Kinds } from '#selling/cart/kinds.ts'
import { membershipKind } from '#selling/cart/membership/kind.ts'
import { checkOut, freeCheckOut } from './check-out.ts'
import type { OrderDeps } from './deps.ts'

let app: TestApp
let desk: CheckoutClient
let clubId: string
const logged: string[] = []
beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false' },
    logTo: { write: (line) => void logged.push(line) },
  })
  desk = await openCheckoutClient(app)
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
})
afterEach(async () => {
  await app.parts.sandbox?.desk.setFaults({})
  await desk.clear()
})
afterAll(() => app.close())

const cart = async () => (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id

describe('ERR-42 a gateway that fails is told as what it is: 502 provider_failed, when to come back, and no alarm of ours', () => {
  const AWAY =
    'Our payment provider isn’t answering at the moment. Please try again in a minute: you won’t be charged twice.'
  test.each([
    { what: 'a checkout', fault: { status: 500 }, call: async () => desk.checkOut(await cart()) },
    { what: 'a checkout, too often', fault: { status: 429 }, call: async () => desk.checkOut(await cart()) },
    {
      what: 'the old way to begin a payment',
      fault: { status: 500 },
      call: async () =>
        ask(
          app,
          '/v2/store/dunvarra/create-payment-intent',
          { amount: 1, currency: 'eur', shopping_cart_id: await cart() },
          { as: desk.brid },
        ),
    },
    {
      what: 'a card that is only to be kept',
      fault: { status: 500 },
      call: () => ask(app, '/v2/member/create-payment-intent', undefined, { as: desk.brid }),
    },
  ])('$what', async ({ fault, call }) => {
    await app.parts.sandbox?.desk.setFaults({ create: fault })
    logged.length = 0
    const { status, body, headers } = await call()
    expect([status, body.error_code, body.message, headers['retry-after']]).toEqual([
      502,
      'provider_failed',
      AWAY,
      '30',
    ])
    const lines = logged.map((line) => JSON.parse(line) as { level: number; msg: string })
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    expect(lines.some(({ level, msg }) => level === 40 && msg === 'provider failed')).toBe(true)
  })

  test('and is counted apart from what is ours', async () => {
    const { body } = await app.server.inject('/metrics')
    expect(body).toMatch(/clubhouse_request_seconds_count\{route="[^"]*checkouts",status="502"\}/)
    expect(body).not.toMatch(/clubhouse_request_seconds_count\{[^}]*status="5xx"/)
  })
})

const plansOnly = () => {
  const { db, now } = app.parts
  return new Kinds([membershipKind({ db, now, options: undefined as never })])
}

const depsWith = (changes: Partial<OrderDeps>): OrderDeps => ({
  db: app.parts.db,
  now: app.parts.now,
  registry: app.parts.registry,
  gateway: app.parts.gateway,
  crashAt: () => undefined,
  onTrouble: () => undefined,
  fulfilments: [],
  cartToOrder: (tx, which) => cartToOrder(tx, { kinds: plansOnly(), now: app.parts.now }, which),
  ...changes,
})
const brid = async () => ({
  kind: 'user' as const,
  userId: await userIdOf(app, 'brid@home.example'),
  firstName: 'Bríd',
  lastName: 'Hallaran',
  email: 'brid@home.example',
})
const bodyOf = (id: string) => ({ shopping_cart_id: id, save_payment_method: false })

/** As Stripe does it: a key that is under way is refused to whoever comes second. */
function impatient(): PaymentGateway & { refused: number } {
  const { gateway } = app.parts
  const underWay = new Map<string, Promise<GatewayPayment>>()
  const wrapped = Object.create(gateway) as PaymentGateway & { refused: number }
  wrapped.refused = 0
  wrapped.createPayment = async (wanted) => {
    if (underWay.has(wanted.key)) {
      wrapped.refused += 1
      throw new GatewayFailed('stripe: invalid_request_error idempotency_key_in_use 409', { isFinal: false })
    }
    const made = new Promise((later) => setTimeout(later, 400)).then(() => gateway.createPayment(wanted))
    underWay.set(wanted.key, made)
    const answer = await made
    underWay.delete(wanted.key)
    return answer
  }
  return wrapped
}

test('two tabs that pay at once are answered the same, though the gateway refuses the second call', async () => {
  const gateway = impatient()
  const [deps, buyer, id] = [depsWith({ gateway }), await brid(), await cart()]
  const pay = () => checkOut(deps, { clubId, buyer, body: bodyOf(id), key: null })
  const [one, other] = await Promise.all([pay(), pay()])
  expect(one.payment_token).not.toBe('')
  expect(other).toEqual(one)
  expect(gateway.refused).toBe(1)
})

test('a free order that its seller refuses is refused, and holds nothing', async () => {
  const id = (await desk.fill(await desk.plan('social-member'))).shopping_cart_id
  await desk.code(id, 'COACH50')
  const used = async () =>
    (await app.asOwner<{ used: number }>(`select used from discount_codes where code = 'COACH50'`))[0]?.used
  const before = await used()
  const closed = { types: ['Plan'] as const, mayRefuse: true, fulfil: async () => false }
  const buying = { clubId, buyer: await brid(), body: bodyOf(id), key: randomUUID() }
  const refused = freeCheckOut(depsWith({ fulfilments: [closed] }), buying)
  await expect(refused).rejects.toMatchObject({ status: 409, code: 'no_longer_sold' })
  const orders = await app.asOwner<object>('select status from orders where cart_id = $1', [id])
  expect([orders, await used()]).toEqual([[{ status: 'Failed' }], before])
  // The cart is still there, and so is the code.
  const again = await desk.freeCheckOut(id)
  expect(again.status).toBe(200)
  await eventually(async () => expect((await desk.order(again.body.order_id)).status).toBe('Completed'))
})
