import { expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { expectAgreement } from '#testing/money-runs/agreement.ts'
import { findBroken } from '#testing/money-runs/invariants.ts'
import { playMoney } from '#testing/money-runs/play.ts'
import { settle, toldUntil } from '#testing/money-runs/settle.ts'
import { calmDown } from '#testing/money-runs/troubles.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { setWebhooks, weather } from '#testing/money-runs/weather.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

const SEED = 20_261_117

/** The clock of a run goes on: what comes after it comes later. */
let endedAt = TEST_NOW

test(
  `orders, receipts, reports and books agree to the cent after anything that can happen (seed ${SEED})`,
  async () => {
    expect(await playMoney({ seed: SEED, wanted: runs(100, 10_000) })).toEqual([])
    endedAt = app.parts.now()
  },
  runs(1_800_000, 4 * 3_600_000),
)

const broken = async () => {
  const looking = { mark: null, isAccountStopped: false, toldUntil: toldUntil(), shelves: [] }
  return (await findBroken(looking)).map(({ what }) => what)
}
const buy = async () => bought((await desk.fill(await desk.plan('social-member'))).shopping_cart_id)
async function giveBack(orderId: string): Promise<void> {
  const [item] = (await desk.order(orderId)).items
  await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      reason: 'Moved away',
      now: app.parts.now(),
      requestedBy: clubId,
      lines: [{ order_item_id: item?.order_item_id ?? '', amount: 10_00 }],
    }),
  )
  await settle()
}

test('what a lost webhook did not tell, the statement does; negative control: without one nobody ever learns of it', async () => {
  app.setClock(endedAt)
  await desk.signIn()
  const [disputed, givenBack] = [await buy(), await buy()]
  await giveBack(givenBack)
  await calmDown()
  expect(await broken()).toEqual([])
  weather.hasStatements = false
  await setWebhooks('lost')
  const [at] = await app.asOwner<{ payment: string; refund: string }>(
    `select (select id from sandbox_payments where order_id = $1) as payment,
      (select r.id from sandbox_refunds r join sandbox_payments g on g.id = r.payment_id where g.order_id = $2) as refund`,
    [disputed, givenBack],
  )
  await app.parts.sandbox?.desk.openDispute(at?.payment ?? '', 'fraudulent')
  await app.parts.sandbox?.desk.failRefund(at?.refund ?? '')
  // Until the night nobody can know.
  await settle()
  expect(await broken()).toEqual([])
  await calmDown()
  expect(await broken()).toEqual([
    'a refund counts as made that was not, or is two',
    'a bank took money back, or gave it again, and our books do not say so',
  ])
  weather.hasStatements = true
  await calmDown()
  expect(await broken()).toEqual([])
  endedAt = app.parts.now()
})

test('negative control: a refund whose reversal is never made is found', async () => {
  app.setClock(endedAt)
  await desk.signIn()
  await app.asOwner('update clubs set on_behalf_of = null where id = $1', [clubId])
  const orderId = await buy()
  await calmDown()
  expect(await broken()).toEqual([])
  const { gateway } = app.parts
  const before = { ...gateway }
  gateway.reverse = async () => 'str_never_made'
  await giveBack(orderId)
  Object.assign(gateway, before)
  expect(await broken()).toEqual(['money of the club is neither on its account nor on its way'])
})

test('negative control: a cent that is off is found', async () => {
  await app.asOwner(`update order_sums set paid = paid + 1 where id = (select id from order_sums
    where club_id = '${clubId}' and created_at >= '2026-11-15' and paid > 0 limit 1)`)
  await expect(expectAgreement()).rejects.toThrow(/counted row/)
})
