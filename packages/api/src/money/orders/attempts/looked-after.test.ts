import { sql } from 'drizzle-orm'
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
import { ask } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { clubByClub } from '../../payments/by-club.ts'
import { payNow } from '../../payments/later/pay-now.ts'
import { readBeside } from '../office/read-office-order.queries.ts'

openAttempts()
let start = TEST_NOW.getTime()
// Each has hours of its own: what the clock did in one it does not do again.
beforeEach(async () => {
  app.setClock(new Date((start += 180 * MINUTE_MS)))
  await desk.signIn()
})
afterEach(() => faults({}))

const MINUTE_MS = 60_000
const faults = (wanted: object) => app.parts.sandbox?.desk.setFaults(wanted)
const later = (ms: number) => app.setClock(new Date(app.parts.now().getTime() + ms))

/** Six payments by a card whose bank wants its holder whenever they are away. */
async function withChallenge() {
  const orderId = await bought(await inInstalments())
  await app.asOwner(
    `update sandbox_methods set behaviour = 'challenge' where id in (select method_id from payments where order_id = $1)`,
    [orderId],
  )
  const [row] = await app.asOwner<{ userId: string; methodId: string; customerId: string }>(
    `select o.user_id as "userId", p.method_id as "methodId", p.customer_id as "customerId" from orders o
      join payments p on p.order_id = o.id where o.id = $1`,
    [orderId],
  )
  return { orderId, userId: row?.userId ?? '', methodId: row?.methodId ?? '' }
}

/** In the browser, with the saved card, and then at the bank. */
async function approve(paymentToken: string, methodId: string): Promise<void> {
  const headers = { host: 'dunvarra.clubhouse.test' }
  const { body } = await app.server.inject({
    method: 'POST',
    url: `/sandbox/payment-intents/${paymentToken}/confirm`,
    headers,
    payload: { method_id: methodId },
  })
  const { redirect_url: bank } = JSON.parse(body) as { redirect_url: string }
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: new URL(bank, 'https://dunvarra.clubhouse.test').pathname,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=approve',
  })
  expect(statusCode).toBeLessThan(400)
}

const atGateway = async (orderId: string) =>
  ((await app.parts.sandbox?.desk.listPayments()) ?? []).filter((payment) => payment.orderId === orderId)
const capturesOf = async (orderId: string) =>
  (await atGateway(orderId)).filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
const second = async (orderId: string) => {
  const [row] = await app.asOwner<{ status: string }>(
    'select status from scheduled_payments where order_id = $1 and number = 2',
    [orderId],
  )
  return row?.status
}

async function expectBooks(): Promise<void> {
  const { captured, refunded, balance, unbalanced } = await desk.money()
  expect([balance, unbalanced]).toEqual([captured - refunded, 0])
}

async function payEarly(orderId: string, userId: string) {
  const paid = await payNow(depsWith(), { clubId, orderId, userId, what: 'early', card: null })
  if (paid.kind !== 'charged') throw new Error(paid.kind)
  expect(paid.truth.status).toBe('requires_action')
  return paid.truth
}

describe('a later payment that its holder confirms at the bank, and of which no webhook tells', () => {
  test('is found within two minutes, and neither offered nor charged again', async () => {
    const { orderId, userId, methodId } = await withChallenge()
    await faults({ webhooks: { drop: true } })
    const truth = await payEarly(orderId, userId)
    later(65_000)
    await desk.settle()
    await approve(truth.paymentToken, methodId)
    later(70_000)
    await desk.settle()
    expect(await second(orderId)).toBe('paid')
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    app.setClock(new Date('2026-12-15T09:30:00Z'))
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
    await expectBooks()
  })

  test('is found an hour later, and on the ninth day', async () => {
    for (const days of [0.2, 9]) {
      const { orderId, userId, methodId } = await withChallenge()
      await faults({ webhooks: { drop: true } })
      const truth = await payEarly(orderId, userId)
      later(days * 24 * 60 * MINUTE_MS)
      await desk.settle()
      await approve(truth.paymentToken, methodId)
      later(61 * MINUTE_MS)
      await desk.settle()
      expect(await second(orderId)).toBe('paid')
      app.setClock(new Date(start))
    }
  })

  test('is settled when they come back to the page of what they owe', async () => {
    const { orderId, userId, methodId } = await withChallenge()
    await app.asOwner(`update scheduled_payments set status = 'failed' where order_id = $1 and number = 2`, [
      orderId,
    ])
    await faults({ webhooks: { drop: true } })
    const paid = await payNow(depsWith(), { clubId, orderId, userId, what: 'arrears', card: null })
    const token = paid.kind === 'charged' ? paid.truth.paymentToken : ''
    await approve(token, methodId)
    const { body } = await ask(app, '/v2/member/arrears/orders', undefined, { as: desk.brid })
    expect(body.items.filter((item: { order_id: string }) => item.order_id === orderId)).toEqual([])
    expect(await second(orderId)).toBe('paid')
  })

  test('is settled when they come back to the page of the order', async () => {
    const { orderId, userId, methodId } = await withChallenge()
    await faults({ webhooks: { drop: true } })
    const truth = await payEarly(orderId, userId)
    await approve(truth.paymentToken, methodId)
    expect((await desk.order(orderId)).schedule[0]).toMatchObject({ status: 'paid' })
  })

  test('is ended at the gateway once another has taken its place', async () => {
    const { orderId, userId, methodId } = await withChallenge()
    const first = await payEarly(orderId, userId)
    const again = await payEarly(orderId, userId)
    expect(again.paymentId).not.toBe(first.paymentId)
    await desk.settle()
    expect((await atGateway(orderId)).find(({ paymentId }) => paymentId === first.paymentId)?.status).toBe(
      'cancelled',
    )
    await approve(again.paymentToken, methodId)
    await desk.settle()
    expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
  })

  test('is ended at the gateway once the clock has taken it on its day', async () => {
    const { orderId, userId, methodId } = await withChallenge()
    const left = await payEarly(orderId, userId)
    await app.asOwner(`update sandbox_methods set behaviour = 'succeeds' where id = $1`, [methodId])
    app.setClock(new Date('2026-12-20T11:30:00Z'))
    await desk.settle()
    expect(await second(orderId)).toBe('paid')
    expect((await atGateway(orderId)).find(({ paymentId }) => paymentId === left.paymentId)?.status).toBe(
      'cancelled',
    )
  })

  test('is ended at the gateway once somebody has handed the money over', async () => {
    const { orderId, userId } = await withChallenge()
    const truth = await payEarly(orderId, userId)
    await app.asOwner(
      `update scheduled_payments set status = 'paid', payment_id = null where order_id = $1 and number = 2`,
      [orderId],
    )
    later(2 * MINUTE_MS)
    await desk.settle()
    expect((await atGateway(orderId)).find(({ paymentId }) => paymentId === truth.paymentId)?.status).toBe(
      'cancelled',
    )
  })
})

describe('more than two hundred unpaid orders', () => {
  test('hide no payment whose webhook was lost, nor any that ran out', async () => {
    const { body: paid } = await desk.checkOut(
      (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id,
    )
    // Older ones of another club, on their way for days, and the same that nobody has paid.
    await app.asOwner(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'seq', nextval('order_numbers'),
          'cart_id', gen_random_uuid(), 'idempotency_key', null, 'status', case when n > 230 then 'New' else 'Pending' end,
          'expires_at', o.expires_at - interval '40 minutes'))).* from orders o, generate_series(1, 240) n where o.id = $1`,
      [paid.order_id],
    )
    await app.asOwner(
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id,
          'gateway_payment_id', null))).* from payments p, orders o where p.order_id = $1
          and o.expires_at < p.created_at and o.status in ('New', 'Pending')
          and not exists (select from payments q where q.order_id = o.id)`,
      [paid.order_id],
    )
    await faults({ webhooks: { drop: true } })
    await desk.confirm(paid.payment_token)
    later(70_000)
    await desk.settle()
    const [order] = await app.asOwner<{ status: string; waiting: number }>(
      `select o.status, (select count(*)::int from orders e where e.status = 'New' and e.expires_at < $2) as waiting
        from orders o where o.id = $1`,
      [paid.order_id, app.parts.now()],
    )
    expect(order).toEqual({ status: 'Completed', waiting: 0 })
    await app.asOwner(`update orders set status = 'Expired' where status in ('New', 'Pending')`)
  })
})

test('a club that is switched off charges nobody; switched on again, it takes what was due meanwhile, once', async () => {
  const orderId = await bought(await inInstalments())
  const switchOff = (at: Date | null) =>
    app.asOwner('update clubs set suspended_at = $2 where id = $1', [clubId, at])
  await app.asOwner('update scheduled_payments set try_at = $2 where order_id = $1 and number = 2', [
    orderId,
    app.parts.now(),
  ])
  await switchOff(app.parts.now())
  later(2 * MINUTE_MS)
  await desk.settle()
  const whileOff = { captures: await capturesOf(orderId), second: await second(orderId) }
  await switchOff(null)
  later(2 * MINUTE_MS)
  await desk.settle()
  expect(whileOff).toEqual({ captures: [30_00], second: 'planned' })
  expect(await capturesOf(orderId)).toEqual([30_00, 30_00])
  expect(await second(orderId)).toBe('paid')
})

describe('one club that is in trouble', () => {
  test('stops no other, and is told of', async () => {
    const done = new Set<string>()
    const troubles: string[] = []
    const { work } = clubByClub({
      kind: 'tried',
      everyMinutes: 1,
      atOnce: 2,
      onTrouble: (error) => troubles.push(error.message),
      due: () => sql`select c.id as club_id, gen_random_uuid() as id from clubs c where true`,
      async work(tx, club) {
        if (club === clubId) await tx.execute(sql`select 1 / 0`)
        await tx.execute(sql`select 1 from orders where club_id = ${club} limit 1`)
        done.add(club)
      },
    })
    let reached: Record<string, string> | null = null
    for (let step = 0; step < 50; step += 1) {
      const now = app.parts.now()
      const stepped = await app.parts.db.withPlatform((tx) => work.step(tx, { about: {}, reached, now }))
      if (stepped.isFinished) break
      // One row of each club is enough here.
      reached = { club: stepped.reached?.['club'] ?? '', after: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
    }
    const clubs = await app.asOwner<{ id: string }>('select id from clubs where id <> $1 order by id', [
      clubId,
    ])
    expect([...done].toSorted()).toEqual(clubs.map(({ id }) => id))
    expect(troubles).toEqual([`tried of club ${clubId}: 22012`])
  })
})

test('what a browser confirmed with, and that somebody asked, is forgotten when it is of no more use', async () => {
  const orderId = await bought(await inInstalments())
  later(3 * MINUTE_MS)
  await desk.settle()
  const left = async () => {
    const [row] = await app.asOwner<{ tokens: number; looks: number }>(
      `select (select count(*)::int from payments where order_id = $1 and payment_token is not null) as tokens,
        (select count(*)::int from payment_effects where kind = 'look' and done_at < $2) as looks`,
      [orderId, new Date(app.parts.now().getTime() - 2 * 24 * 60 * MINUTE_MS)],
    )
    return row
  }
  expect(await left()).toMatchObject({ tokens: 1 })
  later(60 * 60 * MINUTE_MS)
  await desk.settle()
  expect(await left()).toEqual({ tokens: 0, looks: 0 })
})

describe('a holder who told their bank that they did not buy it', () => {
  test.each([
    { status: 'open', becomes: 'planned', captures: 1 },
    { status: 'won', becomes: 'paid', captures: 2 },
    { status: 'lost', becomes: 'failed', captures: 1 },
  ] as const)(
    'is charged for the rest of it once that is won: $status',
    async ({ status, becomes, captures }) => {
      const orderId = await bought(await inInstalments())
      const [paid] = await atGateway(orderId)
      const dispute = await app.parts.sandbox?.desk.openDispute(paid?.paymentId ?? '', 'fraudulent')
      if (status !== 'open') await app.parts.sandbox?.desk.closeDispute(dispute?.disputeId ?? '', status)
      await desk.settle()
      later(5 * MINUTE_MS)
      await app.asOwner('update scheduled_payments set try_at = $2 where order_id = $1 and number = 2', [
        orderId,
        app.parts.now(),
      ])
      await desk.settle()
      expect([await second(orderId), (await capturesOf(orderId)).length]).toEqual([becomes, captures])
    },
  )

  test('nor for another order that the same card pays, while it is open', async () => {
    const disputed = await bought(await inInstalments())
    await desk.clear()
    const other = await bought(await inInstalments())
    await app.asOwner(
      `update payments set method_id = (select method_id from payments where order_id = $1 and kind = 'checkout') where order_id = $2`,
      [disputed, other],
    )
    const [paid] = await atGateway(disputed)
    const dispute = await app.parts.sandbox?.desk.openDispute(paid?.paymentId ?? '', 'fraudulent')
    await desk.settle()
    const fallDue = async () => {
      later(5 * MINUTE_MS)
      await app.asOwner('update scheduled_payments set try_at = $2 where order_id = $1 and number = 2', [
        other,
        app.parts.now(),
      ])
      await desk.settle()
    }
    // The page of either order says which one its payments wait for; one that nothing is to come of waits for none.
    const waitsFor = (orderId: string) =>
      app.parts.db.withClub(clubId, async (tx) => {
        const read = await readBeside(tx, { clubId, orderId, userId: clubId })
        return read?.waits_for_dispute?.order_id
      })
    await fallDue()
    expect([await second(other), (await capturesOf(other)).length]).toEqual(['planned', 1])
    expect([await waitsFor(other), await waitsFor(disputed)]).toEqual([disputed, disputed])
    const isOnHold = async (orderId: string) => (await desk.order(orderId)).waits_for_bank
    expect([await isOnHold(other), await isOnHold(disputed)]).toEqual([true, true])
    await app.asOwner(`update scheduled_payments set status = 'cancelled' where order_id = $1`, [disputed])
    expect(await waitsFor(disputed)).toBeUndefined()
    await app.parts.sandbox?.desk.closeDispute(dispute?.disputeId ?? '', 'won')
    await desk.settle()
    await fallDue()
    expect([await second(other), (await capturesOf(other)).length]).toEqual(['paid', 2])
    expect(await waitsFor(other)).toBeUndefined()
    expect(await isOnHold(other)).toBe(false)
  })
})
