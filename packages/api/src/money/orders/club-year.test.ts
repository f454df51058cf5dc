import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficePayout, Payout } from '@clubhouse/contract/money/office/payouts'
import { storeEvent } from '../gateway/webhooks/inbox.ts'
import { app, clubId, depsWith, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { anEvent, type MoneyWorld, openSandboxMoney, openStripeMoney } from '#testing/world/money-worlds.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { startCharges } from '../payments/later/charge-due.ts'
import { payNow } from '../payments/later/pay-now.ts'
import { refundOnce } from '../payments/refunds/refund-once.ts'
import { requestRefund } from '../payments/refunds/request-refund.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

/** The clock of the whole file goes on: what it did in an hour it does not do again. */
let hours = 0

/** A year of one club, with where its money is at each step. What is told in one step is true in the next. */
describe.each([
  { name: 'sandbox', open: openSandboxMoney },
  { name: 'stripe', open: openStripeMoney },
])('a year at $name', ({ open }) => {
  let world: MoneyWorld
  let office: ClubClient
  let account = ''
  let orderId = ''
  /** Of the demo's own past: nobody's account has it. */
  let past = 0

  beforeAll(async () => {
    world = await open()
    past = await booked()
    await app.asOwner(`delete from payment_setups where club_id = '${clubId}'`)
    await app.asOwner(`update clubs set on_behalf_of = null where id = '${clubId}'`)
  }, 180_000)
  afterAll(() => world.end())

  const booked = async () => {
    const [row] = await app.asOwner<{ gateway: number }>(
      `select coalesce(sum(amount), 0)::int as gateway from ledger_entries where club_id = $1 and account = 'gateway'`,
      [clubId],
    )
    return row?.gateway ?? 0
  }

  /** What the club's books say it is owed, and where that is: with its account, or with the platform. */
  async function expectMoney({ withPlatform = 0 } = {}): Promise<number> {
    const { platform, accounts, captured, refunded, disputed, kept } = await world.balances()
    const all = Object.values(accounts).reduce((sum, amount) => sum + amount, platform)
    expect(all).toBe(captured - refunded - disputed - kept)
    const owed = (await booked()) - past
    expect({ account: accounts[account] ?? 0, withPlatform }).toEqual({
      account: owed - withPlatform,
      withPlatform,
    })
    return owed
  }

  const later = async (more: number) => {
    hours += more
    app.setClock(new Date(TEST_NOW.getTime() + hours * 3_600_000))
    await desk.signIn()
    office = await openClubClient(app, { who: 'orla@dunvarra.example' })
  }
  const told = async (kind: 'account' | 'payout') => {
    const { db, now, gateway } = app.parts
    await storeEvent({ db, now, gateway, crashAt: () => undefined }, anEvent(kind, account))
    await desk.settle()
  }
  const mails = async (step: string) =>
    (
      await app.asOwner(`select from outbox where effect_key like $1`, [
        `payments-account ${step} ${account}%`,
      ])
    ).length
  const buy = async (fill?: () => Promise<string>) => {
    await desk.clear()
    const cart = (await fill?.()) ?? (await desk.fill(await desk.plan('social-member'))).shopping_cart_id
    const { status, body } = await desk.checkOut(cart)
    if (status !== 200) throw new Error(JSON.stringify(body))
    await world.pay(body.payment_token)
    expect((await desk.order(body.order_id)).status).toBe('Completed')
    return body.order_id as string
  }
  const paymentOf = async (id: string) => {
    const [row] = await app.asOwner<{ id: string; gateway_payment_id: string; method_id: string }>(
      `select id, gateway_payment_id, method_id from payments where order_id = $1 order by created_at desc limit 1`,
      [id],
    )
    if (!row) throw new Error('There is a payment')
    return row
  }
  const look = async (id: string) => {
    const { id: paymentId, gateway_payment_id: gatewayPaymentId } = await paymentOf(id)
    const event = {
      eventId: randomUUID(),
      kind: 'refund' as const,
      paymentId: gatewayPaymentId,
      account: null,
    }
    const { db, now, gateway } = app.parts
    await storeEvent({ db, now, gateway, crashAt: () => undefined }, event)
    await desk.settle()
    return paymentId
  }
  const giveBack = async (id: string, amount: number) => {
    await askBack(id, amount)
    await desk.settle()
  }

  const askBack = async (id: string, amount: number) => {
    const [item] = (await desk.order(id)).items
    const lines = [{ order_item_id: item?.order_item_id ?? '', amount }]
    const made = await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId: id,
        lines,
        reason: 'Moved away',
        now: app.parts.now(),
        requestedBy: randomUUID(),
      }),
    )
    expect(made.ok).toBe(true)
  }

  test('before there is an account, what is paid is kept for the club by the platform', async () => {
    await later(1)
    await buy()
    expect(await expectMoney({ withPlatform: 39_15 })).toBe(39_15)
  })

  test('once the account works it has all of it, and its owners know', async () => {
    const { body } = await office.ask('/payments-account', {})
    account = body.account.id
    await told('account')
    expect(await mails('working')).toBe(0)
    await world.decide(account, true)
    await told('account')
    expect(await mails('working')).toBe(1)
    await later(1)
    await desk.settle()
    expect(await expectMoney()).toBe(39_15)
    await desk.settle()
    await later(1)
    await desk.settle()
    expect(await expectMoney()).toBe(39_15)
  })

  test('what is paid from now on is there at once, and so is what is charged later', async () => {
    orderId = await buy(inInstalments)
    const first = await expectMoney()
    const [due] = await app.asOwner<{ id: string }>(
      `update scheduled_payments set try_at = $2 where order_id = $1 and number = 2 returning id`,
      [orderId, app.parts.now()],
    )
    await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [due?.id ?? ''], app.parts.now()))
    await desk.settle()
    expect(await expectMoney()).toBeGreaterThan(first)
  })

  test('a bank that wants its holder is answered by them, and the money arrives', async () => {
    const [kept] = await app.asOwner<{ method_id: string; user_id: string }>(
      `select p.method_id, o.user_id from payments p join orders o on o.id = p.order_id
        where p.order_id = $1 and p.kind = 'checkout'`,
      [orderId],
    )
    await world.wantHolder(kept?.method_id ?? '')
    const before = await expectMoney()
    const [due] = await app.asOwner<{ id: string }>(
      `update scheduled_payments set try_at = $2 where order_id = $1 and number = 3 returning id`,
      [orderId, app.parts.now()],
    )
    await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [due?.id ?? ''], app.parts.now()))
    await desk.settle()
    const status = async () =>
      (
        await app.asOwner<{ status: string }>(`select status from scheduled_payments where id = $1`, [
          due?.id,
        ])
      )[0]?.status
    expect([await status(), await expectMoney()]).toEqual(['failed', before])
    const paying = { clubId, orderId, userId: kept?.user_id ?? '', what: 'arrears' as const, card: null }
    const asked = await payNow(depsWith(), paying)
    expect(asked).toMatchObject({ truth: { status: 'requires_action', methodId: kept?.method_id } })
    if (asked.kind !== 'charged') throw new Error('There is something to pay')
    await world.approve(asked.truth)
    const [arrears] = await app.asOwner<{ id: string }>(
      'select id from payments where gateway_payment_id = $1',
      [asked.truth.paymentId],
    )
    await settlePayment(depsWith(), { clubId, paymentId: arrears?.id ?? '' })
    expect(await status()).toBe('paid')
    expect(await expectMoney()).toBeGreaterThan(before)
  })

  test('what the club gives back comes from its account', async () => {
    const before = await expectMoney()
    await giveBack(await buy(), 10_00)
    expect(await expectMoney()).toBe(before + 39_15 - 10_00)
  })

  test('of what goes back by itself nothing is kept', async () => {
    const before = await expectMoney()
    const bought = await buy()
    const { id: paymentId } = await paymentOf(bought)
    await app.parts.db.withClub(clubId, (tx) =>
      requestRefund(tx, {
        clubId,
        orderId: bought,
        paymentId,
        amount: 40_00,
        lines: [],
        reason: 'Paid too late',
        requestedBy: null,
        now: app.parts.now(),
      }),
    )
    await desk.settle()
    expect(await expectMoney()).toBe(before)
  })

  test('while the provider has stopped it, people still pay, and it gets that when it works again', async () => {
    const before = await expectMoney()
    await world.decide(account, false)
    await told('account')
    expect(await mails('stopped')).toBe(1)
    const given = await buy()
    await expectMoney({ withPlatform: 39_15 })
    await giveBack(given, 5_00)
    await expectMoney({ withPlatform: 34_15 })
    await world.decide(account, true)
    await told('account')
    await later(1)
    await desk.settle()
    expect(await expectMoney()).toBe(before + 34_15)
    // What came to the club later than its charge goes back from there, too.
    await giveBack(given, 4_15)
    expect(await expectMoney()).toBe(before + 30_00)
  })

  test('what a bank takes back comes from the club, and stays away when it is lost', async () => {
    const before = await expectMoney()
    const bought = await buy()
    const { gateway_payment_id: id } = await paymentOf(bought)
    const disputeId = await world.dispute(id)
    await look(bought)
    expect(await expectMoney()).toBe(before - 85)
    await world.close(disputeId, 'lost')
    await look(bought)
    expect(await expectMoney()).toBe(before - 85)
  })

  test('and comes back to it when it is won', async () => {
    const before = await expectMoney()
    const bought = await buy()
    const { gateway_payment_id: id } = await paymentOf(bought)
    const disputeId = await world.dispute(id)
    await look(bought)
    expect(await expectMoney()).toBe(before - 85)
    await world.close(disputeId, 'won')
    await look(bought)
    expect(await expectMoney()).toBe(before + 39_15)
  })

  test('what was disputed and won is given back by the club, too: the transfer of its charge has nothing left', async () => {
    const before = await expectMoney()
    const bought = await buy()
    const { gateway_payment_id: id } = await paymentOf(bought)
    const disputeId = await world.dispute(id)
    await look(bought)
    await world.close(disputeId, 'won')
    await look(bought)
    expect(await expectMoney()).toBe(before + 39_15)
    await giveBack(bought, 30_00)
    expect(await expectMoney()).toBe(before + 9_15)
    await giveBack(bought, 10_00)
    expect(await expectMoney()).toBe(before - 85)
  })

  test('a refund that fails is the club’s again, not the platform’s', async () => {
    const before = await expectMoney()
    const bought = await buy()
    await giveBack(bought, 40_00)
    expect(await expectMoney()).toBe(before - 85)
    const { gateway_payment_id: id } = await paymentOf(bought)
    const { refunds } = await app.parts.gateway.findAftermath(id)
    await world.failRefund(refunds[0]?.refundId ?? '')
    await look(bought)
    expect(await expectMoney()).toBe(before + 39_15)
    // Made again it is the club's to pay, though the transfer of the charge has nothing left.
    await giveBack(bought, 40_00)
    expect(await expectMoney()).toBe(before - 85)
  })

  test('nor one that was made without our hearing of it, and had failed when it was asked for again', async () => {
    const before = await expectMoney()
    const bought = await buy()
    await askBack(bought, 40_00)
    const [asked] = await app.asOwner<{ id: string; key: string }>(
      `select r.id, e.effect_key as key from refunds r join payment_effects e on e.subject_id = r.id and e.kind = 'refund'
        where r.order_id = $1`,
      [bought],
    )
    const which = { clubId, refundId: asked?.id ?? '' }
    const made = await refundOnce(depsWith(), which, { key: asked?.key ?? '', since: app.parts.now() })
    await world.failRefund(made.refundId)
    await desk.settle()
    await look(bought)
    expect(await expectMoney()).toBe(before + 39_15)
  })

  test('what is sent to its bank is listed with the orders that it is of; what came back is sent again', async () => {
    if (!world.payOut || !world.failPayout) return
    await expectMoney()
    const payouts = async () => (await office.ask('/payouts')).body.items as Payout[]
    const first = await world.payOut(account, app.parts.now())
    await told('payout')
    const owed = await expectMoney()
    const [sent] = await payouts()
    expect(sent).toMatchObject({ net: owed, status: 'paid', other: 0 })
    const { parts }: OfficePayout = (await office.ask(`/payouts/${sent?.payout_id}`)).body
    expect(parts.map(({ order_id: id }) => id)).toContain(orderId)
    expect(parts.filter(({ order_id: id }) => id === null)).toEqual([])
    await world.failPayout(first)
    await told('payout')
    expect((await payouts())[0]).toMatchObject({ net: owed, status: 'failed' })
    await expectMoney()
    await later(1)
    await world.payOut(account, app.parts.now())
    await told('payout')
    expect((await payouts()).map(({ status }) => status)).toEqual(['paid', 'failed'])
    await expectMoney()
  })
})
