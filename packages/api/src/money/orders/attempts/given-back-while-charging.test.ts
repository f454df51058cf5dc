import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { app, clubId, depsWith, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { previewRefund } from '../office/preview-refund.ts'
import { startCharges } from '../../payments/later/charge-due.ts'
import { payNow } from '../../payments/later/pay-now.ts'
import { refundOrder } from '../refund-order.ts'

openAttempts()

interface Line {
  id: string
  name: string
  today: number
}

/** A plan in six payments, and where asked a second one that is paid at once. */
async function inSix(card: string, ...others: string[]): Promise<{ orderId: string; lines: Line[] }> {
  const items = await Promise.all(['senior-player', ...others].map((slug) => desk.plan(slug)))
  const cart = await desk.fill(...items)
  const senior = cart.items.find(({ payment_options: options }) => options.length > 0)
  const option = senior?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, senior?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, card)
  await desk.order(body.order_id)
  const lines = await app.asOwner<Line>(
    `select i.id, i.name, i.today from order_items i where i.order_id = $1
      order by exists (select 1 from scheduled_payments s where s.order_item_id = i.id) desc`,
    [body.order_id],
  )
  return { orderId: body.order_id, lines }
}

/** The next instalment is being charged, and the gateway has not been asked yet. */
async function beginCharge(orderId: string): Promise<void> {
  const [row] = await app.asOwner<{ id: string }>(
    `update scheduled_payments set try_at = $2 where order_id = $1 and number = 2 returning id`,
    [orderId, app.parts.now()],
  )
  await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [row?.id ?? ''], app.parts.now()))
}

const refunding = (orderId: string, line: Line | undefined) => ({
  clubId,
  orderId,
  reason: 'Sick',
  requestedBy: randomUUID(),
  now: app.parts.now(),
  lines: [{ order_item_id: line?.id ?? '', amount: line?.today ?? 0 }],
})

const giveBack = (orderId: string, line: Line | undefined) =>
  app.parts.db.withClub(clubId, (tx) => refundOrder(tx, refunding(orderId, line), depsWith().fulfilments))

/** What the gateway has of an order, what is planned of it, and what the order is. */
async function stateOf(orderId: string) {
  const atGateway = ((await app.parts.sandbox?.desk.listPayments()) ?? []).filter(
    (payment) => payment.orderId === orderId && payment.status === 'succeeded',
  )
  const [order] = await app.asOwner<{ status: string }>('select status from orders where id = $1', [orderId])
  const schedule = await app.asOwner<{ status: string }>(
    'select status from scheduled_payments where order_id = $1 order by number',
    [orderId],
  )
  return {
    captured: atGateway.reduce((sum, { amount }) => sum + amount, 0),
    refunded: atGateway.reduce((sum, { refunded }) => sum + refunded, 0),
    order: order?.status,
    schedule: schedule.map(({ status }) => status),
  }
}

async function expectBooks(): Promise<void> {
  const { captured, refunded, balance, unbalanced } = await desk.money()
  expect([balance, unbalanced]).toEqual([captured - refunded, 0])
}

describe('a line that is given back while its instalment is being charged', () => {
  test('is charged, and the money comes back by itself', async () => {
    const { orderId, lines } = await inSix(CARDS.good)
    await beginCharge(orderId)
    expect(await giveBack(orderId, lines[0])).toMatchObject({ ok: true, value: { beingTaken: 30_00 } })
    await desk.settle()
    expect(await stateOf(orderId)).toEqual({
      captured: 60_00,
      refunded: 60_00,
      order: 'Refunded',
      schedule: ['paid', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    })
    const [membership] = await app.asOwner<{ status: string }>(
      'select status from memberships where order_item_id = $1',
      [lines[0]?.id],
    )
    expect(membership?.status).not.toBe('active')
    await expectBooks()
  })

  test('is called off where its card is refused, and not charged three days later', async () => {
    const { orderId, lines } = await inSix(CARDS.failsLater, 'social-member')
    await beginCharge(orderId)
    await giveBack(orderId, lines[0])
    await desk.settle()
    expect(await stateOf(orderId)).toMatchObject({
      captured: 70_00,
      refunded: 30_00,
      order: 'Completed',
      schedule: ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
    })
    // By then it is a good card.
    await app.asOwner(`update sandbox_methods set behaviour = 'succeeds' where behaviour = 'fails-later'`)
    app.setClock(new Date(app.parts.now().getTime() + 4 * 86_400_000))
    await desk.settle()
    expect(await stateOf(orderId)).toMatchObject({ captured: 70_00, refunded: 30_00, order: 'Completed' })
    await expectBooks()
  })

  test('of arrears that are charged together only its own part comes back', async () => {
    const { orderId, lines } = await inSix(CARDS.good, 'social-member')
    await app.asOwner(`update scheduled_payments set order_item_id = $2 where order_id = $1 and number = 3`, [
      orderId,
      lines[1]?.id,
    ])
    await app.asOwner(
      `update scheduled_payments set status = 'failed', try_at = null where order_id = $1 and number < 4`,
      [orderId],
    )
    await app.parts.sandbox?.desk.setFaults({ confirm: { status: 500 } })
    const [card] = await app.asOwner<{ customer: string; method: string; user: string }>(
      `select p.customer_id as customer, p.method_id as method, o.user_id as user from payments p
        join orders o on o.id = p.order_id where o.id = $1`,
      [orderId],
    )

    await payNow(depsWith(), {
      clubId,
      orderId,
      userId: card?.user ?? '',
      what: 'arrears',
      card: { customerId: card?.customer ?? '', methodId: card?.method ?? '' },
    }).catch(() => undefined)
    await app.parts.sandbox?.desk.setFaults({})
    await giveBack(orderId, lines[0])
    app.setClock(new Date(app.parts.now().getTime() + 61_000))
    await desk.settle()
    expect(await stateOf(orderId)).toMatchObject({
      captured: 130_00,
      refunded: 60_00,
      order: 'Completed',
      schedule: ['paid', 'paid', 'cancelled', 'cancelled', 'cancelled'],
    })
    await expectBooks()
  })

  test('the preview says what is being taken at this moment', async () => {
    const { orderId, lines } = await inSix(CARDS.good)
    await beginCharge(orderId)
    const looked = await app.parts.db.withClub(clubId, (tx) =>
      previewRefund(tx, refunding(orderId, lines[0]), depsWith().fulfilments),
    )
    expect(looked).toMatchObject({ ok: true, value: { being_taken: 30_00, called_off: 120_00 } })
    await desk.settle()
    expect(await stateOf(orderId)).toMatchObject({ captured: 60_00, refunded: 0, order: 'Completed' })
  })
})
