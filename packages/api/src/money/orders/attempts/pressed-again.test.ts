import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChargeOutcome } from '@clubhouse/contract/money/payment-methods'
import { app, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { ask } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'

openAttempts()
let start = TEST_NOW.getTime()
beforeEach(async () => {
  app.setClock(new Date((start += 20 * 60_000)))
  await desk.signIn()
})
afterEach(() => faults({}))

const faults = (wanted: object) => app.parts.sandbox?.desk.setFaults(wanted)
const call = (path: string, body?: object) => ask(app, `/v2${path}`, body, { as: desk.brid })

async function keep(number: string): Promise<string> {
  const { body } = await call('/member/create-payment-intent')
  const { payment_method } = (await desk.confirm(body.client_secret, number)).body
  const kept = await call('/member/payment-methods/create', { payment_method_id: payment_method })
  return kept.body.payment_method_id
}

/** An order of which two payments have failed. */
async function inArrears(): Promise<string> {
  const { body } = await desk.checkOut(await inInstalments())
  await desk.confirm(body.payment_token)
  await desk.order(body.order_id)
  await app.asOwner(
    `update scheduled_payments set status = 'failed', try_at = null where order_id = $1 and number < 4`,
    [body.order_id],
  )
  return body.order_id
}

const pay = (orderId: string, card: string, more: object = {}) =>
  call('/member/arrears/pay', { order_ids: [orderId], payment_method_id: card, ...more })

const owes = async (orderId: string): Promise<boolean> => {
  const { items } = (await call('/member/arrears/orders')).body as { items: { order_id: string }[] }
  return items.some((item) => item.order_id === orderId)
}

const capturedOf = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? [])
    .filter((payment) => payment.orderId === orderId && payment.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)

const statuses = (replies: { body: ChargeOutcome }[]) => replies.map(({ body }) => body.status)

describe('MYACC-06, API-78 arrears that are paid by several presses', () => {
  test('ten at once with a card that the bank refuses: nobody reads that it was paid', async () => {
    const orderId = await inArrears()
    const card = await keep(CARDS.failsLater)
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(orderId, card)))
    expect(new Set(statuses(replies))).toEqual(new Set(['failed']))
    expect(await capturedOf(orderId)).toBe(30_00)
  })

  test('ten at once with a good card: charged once, and each reads that it is paid', async () => {
    const orderId = await inArrears()
    const card = await keep(CARDS.good)
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(orderId, card)))
    expect(new Set(statuses(replies))).toEqual(new Set(['succeeded']))
    expect(await capturedOf(orderId)).toBe(90_00)
    expect(statuses([await pay(orderId, card)])).toEqual(['succeeded'])
  })

  test('after a hiccup of the gateway it is on its way until it is known, and then what it is', async () => {
    const orderId = await inArrears()
    const card = await keep(CARDS.failsLater)
    await faults({ confirm: { status: 500 } })
    expect((await pay(orderId, card)).status).toBeGreaterThanOrEqual(500)
    await faults({})
    expect(statuses([await pay(orderId, card)])).toEqual(['processing'])
    expect(await owes(orderId)).toBe(false)
    app.setClock(new Date(start + 61_000))
    await desk.settle()
    expect(await owes(orderId)).toBe(true)
    expect(statuses([await pay(orderId, card)])).toEqual(['failed'])
    expect(await capturedOf(orderId)).toBe(30_00)
  })

  test('what was paid early and not answered is not taken twice, and nobody reads that it was paid', async () => {
    const { body } = await desk.checkOut(await inInstalments())
    await desk.confirm(body.payment_token)
    const { order_id: orderId, schedule } = await desk.order(body.order_id)
    await faults({ confirm: { status: 500 } })
    const early = () => call(`/member/orders/${orderId}/pay-early`, { due: schedule[0]?.due })
    expect((await early()).status).toBeGreaterThanOrEqual(500)
    await faults({})
    expect(await early()).toMatchObject({ status: 409, body: { error_code: 'being_charged' } })
    expect(await capturedOf(orderId)).toBe(30_00)
  })
})

describe('what is charged is what was shown', () => {
  test('another sum is answered 409 with what is owed now, and nothing is charged', async () => {
    const orderId = await inArrears()
    const card = await keep(CARDS.good)
    await app.asOwner(`update scheduled_payments set status = 'failed' where order_id = $1 and number = 4`, [
      orderId,
    ])
    expect(await pay(orderId, card, { amount: 60_00 })).toMatchObject({
      status: 409,
      body: { error_code: 'amount_changed', errors: { amount: '9000' } },
    })
    expect(await capturedOf(orderId)).toBe(30_00)
    expect(statuses([await pay(orderId, card, { amount: 90_00 })])).toEqual(['succeeded'])
    expect(await capturedOf(orderId)).toBe(120_00)
    // Paid meanwhile, on another page.
    expect((await pay(orderId, card, { amount: 90_00 })).status).toBe(409)
  })

  test('a second press while it is being paid is no change', async () => {
    const orderId = await inArrears()
    const card = await keep(CARDS.good)
    await faults({ confirm: { status: 500 } })
    await pay(orderId, card, { amount: 60_00 })
    await faults({})
    expect(await pay(orderId, card, { amount: 60_00 })).toMatchObject({
      status: 200,
      body: { status: 'processing' },
    })
  })
})

test('PAY-16 money of a refused card that goes back by itself leaves an order as it is of which nothing was given back', async () => {
  const orderId = await inArrears()
  // Nothing was paid on the day: the card was only kept.
  await app.asOwner(
    `update payments set amount = 0, fee = 0, application_fee = 0, platform_fee = 0 where order_id = $1`,
    [orderId],
  )
  await app.asOwner(`update order_items set today = 0 where order_id = $1`, [orderId])
  const card = await keep(CARDS.good)
  await pay(orderId, card)
  const [paid] = await app.asOwner<{ id: string }>(
    `select id from payments where order_id = $1 and kind = 'arrears'`,
    [orderId],
  )

  await app.parts.db.withClub(clubId, (tx) =>
    requestRefund(tx, {
      clubId,
      orderId,
      paymentId: paid?.id ?? '',
      amount: 60_00,
      lines: [],
      reason: 'Refused card',
      requestedBy: null,
      now: app.parts.now(),
    }),
  )
  await desk.settle()
  const rows = await app.asOwner(
    `select o.status, (select count(*)::int from scheduled_payments s where s.order_id = o.id and s.status = 'planned') as planned
      from orders o where o.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ status: 'Completed', planned: 3 }])
})
