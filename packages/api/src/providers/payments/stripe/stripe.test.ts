import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStripeStandIn, type StripeStandIn } from '../../../testing/stripe/stand-in.ts'
import type { PaymentGateway, WantedPayment } from '../port.ts'
import { openStripe } from './gateway.ts'
import { onStatement } from './payments.ts'

/** What only Stripe has: the form of its requests, its errors, its signatures. The rest is in gateways.test.ts. */

const KEYS = {
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_of_the_tests',
  connectWebhookSecret: 'whsec_of_accounts',
  tariff: { basis_points: 150, fixed: 25 },
}
const WANTED: WantedPayment = {
  key: 'order-1',
  orderId: 'o-1',
  clubId: 'c-1',
  customerId: 'cus_1',
  amount: 5000,
  currency: 'eur',
  savesCard: true,
  paymentId: 'p-1',
  account: 'acct_1',
  fee: 100,
  description: 'Dunvarra Rovers FC',
}

let standIn: StripeStandIn
let gateway: PaymentGateway
beforeAll(async () => {
  standIn = await openStripeStandIn()
  gateway = openStripe(KEYS, standIn.place)
}, 180_000)
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.calls.length = 0
  standIn.trouble = {}
})

test('payouts are those of the club’s own account, each with what it is made of', async () => {
  standIn.books.payouts.push({
    id: 'po_1',
    object: 'payout',
    status: 'in_transit',
    amount: 9300,
    currency: 'eur',
    arrival_date: Date.UTC(2026, 10, 20) / 1000,
    created: Date.UTC(2026, 10, 18) / 1000,
    moved: [
      { id: 'txn_0', type: 'payout', amount: -9300, fee: 0, source: 'po_1' },
      {
        id: 'txn_1',
        type: 'payment',
        amount: 10_000,
        fee: 175,
        source: { id: 'py_1', source_transfer: { id: 'tr_1', source_transaction: 'ch_1' } },
      },
      {
        id: 'txn_2',
        type: 'payment_refund',
        amount: -300,
        fee: 0,
        source: { id: 'pyr_1', charge: { source_transfer: { id: 'tr_0', source_transaction: 'ch_0' } } },
      },
      { id: 'txn_3', type: 'stripe_fee', amount: -225, fee: 0, source: null },
    ],
  })
  const since = new Date(Date.UTC(2026, 10, 1))
  const of = { clubId: 'c-1', accounts: ['acct_1'], since, known: new Set<string>() }
  expect(await gateway.listPayouts({ ...of, accounts: [] })).toEqual([])
  expect(standIn.calls).toEqual([])
  expect(await gateway.listPayouts(of)).toEqual([
    {
      payoutId: 'po_1',
      status: 'on-its-way',
      amount: 9300,
      currency: 'eur',
      arrivesOn: '2026-11-20',
      createdAt: new Date(Date.UTC(2026, 10, 18)),
      parts: [
        { partId: 'txn_1', kind: 'charge', chargeId: 'ch_1', amount: 10_000, fee: 175 },
        { partId: 'txn_2', kind: 'refund', chargeId: 'ch_0', amount: -300, fee: 0 },
        { partId: 'txn_3', kind: 'fee', chargeId: null, amount: -225, fee: 0 },
      ],
    },
  ])
  expect(standIn.calls.map(({ call, sent }) => [call, sent])).toEqual([
    ['GET /v1/payouts', { created: { gte: since.getTime() / 1000 }, limit: 100 }],
    [
      'GET /v1/balance_transactions',
      {
        payout: 'po_1',
        limit: 100,
        expand: ['data.source.source_transfer', 'data.source.charge.source_transfer'],
      },
    ],
  ])
})

test('payouts of years are fetched from the oldest on, some at a time, until none is left', async () => {
  const of = { clubId: 'c-1', accounts: ['acct_1'], since: new Date(0), known: new Set<string>() }
  standIn.books.payouts.splice(0)
  const ids = Array.from({ length: 130 }, (_, at) => `po_${at}`)
  for (const [at, id] of ids.entries())
    standIn.books.payouts.push({
      id,
      object: 'payout',
      status: 'paid',
      amount: 100,
      currency: 'eur',
      arrival_date: 0,
      created: Date.UTC(2020, 0, 1 + at) / 1000,
      moved: [{ id: `txn_${at}`, type: 'charge', amount: 100, fee: 0, source: null }],
    })
  for (const reached of [50, 100, 130, 130]) {
    const found = await gateway.listPayouts(of)
    expect(found.map(({ payoutId }) => payoutId)).toEqual(ids.slice(0, reached))
    // What a payout is made of stays: nobody asks for it twice.
    expect(found.filter(({ parts }) => parts.length > 0).map(({ payoutId }) => payoutId)).toEqual(
      ids.slice(of.known.size, reached),
    )
    for (const { payoutId } of found) of.known.add(payoutId)
  }
})

describe('what is sent fits the types of Stripe’s own library', () => {
  test('OPEN-101 a payment names the club’s account, its order, and how the card may be used later', async () => {
    await gateway.createPayment(WANTED)
    expect(standIn.calls).toEqual([
      {
        call: 'POST /v1/payment_intents',
        key: 'order-1',
        apiVersion: '2026-10-28.endive',
        sent: {
          amount: 5000,
          currency: 'eur',
          allowed_payment_method_types: ['card'],
          automatic_payment_methods: { enabled: true },
          customer: 'cus_1',
          setup_future_usage: 'off_session',
          on_behalf_of: 'acct_1',
          transfer_data: { destination: 'acct_1' },
          application_fee_amount: 100,
          transfer_group: 'payment:p-1',
          description: 'Dunvarra Rovers FC',
          statement_descriptor_suffix: 'Dunvarra R',
          metadata: { order_id: 'o-1', club_id: 'c-1', payment_id: 'p-1' },
        },
      },
    ])
  })

  test('without a customer, an account or a card to keep none of them is sent', async () => {
    const plain = { ...WANTED, key: 'order-2', customerId: null, savesCard: false, account: null }
    await gateway.createPayment(plain)
    const sent = standIn.calls[0]?.sent ?? {}
    for (const name of [
      'customer',
      'setup_future_usage',
      'on_behalf_of',
      'transfer_data',
      'application_fee_amount',
    ])
      expect(sent).not.toHaveProperty(name)
  })

  test('a payment of nothing is a setup', async () => {
    await gateway.createPayment({ ...WANTED, key: 'order-3', amount: 0 })
    expect(standIn.calls[0]).toMatchObject({
      call: 'POST /v1/setup_intents',
      sent: { usage: 'off_session', on_behalf_of: 'acct_1', metadata: { order_id: 'o-1' } },
    })
  })

  test('a saved card is charged at once, off session, and leads nowhere', async () => {
    const methodId = standIn.books.addMethod('ok', 'cus_1')
    const { savesCard: _, ...money } = WANTED
    const charge = { ...money, paymentId: 'p-1', customerId: 'cus_1', methodId, isHolderThere: false }
    await gateway.chargeSaved({ ...charge, key: 'later-1' })
    expect(standIn.calls[0]?.sent).toMatchObject({
      confirm: true,
      off_session: true,
      payment_method: methodId,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      on_behalf_of: 'acct_1',
      transfer_data: { destination: 'acct_1' },
      application_fee_amount: 100,
    })
    await gateway.chargeSaved({ ...charge, key: 'now-1', isHolderThere: true })
    const there = standIn.calls[1]?.sent
    expect(there).toMatchObject({ payment_method: methodId, setup_future_usage: 'off_session' })
    for (const name of ['confirm', 'off_session']) expect(there).not.toHaveProperty(name)
  })

  test('a refund is taken from the club that had the money, its fee only where nobody sold anything', async () => {
    const sentFor = async (account: string | null, isOurs: boolean) => {
      standIn.calls.length = 0
      const refund = { key: `refund ${account} ${isOurs}`, paymentId: 'pi_1', amount: 1, account, isOurs }
      await gateway.refund(refund).catch(() => undefined)
      const { metadata: _, payment_intent: __, amount: ___, ...sent } = standIn.calls[0]?.sent ?? {}
      return sent
    }
    expect(await sentFor('acct_1', false)).toEqual({ reverse_transfer: true, refund_application_fee: false })
    expect(await sentFor('acct_1', true)).toEqual({ reverse_transfer: true, refund_application_fee: true })
    expect(await sentFor(null, true)).toEqual({})
  })

  test('an account that was opened and never noted is found, and no second one is opened', async () => {
    const asked = { clubId: 'c-9', name: 'A club', email: null, country: 'IE', url: 'https://club.example' }
    const first = await gateway.openAccount({ ...asked, key: 'account:c-9', askedAt: new Date() })
    // A day later Stripe has forgotten the key.
    expect(await gateway.openAccount({ ...asked, key: 'account:c-9 again', askedAt: new Date() })).toBe(first)
  })

  test('negative control: what the library does not know, or knows otherwise, is refused', async () => {
    const stripe = new Stripe('sk_test_1', { ...standIn.place, maxNetworkRetries: 0 })
    const refused = { type: 'StripeInvalidRequestError', code: 'parameter_unknown' }
    const send = (params: object) => stripe.paymentIntents.create({ amount: 1, currency: 'eur', ...params })
    await expect(send({ bogus: 'x' })).rejects.toMatchObject(refused)
    await expect(send({ amount: 'much' })).rejects.toMatchObject(refused)
    await expect(send({ setup_future_usage: 'sometimes' })).rejects.toMatchObject(refused)
    await expect(send({ payment_method_types: ['card'] })).rejects.toMatchObject(refused)
    await expect(send({})).resolves.toMatchObject({ object: 'payment_intent' })
  })
})

describe('what goes wrong at Stripe', () => {
  const failing = () => gateway.createPayment({ ...WANTED, key: 'failing' })

  test.each([
    { trouble: { status: 500 }, isFinal: false },
    { trouble: { status: 503 }, isFinal: false },
    { trouble: { status: 429, code: 'rate_limit' }, isFinal: false },
    { trouble: { status: 401 }, isFinal: false },
    { trouble: { status: 403 }, isFinal: false },
    { trouble: { status: 409, code: 'idempotency_key_in_use' }, isFinal: false },
    { trouble: { status: 400, code: 'parameter_missing' }, isFinal: true },
  ])('$trouble: isFinal $isFinal', async ({ trouble, isFinal }) => {
    standIn.trouble = trouble
    await expect(failing()).rejects.toMatchObject({ name: 'GatewayFailed', isFinal })
  })

  test.each([
    { trouble: { status: 400, code: 'parameter_missing' }, why: 'a word of ours that is wrong' },
    { trouble: { status: 400, code: 'amount_too_small' }, why: 'a sum that is too small' },
    { trouble: { status: 403, code: 'account_invalid' }, why: 'an account that may not charge' },
  ])('$why is no refusal of a card', async ({ trouble }) => {
    standIn.trouble = trouble
    const { savesCard: _, ...money } = WANTED
    const charge = gateway.chargeSaved({
      ...money,
      paymentId: 'p-1',
      key: 'later-2',
      customerId: 'cus_1',
      methodId: 'pm_1',
      isHolderThere: false,
    })
    await expect(charge).rejects.toMatchObject({ name: 'GatewayFailed', refusedCard: null })
  })

  test('an answer that does not come is given up, and may be asked for again', async () => {
    const hurried = openStripe(KEYS, { ...standIn.place, timeout: 50 })
    standIn.trouble = { hangs: true }
    const asked = hurried.createPayment({ ...WANTED, key: 'hangs' })
    await expect(asked).rejects.toMatchObject({ name: 'GatewayFailed', isFinal: false })
  })

  test('what is kept of it quotes nothing that Stripe said', async () => {
    standIn.trouble = { status: 400, code: 'email_invalid' }
    const failure = await failing().catch((error: unknown) => error as Error)
    expect((failure as Error).message).toBe('stripe: StripeInvalidRequestError email_invalid 400')
  })
})

describe('webhooks', () => {
  const { webhooks } = new Stripe('sk_test_1')
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: false, data: { object } })
  const read = (payload: string, signed: { payload?: string; secret?: string; timestamp?: number } = {}) => {
    const { webhookSecret: secret } = KEYS
    const header = webhooks.generateTestHeaderString({ payload, secret, ...signed })
    return gateway.readEvent(Buffer.from(payload), { 'stripe-signature': header })
  }
  const SUCCEEDED = event('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' })

  test.each([
    [SUCCEEDED, { eventId: 'evt_1', kind: 'payment', paymentId: 'pi_1' }],
    [event('setup_intent.succeeded', { id: 'seti_1' }), { kind: 'payment', paymentId: 'seti_1' }],
    [event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_2' }), { kind: 'refund', paymentId: 'pi_2' }],
    [
      event('refund.failed', { id: 're_1', payment_intent: { id: 'pi_3' } }),
      { kind: 'refund', paymentId: 'pi_3' },
    ],
    [event('charge.dispute.created', { payment_intent: 'pi_4' }), { kind: 'refund', paymentId: 'pi_4' }],
    [event('charge.succeeded', { id: 'ch_1', payment_intent: 'pi_1' }), { kind: 'other', paymentId: null }],
    [event('payout.paid', { id: 'po_1' }), { kind: 'other', paymentId: null }],
  ])('%s', (payload, told) => expect(read(payload)).toMatchObject(told))

  test('what clubs’ accounts tell comes to an endpoint of its own, with its own secret; of other money nothing is heard', () => {
    const told = (type: string, { secret = KEYS.connectWebhookSecret, isLive = false } = {}) => {
      const payload = JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type,
        livemode: isLive,
        account: 'acct_7',
        data: { object: { id: 'x' } },
      })
      const header = webhooks.generateTestHeaderString({ payload, secret })
      return gateway.readEvent(Buffer.from(payload), { 'stripe-signature': header }, 'accounts')
    }
    for (const type of ['account.updated', 'capability.updated', 'account.application.deauthorized'])
      expect(told(type)).toEqual({ eventId: 'evt_2', kind: 'account', paymentId: null, account: 'acct_7' })
    for (const type of ['payout.paid', 'payout.failed'])
      expect(told(type)).toMatchObject({ kind: 'payout', account: 'acct_7' })
    expect(told('person.updated')).toMatchObject({ kind: 'other' })
    expect(told('account.updated', { secret: KEYS.webhookSecret })).toBeNull()
    expect(told('account.updated', { isLive: true })).toBeNull()
    const live = openStripe({ ...KEYS, secretKey: 'sk_live_1' }, standIn.place)
    const header = webhooks.generateTestHeaderString({ payload: SUCCEEDED, secret: KEYS.webhookSecret })
    expect(live.readEvent(Buffer.from(SUCCEEDED), { 'stripe-signature': header })).toBeNull()
  })

  test('tampered, stale or signed with another secret it is refused', () => {
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60
    expect(read(SUCCEEDED, { timestamp: minutesAgo(4) })).not.toBeNull()
    expect(read(SUCCEEDED, { timestamp: minutesAgo(6) })).toBeNull()
    expect(read(SUCCEEDED, { secret: 'whsec_of_somebody_else' })).toBeNull()
    expect(read(SUCCEEDED, { payload: SUCCEEDED.replace('pi_1', 'pi_2') })).toBeNull()
  })
})

test.each([
  ['Dunvarra Rovers FC', 'Dunvarra R'],
  ['Cumann Naomh Bríd', 'Cumann Nao'],
  ['1234', ''],
  ['*<>', ''],
])('a statement of a bank says %s as "%s"', (description, suffix) => {
  expect(onStatement(description)).toBe(suffix)
})
