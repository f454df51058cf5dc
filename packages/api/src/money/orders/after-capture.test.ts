import { sql } from 'drizzle-orm'
import { rows } from '#kernel/db/rows.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '@clubhouse/domain/money/money'
import { cardFeesOf } from '@clubhouse/domain/money/platform-fee'
import { ask, signIn } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { chargeTerms, findToSend } from '../payments/charge-terms.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

let orderId: string
let gatewayPaymentId: string
beforeEach(async () => {
  orderId = await bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
  const [payment] = await app.asOwner<{ id: string }>(
    'select gateway_payment_id as id from payments where order_id = $1',
    [orderId],
  )
  gatewayPaymentId = payment?.id ?? ''
})

const shop = () => {
  if (!app.parts.sandbox) throw new Error('The sandbox is not there')
  return app.parts.sandbox.desk
}

/** What the books say of the order, by account. */
async function books(): Promise<Record<string, number>> {
  const booked = await app.asOwner<{ account: string; amount: number }>(
    `select e.account, sum(e.amount)::int as amount from ledger_entries e
      join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 group by e.account having sum(e.amount) <> 0`,
    [orderId],
  )
  return Object.fromEntries(booked.map(({ account, amount }) => [account, amount]))
}

async function asTreasurer() {
  const orla = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  const headers = { 'x-account-id': clubId }
  const { body } = await ask(app, `/v2/backoffice/orders/${orderId}`, undefined, {
    on: 'backoffice',
    as: orla,
    headers,
  })
  return body
}

const giveBack = async (amount: number) => {
  const [item] = (await desk.order(orderId)).items
  const lines = [{ order_item_id: item?.order_item_id ?? '', amount }]
  const made = await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      lines,
      reason: 'Moved away',
      now: TEST_NOW,
      requestedBy: '00000000-0000-4000-8000-000000000000',
    }),
  )
  await desk.settle()
  return made
}

const PAID = { gateway: 177_05, fees: 2_95, 'sales:Plan': -180_00 }

test('what a card payment costs is known before it is made, and booked with it', async () => {
  const found = await app.asOwner(
    `select account, description like '%Rovers%' as says, application_fee, platform_fee, fee, gateway_charge_id is not null as charged
      from payments where order_id = $1`,
    [orderId],
  )
  expect(found).toEqual([
    { account: null, says: true, application_fee: 2_95, platform_fee: 0, fee: 2_95, charged: true },
  ])
  expect(await books()).toEqual(PAID)
})

describe('the platform’s own fee', () => {
  afterEach(() => app.asOwner('delete from platform_fees'))
  const rate = (basisPoints: number, fixed: number, since: string) =>
    app.asOwner(`insert into platform_fees (club_id, since, basis_points, fixed) values ($1, $2, $3, $4)`, [
      clubId,
      since,
      basisPoints,
      fixed,
    ])
  const buyAgain = async () => {
    await desk.clear()
    orderId = await bought((await desk.fill(await desk.plan('social-member'))).shopping_cart_id)
  }

  test('is kept by the latest rate with the gateway’s, once; a refund leaves it', async () => {
    expect(await books()).toEqual(PAID)
    await rate(500, 100, '2025-01-01T00:00:00Z')
    await rate(150, 20, '2026-01-01T00:00:00Z')
    await buyAgain()
    const kept = { fees: 85, 'platform-fees': 80 }
    expect(await books()).toEqual({ gateway: 38_35, 'sales:Plan': -40_00, ...kept })
    await giveBack(40_00)
    expect(await books()).toEqual({ gateway: -1_65, ...kept })
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('the terms of a charge are those of the domain, to the cent, and stay as they were first sent', async () => {
    await rate(137, 11, '2026-01-01T00:00:00Z')
    const { tariff } = app.parts.gateway
    for (const amount of [0, 1, 24, 25, 36, 37, 99, 12_50, 333_33, 9_999_99]) {
      const { applicationFee, platformFee } = chargeTerms(tariff, sql`${amount}::int`, sql`1`)
      const found = await app.parts.db.withClub(clubId, (tx) =>
        rows(
          tx,
          sql`select ${applicationFee} as application, ${platformFee} as platform from clubs c where c.id = ${clubId}`,
        ),
      )
      const { gateway, platform } = cardFeesOf(cents(amount), tariff, { basis_points: 137, fixed: 11 })
      expect(found).toEqual([{ application: gateway + platform, platform }])
    }
    const which = async () => {
      const [row] = await app.asOwner<{ id: string }>('select id from payments where order_id = $1', [
        orderId,
      ])
      return { clubId, paymentId: row?.id ?? '' }
    }
    const found = async () =>
      app.parts.db.withClub(clubId, async (tx) => findToSend(tx, await which(), tariff))
    expect(await found()).toMatchObject({ applicationFee: 2_95, platformFee: 0 })
  })
})

describe('a refund that fails after it was made', () => {
  test('is booked back, counts on its lines no more, and the treasurer reads it', async () => {
    await giveBack(180_00)
    expect(await desk.order(orderId)).toMatchObject({ status: 'Refunded', refunded: 180_00 })
    const { refunds } = await app.parts.gateway.findAftermath(gatewayPaymentId)
    await shop().failRefund(refunds[0]?.refundId ?? '')
    await desk.settle()
    expect(await books()).toEqual(PAID)
    expect(await asTreasurer()).toMatchObject({
      status: 'Completed',
      refunded: 0,
      items: [{ refunded: 0 }],
      refunds: [{ status: 'failed', amount: 180_00, reason: 'Moved away', failed_at: expect.any(String) }],
    })
    const again = await giveBack(180_00)
    expect([again.ok, (await desk.order(orderId)).status]).toEqual([true, 'Refunded'])
    expect((await desk.money()).unbalanced).toBe(0)
  })

  test('one that is on its way says so, and is done when the gateway says so', async () => {
    await giveBack(50_00)
    await app.asOwner(`update refunds set status = 'pending' where order_id = $1`, [orderId])
    expect((await asTreasurer()).refunds).toMatchObject([{ status: 'pending', amount: 50_00 }])
    // Another hour than that of the test above: what the clock did in it, it does not do again.
    app.setClock(new Date(TEST_NOW.getTime() + 181 * 60_000))
    await desk.settle()
    app.setClock(TEST_NOW)
    expect((await asTreasurer()).refunds).toMatchObject([{ status: 'done', amount: 50_00 }])
  })
})

describe('a bank that takes money back for its holder', () => {
  test('holds it until it is decided; it cannot be given back meanwhile', async () => {
    const { disputeId } = await shop().openDispute(gatewayPaymentId, 'fraudulent')
    await desk.settle()
    await desk.settle()
    // The fee for it was taken of the platform: the club owes it that.
    const held = { gateway: -2_95, fees: 22_95, platform: -20_00 }
    expect(await books()).toEqual({ ...held, disputed: 180_00, 'sales:Plan': -180_00 })
    expect((await asTreasurer()).disputes).toMatchObject([
      { status: 'open', amount: 180_00, fee: 20_00, reason: 'fraudulent', closed_at: null },
    ])
    expect((await giveBack(10_00)).ok).toBe(false)
    await shop().closeDispute(disputeId, 'won')
    await desk.settle()
    expect(await books()).toEqual({ ...held, gateway: 177_05, 'sales:Plan': -180_00 })
    expect((await asTreasurer()).disputes).toMatchObject([{ status: 'won', closed_at: expect.any(String) }])
    expect((await giveBack(10_00)).ok).toBe(true)
  })

  test('and that decides for its holder: it is as if nothing had been sold, but for the fees', async () => {
    const { disputeId } = await shop().openDispute(gatewayPaymentId, 'product_not_received')
    await shop().closeDispute(disputeId, 'lost')
    // The end is heard of before the beginning, and twice.
    await desk.settle()
    await desk.settle()
    expect(await books()).toEqual({ gateway: -2_95, fees: 22_95, platform: -20_00 })
    expect((await asTreasurer()).disputes).toMatchObject([{ status: 'lost', amount: 180_00 }])
    expect((await giveBack(10_00)).ok).toBe(false)
    expect((await desk.money()).unbalanced).toBe(0)
  })
})
