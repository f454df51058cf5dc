import { createHmac, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Stripe } from 'stripe'
import { neverCrash } from '#kernel/crash-point.ts'
import type { GatewayEvent, GatewayPayment } from '#providers/payments/port.ts'
import { eventually } from '#testing/eventually.ts'
import { hostOf } from '#testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'
import { openInbox } from './inbox.ts'

const SECRET = 'a-webhook-secret-of-the-tests'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { SANDBOX_WEBHOOK_SECRET: SECRET } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from webhook_events')
  await app.asOwner('delete from sandbox_events')
})
afterEach(() => faults({}))

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
const faults = (payload: object) =>
  app.server.inject({ method: 'POST', url: '/dev/gateway', headers: { host: hostOf('dunvarra') }, payload })
const rows = () =>
  app.asOwner<{ event_id: string; kind: string; payment_id: string; done_at: Date | null; attempts: number }>(
    'select * from webhook_events order by created_at',
  )
const sends = () => app.parts.sandbox?.webhooks.drain()

const seconds = (minutesAgo = 0) => Math.floor(app.parts.now().getTime() / 1000) - minutesAgo * 60
const bodyOf = (id: string) =>
  JSON.stringify({ id, type: 'payment.succeeded', data: { payment_id: 'spi_1' } })
function signed(body: string, { secret = SECRET, at = seconds() } = {}) {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${mac}`
}
const call = (payload: string, signature: string | null, url = '/api/webhooks/sandbox') =>
  app.server.inject({
    method: 'POST',
    url,
    // A gateway calls by whatever name it was given.
    headers: {
      host: '127.0.0.1:9',
      'content-type': 'application/json',
      ...(signature !== null && { 'sandbox-signature': signature }),
    },
    payload,
  })

async function paid(): Promise<GatewayPayment> {
  const payment = await app.parts.gateway.createPayment({
    key: randomUUID(),
    orderId: randomUUID(),
    clubId: randomUUID(),
    customerId: null,
    amount: 5000,
    currency: 'eur',
    savesCard: false,
    description: 'Dunvarra Rovers FC',
    paymentId: null,
    account: null,
    fee: 0,
  })
  await app.server.inject({
    method: 'POST',
    url: `/sandbox/payment-intents/${payment.paymentToken}/confirm`,
    headers: { host: hostOf('dunvarra') },
    payload: { card: CARD },
  })
  return payment
}

describe('what is told', () => {
  test('is written down once, however often it is told, and answered at once', async () => {
    const body = bodyOf('sevt_1')
    const replies = await Promise.all([1, 2, 3].map(() => call(body, signed(body))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await rows()).toMatchObject([
      { event_id: 'sevt_1', kind: 'payment', payment_id: 'spi_1', done_at: null, attempts: 0 },
    ])
  })

  test.each([
    ['without a signature', () => null],
    ['of another secret', (body: string) => signed(body, { secret: 'somebody-elses-secret' })],
    ['of another body', (body: string) => signed(`${body} `)],
    ['from six minutes ago', (body: string) => signed(body, { at: seconds(6) })],
    ['from six minutes ahead', (body: string) => signed(body, { at: seconds(-6) })],
    ['that is none', () => 't=now,v1=yes'],
  ])('%s is refused and leaves nothing', async (_title, signature) => {
    const body = bodyOf('sevt_2')
    expect((await call(body, signature(body))).statusCode).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('four minutes late is still in time', async () => {
    const body = bodyOf('sevt_3')
    expect((await call(body, signed(body, { at: seconds(4) }))).statusCode).toBe(200)
  })

  test('a rightly signed name that no text can hold is refused and leaves nothing', async () => {
    for (const body of [bodyOf('sevt_\0'), bodyOf('sevt_5').replace('spi_1', String.raw`spi_\u0000`)]) {
      expect((await call(body, signed(body))).statusCode).toBe(400)
    }
    expect(await rows()).toEqual([])
  })

  test('rightly signed nonsense is refused, and so is a gateway that we do not have', async () => {
    expect((await call('[]', signed('[]'))).statusCode).toBe(400)
    expect((await call('{', signed('{'))).statusCode).toBe(400)
    const body = bodyOf('sevt_4')
    expect((await call(body, signed(body), '/api/webhooks/stripe')).statusCode).toBe(404)
  })

  test('a body too large is not read', async () => {
    const body = 'x'.repeat(300 * 1024)
    expect((await call(body, signed(body))).statusCode).toBe(413)
  })
})

describe('what is made of it', () => {
  const open = (onPaymentEvent: (event: GatewayEvent) => Promise<void>) => {
    const { db, now } = app.parts
    return openInbox({
      db,
      now,
      onTrouble: () => undefined,
      crashAt: neverCrash,
      onPaymentEvent,
      onAccountEvent: onPaymentEvent,
    })
  }

  test('each event is worked on once and marked', async () => {
    for (const id of ['sevt_5', 'sevt_6']) await call(bodyOf(id), signed(bodyOf(id)))
    const heard: GatewayEvent[] = []
    const inbox = open(async (event) => void heard.push(event))
    await inbox.drain()
    await inbox.drain()
    expect(heard.map(({ eventId }) => eventId).toSorted()).toEqual(['sevt_5', 'sevt_6'])
    expect(heard[0]).toMatchObject({ kind: 'payment', paymentId: 'spi_1' })
    expect((await rows()).every(({ done_at }) => done_at !== null)).toBe(true)
  })

  test('what fails is worked on again', async () => {
    await call(bodyOf('sevt_7'), signed(bodyOf('sevt_7')))
    let tries = 0
    const inbox = open(async () => {
      tries += 1
      if (tries === 1) throw new Error('the database was away')
    })
    await inbox.drain()
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 1 }])
    app.setClock(new Date(app.parts.now().getTime() + 61_000))
    await inbox.drain()
    expect(tries).toBe(2)
    expect((await rows())[0]?.done_at).not.toBeNull()
  })
})

describe('the sandbox tells us itself', () => {
  test('of what was paid, over the route that everybody else takes', async () => {
    const { paymentId } = await paid()
    await sends()
    expect(await rows()).toMatchObject([{ kind: 'payment', payment_id: paymentId }])
  })

  test('twice, and it counts once; of a refund as well', async () => {
    await faults({ webhooks: { duplicate: 3 } })
    const { paymentId } = await paid()
    await app.parts.gateway.refund({
      key: randomUUID(),
      paymentId,
      amount: 100,
      account: null,
      isOurs: false,
    })
    await sends()
    expect((await rows()).map(({ kind }) => kind).toSorted()).toEqual(['payment', 'refund'])
  })

  test('never, where it is lost', async () => {
    await faults({ webhooks: { drop: true } })
    await paid()
    await faults({})
    await sends()
    expect(await rows()).toEqual([])
  })

  test('when it is let go, where it was held', async () => {
    await faults({ webhooks: { hold: true } })
    await paid()
    await sends()
    expect(await rows()).toEqual([])
    await faults({})
    await sends()
    expect(await rows()).toHaveLength(1)
  })

  test('again, until it is heard', async () => {
    await paid()
    const deaf = vi.spyOn(app.parts.gateway, 'readEvent').mockReturnValue(null)
    await sends()
    deaf.mockRestore()
    expect(await rows()).toEqual([])
    app.setClock(new Date(app.parts.now().getTime() + 61_000))
    await sends()
    expect(await rows()).toHaveLength(1)
  })
})

test('a server that listens is called by its own address, and does all of it by itself', async () => {
  const other = await openTestApp({ environment: { ROLE: 'all' } })
  await other.server.listen({ host: '127.0.0.1', port: 0 })
  await other.parts.jobs.start()
  const { port } = other.server.server.address() as AddressInfo
  const payment = await other.parts.gateway.createPayment({
    key: randomUUID(),
    orderId: randomUUID(),
    clubId: randomUUID(),
    customerId: null,
    amount: 5000,
    currency: 'eur',
    savesCard: false,
    description: 'Dunvarra Rovers FC',
    paymentId: null,
    account: null,
    fee: 0,
  })
  await other.server.inject({
    method: 'POST',
    url: `/sandbox/payment-intents/${payment.paymentToken}/confirm`,
    headers: { host: hostOf('dunvarra') },
    payload: { card: CARD },
  })
  expect(port).toBeGreaterThan(0)
  await eventually(async () => {
    const done = await other.asOwner('select 1 from webhook_events where done_at is not null')
    expect(done).toHaveLength(1)
  })
  await other.close()
})

test('live mode listens to Stripe, and has neither the sandbox nor its switches', async () => {
  const live = await openTestApp({ environment: { ...LIVE, BASE_DOMAIN: 'clubhouse.test' } })
  expect(live.parts.gateway.name).toBe('stripe')
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: 'pi_1' } },
  })
  const { webhooks } = new Stripe('sk_test_1')
  const tell = (secret: string) =>
    live.server.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }) },
      payload,
    })
  expect((await tell('whsec_of_somebody_else')).statusCode).toBe(400)
  expect((await tell(LIVE.STRIPE_WEBHOOK_SECRET)).statusCode).toBe(200)
  const stored = await live.asOwner('select gateway, event_id, payment_id from webhook_events')
  expect(stored).toEqual([{ gateway: 'stripe', event_id: 'evt_1', payment_id: 'pi_1' }])
  for (const url of ['/dev/gateway', '/sandbox/confirmation-tokens', '/api/webhooks/sandbox']) {
    expect((await live.server.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  }
  await live.close()
})
