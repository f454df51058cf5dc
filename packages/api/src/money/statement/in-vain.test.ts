import { beforeEach, expect, test } from 'vitest'
import { app, bought as payFor, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import {
  anotherNight,
  heard,
  loseWebhooks,
  nextDay,
  openLines,
  overNight,
} from '#testing/clients/statement-client.ts'
import { refundOrder } from '../orders/refund-order.ts'

/** Refunds that the gateway made and that failed before anybody told us of either: the money went and came again. */

openAttempts()
beforeEach(nextDay)

const ACCOUNT = 'acct_in_vain'
const PEOPLE = '00000000-0000-4000-8000-000000000001'

const shop = () => {
  if (!app.parts.sandbox) throw new Error('The sandbox is not there')
  return app.parts.sandbox.desk
}
const account = (id: string | null) =>
  app.asOwner('update clubs set on_behalf_of = $2 where id = $1', [clubId, id])
const hasAccount = async () => (await shop().balances()).accounts[ACCOUNT] ?? 0

/** €180 that went on to the club's account. */
async function buy(to: string | null = ACCOUNT) {
  await account(to)
  const orderId = await payFor((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
  await account(null)
  const [row] = await app.asOwner<{ gatewayId: string; itemId: string }>(
    `select p.gateway_payment_id as "gatewayId", i.id as "itemId" from payments p join order_items i on i.order_id = p.order_id
      where p.order_id = $1`,
    [orderId],
  )
  return { orderId, gatewayId: row?.gatewayId ?? '', itemId: row?.itemId ?? '' }
}

async function askBack({ orderId, itemId }: { orderId: string; itemId: string }, amount: number) {
  const made = await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      reason: 'Sick',
      requestedBy: PEOPLE,
      lines: [{ order_item_id: itemId, amount }],
      now: app.parts.now(),
    }),
  )
  if (!made.ok) throw new Error(made.reason.message)
  return made.value.refund_ids[0] ?? ''
}

const refundsOf = (orderId: string) =>
  app.asOwner<object>(
    `select amount, status, is_made_at_provider as "atProvider", gateway_refund_id is not null as "isNamed" from refunds where order_id = $1
      order by created_at, amount`,
    [orderId],
  )
const booksOf = (orderId: string) =>
  app.asOwner<{ kind: string; gateway: number }>(
    `select t.kind, sum(e.amount)::int as gateway from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 and t.refund_id is not null and e.account = 'gateway' group by t.kind, t.effect_key
      order by t.kind desc, t.effect_key`,
    [orderId],
  )
const kept = async (orderId: string) => {
  const [row] = await app.asOwner<object>(
    `select o.status, p.refunded, i.refunded as line, (select coalesce(-sum(e.amount), 0)::int from ledger_entries e
        where e.order_item_id = i.id) as sold
      from orders o join payments p on p.order_id = o.id join order_items i on i.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return row
}

/** All that moved was told, looked at, moved back and compared. */
async function nights() {
  await overNight()
  await anotherNight()
  await anotherNight()
}

test('M11 one that somebody made at the gateway’s own pages is noted and booked there and back, and the club has its part again', async () => {
  const order = await buy()
  const before = await hasAccount()
  const { refundId } = await shop().refundAtPages(order.gatewayId, 30_00, { isFromAccount: true })
  await shop().failRefund(refundId)
  expect(await hasAccount()).toBe(before - 30_00)
  await loseWebhooks()
  await nights()
  expect(await refundsOf(order.orderId)).toEqual([
    { amount: 30_00, status: 'failed', atProvider: true, isNamed: true },
  ])
  expect(await booksOf(order.orderId)).toEqual([
    { kind: 'refund-at-provider', gateway: -30_00 },
    { kind: 'correction', gateway: 30_00 },
  ])
  expect(await kept(order.orderId)).toEqual({ status: 'Completed', refunded: 0, line: 0, sold: 180_00 })
  expect(await hasAccount()).toBe(before)
  expect(await openLines()).toEqual([])
  expect(heard.filter((said) => said.includes('failed after it was made'))).toHaveLength(1)
})

test('M11 one of which the answer was lost, and that had failed when it was asked for again, is booked there and back', async () => {
  const order = await buy()
  const before = await hasAccount()
  const refund = await askBack(order, 40_00)
  const { refundId } = await app.parts.gateway.refund({
    key: `refund:${refund}`,
    paymentId: order.gatewayId,
    amount: 40_00,
    account: ACCOUNT,
    isOurs: false,
  })
  await shop().failRefund(refundId)
  await loseWebhooks()
  await nights()
  expect(await refundsOf(order.orderId)).toEqual([
    { amount: 40_00, status: 'failed', atProvider: false, isNamed: true },
  ])
  expect(await booksOf(order.orderId)).toEqual([
    { kind: 'refund', gateway: -40_00 },
    { kind: 'correction', gateway: 40_00 },
  ])
  expect(await kept(order.orderId)).toEqual({ status: 'Completed', refunded: 0, line: 0, sold: 180_00 })
  expect(await hasAccount()).toBe(before)
  expect(await openLines()).toEqual([])
})

test('M11 one of the whole order that fails days later leaves it bought when it was bought', async () => {
  const order = await buy()
  const bought = () => app.asOwner('select status, completed_at from orders where id = $1', [order.orderId])
  const before = await bought()
  await askBack(order, 180_00)
  await desk.settle()
  expect(await bought()).toMatchObject([{ status: 'Refunded' }])
  app.setClock(new Date(app.parts.now().getTime() + 3 * 86_400_000))
  const { refunds } = await app.parts.gateway.findAftermath(order.gatewayId)
  await shop().failRefund(refunds[0]?.refundId ?? '')
  await desk.settle()
  expect(await bought()).toEqual(before)
})

test('M11 one that we had given up, whose money has gone back in another way since, changes nothing of that', async () => {
  const order = await buy(null)
  const refund = await askBack(order, 180_00)
  const { refundId } = await app.parts.gateway.refund({
    key: `refund:${refund}`,
    paymentId: order.gatewayId,
    amount: 180_00,
    account: null,
    isOurs: false,
  })
  await shop().failRefund(refundId)
  await loseWebhooks()
  await app.asOwner(`update payment_effects set failed_at = now() where effect_key = $1`, [
    `refund:${refund}`,
  ])
  await app.asOwner(`update refunds set status = 'failed', failed_at = now() where id = $1`, [refund])
  await app.asOwner(`update order_items set refunded = 0 where id = $1`, [order.itemId])
  await askBack(order, 180_00)
  await nights()
  expect(await refundsOf(order.orderId)).toMatchObject([
    { status: 'failed', isNamed: true },
    { status: 'done', isNamed: true },
  ])
  expect((await booksOf(order.orderId)).map(({ gateway }) => gateway).toSorted((a, b) => a - b)).toEqual([
    -180_00, -180_00, 180_00,
  ])
  expect(await kept(order.orderId)).toEqual({ status: 'Refunded', refunded: 180_00, line: 180_00, sold: 0 })
  expect(await openLines()).toEqual([])
})
