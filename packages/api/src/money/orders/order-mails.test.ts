import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { CARDS, type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { enqueueReceipt } from '../receipts/receipt-mail.ts'

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
})
afterAll(() => app.close())

const BRID = 'brid@home.example'
const words = (text: string) => text.replace(/\s+/g, ' ')

async function inInstalments(card: string) {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, card)
  return desk.order(body.order_id)
}

test('a member gets one receipt, which says what the screen says, however often the payment is heard of', async () => {
  const order = await inInstalments(CARDS.good)
  await desk.settle()
  await desk.order(order.order_id)
  const mails = (await mailsTo(app, BRID)).filter(({ subject }) => subject.includes(`${order.order_seq}`))
  expect(mails).toHaveLength(1)
  const text = words(mails[0]?.text ?? '')
  const receipt = receiptOf(order, 'Europe/Dublin')
  for (const { name, detail, plan, amount } of receipt.lines)
    for (const said of [name, detail, plan, amount]) expect(text).toContain(said)
  for (const { label, amount } of [...receipt.sums, ...receipt.today, ...receipt.later])
    expect(text).toContain(`${label}: ${amount}`)
  expect(text).toContain(`Paid with ${receipt.card}.`)
  expect(text).toContain('http://myaccount.clubhouse.test')
  expect(text).not.toContain('Forgot Password')
})

test('ORDER-04 a guest gets theirs with how to make an account, and no message in place of a name', async () => {
  // Nothing is sold to guests yet, so an order becomes one of theirs before its receipt is written.
  const { order_id: orderId } = await inInstalments(CARDS.good)
  const [order] = await app.asOwner<{ clubId: string }>(
    `update orders set user_id = null, guest_id = gen_random_uuid(), email = 'una@home.example', first_name = 'Una'
     where id = $1 returning club_id as "clubId"`,
    [orderId],
  )
  await app.asOwner(`update order_items set first_name = 'Go to evil.example' where order_id = $1`, [orderId])
  await app.asOwner('delete from outbox where effect_key = $1', [`receipt:${orderId}`])
  const clubId = order?.clubId ?? ''
  await app.parts.db.withClub(clubId, (tx) => enqueueReceipt(tx, { clubId, orderId }, TEST_NOW))
  const [mail] = await mailsTo(app, 'una@home.example')
  expect(words(mail?.text ?? '')).toContain('enter this email address and choose Forgot Password')
  for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('evil')
})

test('a later payment that fails to the last gets one letter with one button', async () => {
  const order = await inInstalments(CARDS.failsLater)
  const about = async () => (await mailsTo(app, BRID)).filter(({ subject }) => subject.includes('didn’t'))
  for (const at of ['2026-12-15T10:00:00Z', '2026-12-18T10:05:00Z']) {
    app.setClock(new Date(at))
    await desk.settle()
    expect(await about()).toHaveLength(0)
  }
  app.setClock(new Date('2026-12-22T10:10:00Z'))
  await desk.settle()
  await desk.settle()
  const letters = await about()
  expect(letters).toHaveLength(1)
  const text = words(letters[0]?.text ?? '')
  for (const said of [
    'Senior player: €30.00',
    'Due on 15/12/2026',
    `Order ${order.order_seq}`,
    'Pay €30.00: http://myaccount.clubhouse.test/payments/arrears',
  ])
    expect(text).toContain(said)
})
