import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { registerForTax } from '#testing/clients/tax-client.ts'
import { requestRefund } from '../payments/refunds/request-refund.ts'
import { refundOrder } from '../orders/refund-order.ts'

openAttempts()

let registered: Awaited<ReturnType<typeof registerForTax>>
beforeEach(async () => {
  registered = await registerForTax(app, clubId)
})
afterEach(() => registered.end())

const buy = async () => bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
const paymentOf = async (orderId: string) => {
  const [row] = await app.asOwner<{ id: string; atGateway: string }>(
    `select id, gateway_payment_id as "atGateway" from payments where order_id = $1 and kind = 'checkout'`,
    [orderId],
  )
  return { id: row?.id ?? '', atGateway: row?.atGateway ?? '' }
}
async function giveBack(orderId: string, amount: number): Promise<void> {
  const [item] = (await desk.order(orderId)).items
  const made = await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      lines: [{ order_item_id: item?.order_item_id ?? '', amount }],
      reason: 'Moved',
      requestedBy: randomUUID(),
      now: app.parts.now(),
    }),
  )
  if (!made.ok) throw new Error(made.reason.message)
  await desk.settle()
}
const says = async (orderId: string) => receiptOf(await desk.order(orderId), 'Europe/Dublin').refunded

/** What the books say that went back of the tax. */
async function booked(orderId: string): Promise<number> {
  const [row] = await app.asOwner<{ tax: number }>(
    `select coalesce(sum(e.amount), 0)::int as tax from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 and t.refund_id is not null and e.account like 'tax:%'`,
    [orderId],
  )
  return row?.tax ?? 0
}

test('M29 the receipt of a refund has the tax that was booked, whatever the rates are called and are by now', async () => {
  const orderId = await buy()
  await app.asOwner(`update tax_rates set basis_points = 2100, name = 'Other' where name = 'Standard'`)
  await giveBack(orderId, 80_00)
  expect([await booked(orderId), await says(orderId)]).toEqual([14_96, '€80.00, including €14.96 VAT'])
  const named = await app.asOwner<{ account: string; name: string; rate: number }>(
    `select e.account, e.tax_name as name, e.tax_rate as rate from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = $1 and t.refund_id is not null and e.account <> 'gateway' order by 1`,
    [orderId],
  )
  expect(named).toEqual([
    { account: 'sales:Plan', name: 'Standard', rate: 2300 },
    { account: 'tax:Plan', name: 'Standard', rate: 2300 },
  ])
})

test('M29 and of money that is of no line, once it has gone back, and no more once that has failed', async () => {
  const orderId = await buy()
  const { id: paymentId, atGateway } = await paymentOf(orderId)
  await app.parts.db.withClub(clubId, (tx) =>
    requestRefund(tx, {
      clubId,
      orderId,
      paymentId,
      amount: 180_00,
      lines: [],
      reason: 'Paid twice',
      requestedBy: null,
      now: app.parts.now(),
    }),
  )
  await desk.settle()
  expect([await booked(orderId), await says(orderId)]).toEqual([33_66, '€180.00, including €33.66 VAT'])
  const { refunds } = await app.parts.gateway.findAftermath(atGateway)
  await app.parts.sandbox?.desk.failRefund(refunds[0]?.refundId ?? '')
  await desk.settle()
  expect([await booked(orderId), await says(orderId)]).toEqual([0, null])
  expect(await desk.order(orderId)).toMatchObject({ refunded: 0, tax_refunded: 0 })
})

test('M29 of a club that is not registered nothing is said of tax', async () => {
  await registered.end()
  const orderId = await buy()
  await giveBack(orderId, 80_00)
  expect(await says(orderId)).toBe('€80.00')
  expect((await desk.order(orderId)).tax_refunded).toBeNull()
})
