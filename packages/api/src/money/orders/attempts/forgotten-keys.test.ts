import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  bought,
  clubId,
  depsWith,
  desk,
  inInstalments,
  openAttempts,
} from '#testing/clients/attempts-client.ts'
import { eventually } from '#testing/eventually.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { startCharges } from '../../payments/later/charge-due.ts'
import { onPaymentEvent } from '../../payments/on-event.ts'
import { payNow } from '../../payments/later/pay-now.ts'
import { refundOnce } from '../../payments/refunds/refund-once.ts'
import { refundOrder } from '../refund-order.ts'

openAttempts()
let start = TEST_NOW.getTime()
// Each has hours of its own: what the clock did in one it does not do again.
beforeEach(async () => {
  app.setClock(new Date((start += 90 * 60_000)))
  await desk.signIn()
})
afterEach(() => faults({}))

const HOUR_MS = 3_600_000
const faults = (wanted: object) => app.parts.sandbox?.desk.setFaults(wanted)
const later = (ms: number) => app.setClock(new Date(app.parts.now().getTime() + ms))

/** As a gateway may do with keys of a day ago: the same call is another one to it. */
const forgetKeys = async () => {
  await app.asOwner(`update sandbox_payments set key = 'forgotten:' || id`)
  await app.asOwner(`update sandbox_refunds set key = 'forgotten:' || id`)
}

async function sixPayments() {
  const orderId = await bought(await inInstalments())
  const [row] = await app.asOwner<{ userId: string; itemId: string }>(
    `select o.user_id as "userId", i.id as "itemId" from orders o join order_items i on i.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return { orderId, userId: row?.userId ?? '', itemId: row?.itemId ?? '' }
}

async function beginCharge(orderId: string): Promise<void> {
  const [row] = await app.asOwner<{ id: string }>(
    'update scheduled_payments set try_at = $2 where order_id = $1 and number = 2 returning id',
    [orderId, app.parts.now()],
  )
  await app.parts.db.withClub(clubId, (tx) => startCharges(tx, clubId, [row?.id ?? ''], app.parts.now()))
}

const atGateway = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? []).filter((payment) => payment.orderId === orderId)
const capturesOf = async (orderId: string) =>
  (await atGateway(orderId)).filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
const second = async (orderId: string) => {
  const [row] = await app.asOwner<{ status: string; attempts: number }>(
    'select status, attempts from scheduled_payments where order_id = $1 and number = 2',
    [orderId],
  )
  return row
}

/** What its holder was told of payments that failed. */
const mailsOf = (orderId: string) =>
  app.asOwner(
    `select o.effect_key from outbox o join scheduled_payments s on o.effect_key like 'payment-failed:' || s.id || ':%'
      where s.order_id = $1`,
    [orderId],
  )

async function expectBooks(): Promise<void> {
  const { captured, refunded, balance, unbalanced } = await desk.money()
  expect([balance, unbalanced]).toEqual([captured - refunded, 0])
}

describe('a worker that comes back after two days, when the gateway has forgotten our keys', () => {
  test('what was paid early or late by its holder is not charged a second time', async () => {
    const { orderId, userId } = await sixPayments()
    await payNow(depsWith(), { clubId, orderId, userId, what: 'early', card: null })
    await app.asOwner(`update scheduled_payments set status = 'failed' where order_id = $1 and number = 3`, [
      orderId,
    ])
    await payNow(depsWith(), { clubId, orderId, userId, what: 'arrears', card: null })
    const [left] = await app.asOwner<{ count: number }>(
      `select count(*)::int as count from payment_effects e join payments p on p.id = e.subject_id
        where p.order_id = $1 and e.kind = 'charge' and e.done_at is null`,
      [orderId],
    )
    expect(left?.count).toBe(0)
    await forgetKeys()
    later(48 * HOUR_MS)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00, 30_00])
    await expectBooks()
  })

  test('what was charged and never noted is found by our own name of it', async () => {
    const { orderId } = await sixPayments()
    await beginCharge(orderId)
    await faults({ confirm: { capture_then_hang: true }, webhooks: { drop: true } })
    const cut = desk.settle()
    await eventually(async () => expect(await capturesOf(orderId)).toEqual([30_00, 30_00]))
    await faults({})
    await cut
    expect(await second(orderId)).toMatchObject({ status: 'charging' })
    await forgetKeys()
    later(48 * HOUR_MS)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    expect(await second(orderId)).toEqual({ status: 'paid', attempts: 1 })
    await expectBooks()
  })

  test('what was never charged is begun anew, once, and the attempt in vain does not count', async () => {
    const { orderId } = await sixPayments()
    await beginCharge(orderId)
    await faults({ confirm: { status: 503 } })
    await desk.settle()
    await faults({})
    later(48 * HOUR_MS)
    await desk.settle()
    later(60_000)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    expect(await second(orderId)).toEqual({ status: 'paid', attempts: 1 })
    await expectBooks()
  })

  test('what was given back and not noted is not given back again', async () => {
    const { orderId, itemId } = await sixPayments()
    const refund = {
      clubId,
      orderId,
      reason: 'Sick',
      now: app.parts.now(),
      requestedBy: clubId,
      lines: [{ order_item_id: itemId, amount: 10_00 }],
    }
    await app.parts.db.withClub(clubId, (tx) => refundOrder(tx, refund))
    await faults({ refund: { refund_then_hang: true }, webhooks: { drop: true } })
    const cut = desk.settle()
    await eventually(async () => expect((await atGateway(orderId))[0]?.refunded).toBe(10_00))
    await faults({})
    await cut
    await forgetKeys()
    later(48 * HOUR_MS)
    await desk.settle()
    expect((await atGateway(orderId))[0]?.refunded).toBe(10_00)
    expect(await app.asOwner('select status from refunds where order_id = $1', [orderId])).toEqual([
      { status: 'done' },
    ])
    await expectBooks()
  })
})

test('of two refunds of one sum each is found by its own key, and not by what the other one was', async () => {
  const { orderId, itemId } = await sixPayments()
  const giveBack = () =>
    app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId,
        reason: 'Sick',
        now: app.parts.now(),
        requestedBy: clubId,
        lines: [{ order_item_id: itemId, amount: 10_00 }],
      }),
    )
  await giveBack()
  await giveBack()
  const [never, made] = await app.asOwner<{ id: string }>(
    'select id from refunds where order_id = $1 order by id',
    [orderId],
  )
  const keyOf = (refund: { id: string } | undefined) => `refund:${refund?.id}`
  const known = { refundId: 'sre_made', amount: 10_00, status: 'succeeded' as const, key: keyOf(made) }
  const asked: string[] = []
  const gateway = {
    ...app.parts.gateway,
    findAftermath: async () => ({ refunds: [known], disputes: [] }),
    refund: async ({ key }: { key: string }) => {
      asked.push(key)
      return { ...known, refundId: 'sre_new', key }
    },
  }
  later(48 * HOUR_MS)
  const of = (refund: { id: string } | undefined) =>
    refundOnce(
      { ...depsWith(), gateway },
      { clubId, refundId: refund?.id ?? '' },
      { key: keyOf(refund), since: new Date(start) },
    )
  expect([(await of(never)).refundId, (await of(made)).refundId]).toEqual(['sre_new', 'sre_made'])
  expect(asked).toEqual([keyOf(never)])
})

describe('a charge whose answer was lost', () => {
  test('is found by its webhook, although nobody has noted what the gateway calls it', async () => {
    const { orderId } = await sixPayments()
    await beginCharge(orderId)
    await faults({ confirm: { capture_then_hang: true }, webhooks: { drop: true } })
    const cut = desk.settle()
    await eventually(async () => expect(await capturesOf(orderId)).toEqual([30_00, 30_00]))
    await faults({})
    await cut
    const [, charge] = await atGateway(orderId)
    await onPaymentEvent(depsWith(), {
      eventId: 'sevt_lost',
      kind: 'payment',
      paymentId: charge?.paymentId ?? '',
      account: null,
    })
    expect(await second(orderId)).toMatchObject({ status: 'paid' })
    await expectBooks()
  })

  test('is looked for where its key was used in other words, and counts as what it was', async () => {
    const { orderId } = await sixPayments()
    await beginCharge(orderId)
    await faults({ confirm: { capture_then_hang: true }, webhooks: { drop: true } })
    const cut = desk.settle()
    await eventually(async () => expect(await capturesOf(orderId)).toEqual([30_00, 30_00]))
    await faults({})
    await cut
    // Something that is sent has changed in between: to the gateway it is another call with the same key.
    await app.asOwner(
      `update sandbox_payments set currency = 'usd' where order_id = $1 and id = (select id from sandbox_payments
        where order_id = $1 order by created_at desc limit 1)`,
      [orderId],
    )
    later(70_000)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    expect(await second(orderId)).toMatchObject({ status: 'paid', attempts: 1 })
  })
})

describe('a gateway that refuses us', () => {
  test('puts nobody into arrears, mails nobody and counts no attempt; when it hears us again, it is paid', async () => {
    const { orderId } = await sixPayments()
    await beginCharge(orderId)
    await faults({ confirm: { status: 400 } })
    for (const hours of [0, 72, 168]) {
      app.setClock(new Date(start + hours * HOUR_MS))
      await desk.settle()
      later(61_000)
      await desk.settle()
    }
    const row = await second(orderId)
    expect(['charging', 'planned']).toContain(row?.status)
    expect(row?.attempts).toBeLessThanOrEqual(1)
    expect(await mailsOf(orderId)).toEqual([])
    await faults({})
    later(2 * HOUR_MS)
    await desk.settle()
    later(24 * HOUR_MS)
    await desk.settle()
    later(60_000)
    await desk.settle()
    expect(await second(orderId)).toEqual({ status: 'paid', attempts: 1 })
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    await expectBooks()
  })

  test('leaves what its holder would pay as it was: nothing is stuck, nothing is charged behind their back', async () => {
    const { orderId, userId } = await sixPayments()
    await faults({ confirm: { status: 400 } })
    const pay = () => payNow(depsWith(), { clubId, orderId, userId, what: 'early', card: null })
    await expect(pay()).rejects.toMatchObject({ name: 'GatewayFailed' })
    expect(await second(orderId)).toMatchObject({ status: 'planned' })
    await faults({})
    later(120_000)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00])
    expect(await pay()).toMatchObject({ kind: 'charged', truth: { status: 'succeeded' } })
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
  })

  test('negative control: a card that is refused three times is in arrears, and its holder is told', async () => {
    const { orderId } = await sixPayments()
    await app.asOwner(
      `update sandbox_methods set behaviour = 'fails-later' where id in (select method_id from payments where order_id = $1)`,
      [orderId],
    )
    await beginCharge(orderId)
    for (const days of [0, 3, 7]) {
      app.setClock(new Date(start + days * 24 * HOUR_MS + 60_000 * days))
      await desk.settle()
    }
    expect(await second(orderId)).toEqual({ status: 'failed', attempts: 3 })
    expect(await mailsOf(orderId)).toHaveLength(1)
  })
})
