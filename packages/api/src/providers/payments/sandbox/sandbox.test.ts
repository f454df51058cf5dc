import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hostOf } from '../../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { GatewayPayment, PaymentGateway, WantedPayment } from '../port.ts'
import { openSandbox } from './capability.ts'

/** What the sandbox is beside a gateway: its card element's calls, its bank's page, its faults, what it never keeps. */

const HOST = hostOf('dunvarra')
const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
const lines: string[] = []
let app: TestApp
let gateway: PaymentGateway
beforeAll(async () => {
  app = await openTestApp({ logTo: { write: (line) => void lines.push(line) } })
  gateway = app.parts.gateway
})
afterAll(() => app.close())
afterEach(() => faults({}))

const create = (more: Partial<WantedPayment> = {}): Promise<GatewayPayment> =>
  gateway.createPayment({
    key: randomUUID(),
    orderId: randomUUID(),
    clubId: randomUUID(),
    customerId: null,
    amount: 5000,
    currency: 'eur',
    savesCard: false,
    paymentId: null,
    account: null,
    fee: 44,
    description: 'Dunvarra Rovers FC',
    ...more,
  })
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, headers: { host: HOST, ...headers }, payload })
const confirm = (token: string, body: object, headers: Record<string, string> = {}) =>
  post(`/sandbox/payment-intents/${token}/confirm`, body, headers)
const faults = (body: object) => post('/dev/gateway', body)
const statusOf = async ({ paymentId }: GatewayPayment) => (await gateway.findPayment(paymentId))?.status

describe('the test cards of the demo', () => {
  test.each([
    ['4242424242424242', { status: 'succeeded' }],
    ['4000056655665556', { status: 'succeeded' }],
    ['5555 5555 5555 4444', { status: 'succeeded' }],
    ['4000000000000341', { status: 'succeeded' }],
    ['4000000000000002', { error: { code: 'card_declined', decline_code: 'generic_decline' } }],
    ['4000000000009995', { error: { code: 'card_declined', decline_code: 'insufficient_funds' } }],
    ['4000000000000069', { error: { code: 'expired_card' } }],
    ['4000000000000127', { error: { code: 'incorrect_cvc' } }],
    ['4000000000000119', { error: { code: 'processing_error' } }],
    ['4242424242424241', { error: { code: 'incorrect_number' } }],
  ])('ERR-21 %s', async (number, expected) => {
    const { paymentToken } = await create()
    const reply = await confirm(paymentToken, { card: { ...CARD, number } })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject('error' in expected ? { status: 'failed', ...expected } : expected)
  })

  test('an American Express has four digits behind it', async () => {
    const amex = { ...CARD, number: '378282246310005' }
    const { paymentToken } = await create()
    expect((await confirm(paymentToken, { card: amex })).json()).toMatchObject({
      error: { code: 'incorrect_cvc', type: 'card_error' },
    })
    const paid = await confirm(paymentToken, { card: { ...amex, exp_year: '30', cvc: '1234' } })
    expect(paid.json()).toEqual({ status: 'succeeded' })
  })

  test('what was paid stays paid, and what was ended cannot be paid', async () => {
    const paid = await create()
    await confirm(paid.paymentToken, { card: CARD })
    const again = await confirm(paid.paymentToken, { card: { ...CARD, number: '4000000000000002' } })
    expect(again.json()).toEqual({ status: 'succeeded' })
    const ended = await create()
    await gateway.cancelPayment(ended.paymentId, randomUUID())
    expect((await confirm(ended.paymentToken, { card: CARD })).json()).toMatchObject({
      status: 'failed',
      error: { code: 'payment_intent_unexpected_state' },
    })
    expect((await confirm('spi_nobody', { card: CARD })).statusCode).toBe(404)
  })
})

test('PAY-16 a token tells the funding of a new card or a wallet, and pays', async () => {
  const tokenFor = async (body: object) => (await post('/sandbox/confirmation-tokens', body)).json()
  const debit = await tokenFor({ card: { ...CARD, number: '4000056655665556' } })
  expect(debit.card).toEqual({ brand: 'visa', last_four: '5556', funding: 'debit' })
  expect(await gateway.cardOf({ confirmationToken: debit.confirmation_token })).toMatchObject({
    funding: 'debit',
  })
  expect((await tokenFor({ wallet: 'apple_pay' })).card).toMatchObject({ funding: 'credit' })
  expect((await tokenFor({ wallet: 'google_pay' })).card).toMatchObject({ funding: 'debit' })
  expect(await tokenFor({ card: { ...CARD, cvc: '' } })).toMatchObject({ error: { code: 'incorrect_cvc' } })
  const { paymentToken } = await create()
  const paid = await confirm(paymentToken, { confirmation_token: debit.confirmation_token })
  expect(paid.json()).toEqual({ status: 'succeeded' })
})

test('a wallet and a saved card pay; a card of somebody else does not', async () => {
  const wallet = await create()
  expect((await confirm(wallet.paymentToken, { wallet: 'revolut_pay' })).json()).toEqual({
    status: 'succeeded',
  })
  const [mine, other] = await Promise.all(
    ['a', 'b'].map((name) =>
      gateway.createCustomer({ key: randomUUID(), memberId: name, email: 'a@home.example', name }),
    ),
  )
  const first = await create({ customerId: mine ?? null })
  await confirm(first.paymentToken, { card: CARD, save: true })
  const [kept] = await gateway.listMethods(mine ?? '')
  const body = { method_id: kept?.methodId }
  const second = await create({ customerId: mine ?? null })
  expect((await confirm(second.paymentToken, body)).json()).toEqual({ status: 'succeeded' })
  const foreign = await create({ customerId: other ?? null })
  expect((await confirm(foreign.paymentToken, body)).json()).toMatchObject({ status: 'failed' })
})

describe('the bank’s challenge', () => {
  const challenged = { ...CARD, number: '4000002760003184' }
  const answer = (url: string, given: string, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: `answer=${given}`,
    })

  test('PAY-05 the holder approves on a page of its own and comes back', async () => {
    const payment = await create({ amount: 1234 })
    const returnUrl = `http://${HOST}/checkout?cart=1`
    const reply = await confirm(payment.paymentToken, { card: challenged, return_url: returnUrl })
    const { status, redirect_url: url } = reply.json()
    expect(status).toBe('requires_action')
    expect(await statusOf(payment)).toBe('requires_action')
    const page = await app.server.inject({ url: new URL(url).pathname, headers: { host: HOST } })
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    for (const text of ['Sandbox bank', '€12.34', 'Dunvarra Rovers FC', '3184', 'Approve', 'Decline']) {
      expect(page.body).toContain(text)
    }
    const back = await answer(url, 'approve', { origin: `http://${HOST}` })
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(
      `/checkout?cart=1&payment_intent=${payment.paymentId}&redirect_status=succeeded`,
    )
    expect(await statusOf(payment)).toBe('succeeded')
    // U26: Back leads here again, and from here to where they were; only the first answer says what became of it.
    const again = await app.server.inject({ url: new URL(url).pathname, headers: { host: HOST } })
    expect([again.statusCode, again.headers.location]).toEqual([303, '/checkout?cart=1'])
    const spent = await answer(url, 'decline')
    expect([spent.statusCode, spent.body.includes('<a href="/">Go to the club’s site</a>')]).toEqual([
      410,
      true,
    ])
    expect(await statusOf(payment)).toBe('succeeded')
  })

  test('PAY-05 whoever declines comes back too, and may try another card', async () => {
    const payment = await create()
    const { redirect_url: url } = (await confirm(payment.paymentToken, { card: challenged })).json()
    expect((await answer(url, 'decline')).headers.location).toBe(
      `/checkout?payment_intent=${payment.paymentId}&redirect_status=failed`,
    )
    expect(await statusOf(payment)).toBe('open')
    expect((await confirm(payment.paymentToken, { card: CARD })).json()).toEqual({ status: 'succeeded' })
  })

  test.each([
    'https://evil.example/checkout',
    '//evil.example',
    `http://${HOST}.evil.example/`,
    `http://${HOST}@evil.example/`,
    'javascript:alert(1)',
    '/\\evil.example',
    `http://${hostOf('inishvarn')}/checkout`,
  ])('nobody is sent to %s', async (returnUrl) => {
    const payment = await create()
    const reply = await confirm(payment.paymentToken, { card: challenged, return_url: returnUrl })
    expect(reply.statusCode).toBe(422)
    expect(await statusOf(payment)).toBe('open')
  })

  test('another site can answer for nobody', async () => {
    const payment = await create()
    const { redirect_url: url } = (await confirm(payment.paymentToken, { card: challenged })).json()
    expect((await answer(url, 'approve', { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await answer(url, 'perhaps')).statusCode).toBe(422)
    expect(await statusOf(payment)).toBe('requires_action')
  })
})

test('a page of another site, or a form, cannot pay', async () => {
  const payment = await create()
  const foreign = await confirm(payment.paymentToken, { card: CARD }, { origin: 'https://evil.example' })
  expect(foreign.statusCode).toBe(403)
  const form = await app.server.inject({
    method: 'POST',
    url: `/sandbox/payment-intents/${payment.paymentToken}/confirm`,
    headers: { host: HOST, 'content-type': 'text/plain' },
    payload: JSON.stringify({ card: CARD }),
  })
  expect(form.statusCode).toBe(422)
  expect(await statusOf(payment)).toBe('open')
})

test('no card number, code, token or customer’s name is stored or logged', async () => {
  const customerId = await gateway.createCustomer({
    key: randomUUID(),
    memberId: randomUUID(),
    email: 'secret@home.example',
    name: 'Very Secret',
  })
  const card = { ...CARD, number: '4000056655665556', cvc: '987' }
  const { paymentToken } = await create({ customerId, savesCard: true })
  await post('/sandbox/confirmation-tokens', { card })
  await confirm(paymentToken, { card })
  await confirm((await create()).paymentToken, { card: { ...card, number: '4000002760003184' } })
  const names = ['payments', 'refunds', 'customers', 'methods', 'events'].map((name) => `sandbox_${name}`)
  const rows = await Promise.all(names.map((name) => app.asOwner(`select * from ${name}`)))
  const stored = JSON.stringify(rows)
  expect(stored).toContain('5556')
  for (const secret of ['4000056655665556', '4000002760003184', '"987"', 'secret@home', 'Very Secret']) {
    expect(stored).not.toContain(secret)
  }
  const logged = lines.join('\n')
  expect(logged).toContain('/sandbox/payment-intents/[token]/confirm')
  for (const secret of ['4000056655665556', '987"', paymentToken]) expect(logged).not.toContain(secret)
})

test('its books outlive the process', async () => {
  const payment = await create()
  await confirm(payment.paymentToken, { card: CARD })
  const afterwards = openSandbox(app.parts)
  expect(await afterwards.gateway.findPayment(payment.paymentId)).toMatchObject({ status: 'succeeded' })
  expect(await afterwards.desk.listPayments()).toContainEqual(
    expect.objectContaining({ paymentToken: payment.paymentToken, orderId: payment.orderId }),
  )
})

describe('faults', () => {
  test('they are shown, refused when unknown, and ended', async () => {
    const body = { webhooks: { duplicate: 2, reorder: true }, create: { status: 500 } }
    expect((await faults(body)).json()).toEqual(body)
    const shown = await app.server.inject({ url: '/dev/gateway', headers: { host: HOST } })
    expect(shown.json()).toEqual(body)
    expect((await faults({ webhooks: { explode: true } })).statusCode).toBe(422)
    expect((await faults({})).json()).toEqual({})
  })

  test('a call ends with the status that was asked for', async () => {
    const payment = await create()
    await faults({ create: { status: 500 }, confirm: { status: 503 }, refund: { status: 400 } })
    await expect(create()).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: false })
    expect((await confirm(payment.paymentToken, { card: CARD })).statusCode).toBe(503)
    const refund = gateway.refund({
      key: 'r',
      paymentId: payment.paymentId,
      amount: 1,
      account: null,
      isOurs: false,
    })
    await expect(refund).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: true })
    expect(await statusOf(payment)).toBe('open')
  })

  test('what hangs after it was done is done, although nobody hears so', async () => {
    const payment = await create()
    await faults({ confirm: { capture_then_hang: true } })
    const captured = confirm(payment.paymentToken, { card: CARD })
    await expect.poll(() => statusOf(payment)).toBe('succeeded')
    await faults({ create: { create_then_hang: true } })
    expect((await captured).statusCode).toBe(504)

    const key = randomUUID()
    const orderId = randomUUID()
    const created = create({ key, orderId })
    const failure = created.catch((error: unknown) => error)
    await expect
      .poll(() => app.parts.sandbox?.desk.listPayments())
      .toContainEqual(expect.objectContaining({ orderId }))
    await faults({})
    expect(await failure).toMatchObject({ name: 'GatewayFailed', isFinal: false })
    // The same key finds what was made meanwhile.
    const again = await create({ key, orderId })
    const all = (await app.parts.sandbox?.desk.listPayments()) ?? []
    expect(all.filter((each) => each.orderId === orderId).map((each) => each.paymentId)).toEqual([
      again.paymentId,
    ])
  })
})
