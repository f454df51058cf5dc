import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { app, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { anotherNight, heard, nextDay, openLines, overNight } from '#testing/clients/statement-client.ts'
import { openStripe } from '#providers/payments/stripe/gateway.ts'
import { openStripeStandIn, type StripeStandIn } from '#testing/stripe/stand-in.ts'
import { proveMoney } from './prove-money.ts'

/** The whole server with Stripe's own adapter, and the stand-in where Stripe would be. */

openAttempts()
let standIn: StripeStandIn
let account = ''

// The first run after a change of Stripe's library reads all of its types.
beforeAll(async () => {
  standIn = await openStripeStandIn()
  const keys = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    connectWebhookSecret: 'whsec_2',
    tariff: { basis_points: 150, fixed: 25 },
  }
  Object.assign(app.parts.gateway, openStripe(keys, { ...standIn.place, timeout: 60_000 }))
  standIn.books.money.lines.now = () => app.parts.now()
  account = standIn.books.addAccount().id
  standIn.books.decide(account, true)
}, 180_000)
afterAll(() => standIn.close())
beforeEach(nextDay)

async function buy(): Promise<{ orderId: string; intentId: string }> {
  const cart = await desk.fill(await desk.plan('senior-player'))
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  const intentId = String(body.payment_token).split('_secret_')[0] ?? ''
  standIn.books.confirm(intentId, standIn.books.addMethod('ok'))
  await desk.order(body.order_id)
  return { orderId: body.order_id, intentId }
}

const intentOf = (id: string) => {
  const intent = standIn.books.intents.get(id)
  if (!intent) throw new Error(`${id} is not known`)
  return intent
}

const prove = () => {
  const { db, gateway, now } = app.parts
  const to = new Date(now().getTime() + 86_400_000)
  return proveMoney({ db, gateway }, { clubId, from: new Date(now().getTime() - 30 * 86_400_000), to })
}

test('a payment to the club’s account, its transfer and its fee agree; a refund in the dashboard is booked and moved', async () => {
  await app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [clubId, account])
  const { orderId, intentId } = await buy()
  standIn.books.addRefund(intentOf(intentId), { amount: 30_00 })
  // The platform's own payout is nobody's line.
  standIn.books.money.lines.notePayout(50_00)
  const had = standIn.books.money.balances.accounts[account] ?? 0
  expect((await prove()).differences).toMatchObject([{ kind: 'refund', gateway: -30_00, books: null }])
  await overNight()
  expect(standIn.books.money.balances.accounts[account]).toBe(had - 30_00)
  await anotherNight()
  const kinds = await app.asOwner(
    `select kind, state from statement_lines where club_id = $1 and gateway = 'stripe' order by kind`,
    [clubId],
  )
  expect(kinds).toEqual(
    ['charge', 'fee', 'refund', 'reversal', 'transfer'].map((kind) => ({ kind, state: 'agrees' })),
  )
  const [refund] = await app.asOwner(
    `select amount, status, is_made_at_provider as "atProvider", is_from_platform as "fromPlatform" from refunds where order_id = $1`,
    [orderId],
  )
  expect(refund).toEqual({ amount: 30_00, status: 'done', atProvider: true, fromPlatform: true })
  expect((await prove()).differences).toEqual([])
  expect(heard).toEqual([])
})

test('a dispute that nobody told of, its end, and a refund that the dashboard took of the club itself', async () => {
  await app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [clubId, account])
  const disputed = await buy()
  await desk.clear()
  const refunded = await buy()
  const { id } = standIn.books.addDispute(disputed.intentId)
  standIn.books.addRefund(intentOf(refunded.intentId), { amount: 180_00, reverse_transfer: true })
  await overNight()
  standIn.books.closeDispute(id, 'won')
  await anotherNight()
  await anotherNight()
  expect(await openLines()).toEqual([])
  const [dispute] = await app.asOwner('select status, amount from disputes where order_id = $1', [
    disputed.orderId,
  ])
  expect(dispute).toEqual({ status: 'won', amount: 180_00 })
  const [order] = await app.asOwner('select status from orders where id = $1', [refunded.orderId])
  expect(order).toEqual({ status: 'Refunded' })
  expect((await prove()).differences).toEqual([])
})

test('a charge of somebody else’s on the same platform is no club’s, and is told', async () => {
  const intent = standIn.books.addIntent({ amount: 500, currency: 'eur', metadata: {} })
  standIn.books.confirm(intent.id, standIn.books.addMethod('ok'))
  await overNight()
  expect(await openLines()).toEqual([])
  expect(heard.at(-1)).toMatch(/^charge txn_.* is of no club that we know$/)
  const [page] = await app.asOwner<{ notOurs: object[] }>(
    `select not_ours as "notOurs" from statement_pages where not_ours is not null`,
  )
  expect(page?.notOurs).toMatchObject([{ kind: 'charge', amount: 500 }])
})
