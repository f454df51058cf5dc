import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { untilWaiting } from '#testing/waiting-for-locks.ts'
import { renewTicket } from './renewals.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterEach(async () => {
  app.setClock(TEST_NOW)
  await desk.signIn()
  await desk.clear()
  await app.asOwner(
    `update scheduled_payments set status = 'cancelled', try_at = null where status = 'planned'`,
  )
  await app.asOwner('delete from play_limits')
})
afterAll(() => app.close())

const at = async (moment: string) => {
  app.setClock(new Date(moment))
  await desk.signIn()
}
/** What is due is charged, and what the gateway says is settled. */
const run = async () => {
  await desk.settle()
  await desk.settle()
}
const planned = (orderId: string) =>
  app.asOwner<{ due_on: string; status: string; attempts: number; try_at: Date | null }>(
    'select due_on, status, attempts, try_at from scheduled_payments where order_id = $1 order by number',
    [orderId],
  )
/** Nine in the morning on the day on which it is to be paid next. */
async function dueNow(orderId: string): Promise<Date> {
  const due = (await planned(orderId)).at(-1)?.due_on
  const moment = new Date(`${due}T09:00:00.000Z`)
  await at(moment.toISOString())
  return moment
}
const drawsOf = async (orderId: string) => (await desk.entriesOf(orderId)).map(({ number }) => number)
const tickets = async () =>
  (await ask(app, '/v2/store/dunvarra/lottery/tickets', undefined, { as: desk.brid })).body.items
const stop = (id: string, as = desk.brid) =>
  ask(app, `/v2/store/dunvarra/lottery/tickets/${id}/stop`, {}, { as })
const renewing = (more: object = {}) => desk.buy(desk.ticket({ auto_renewal: true, ...more }))
describe('a ticket that renews', () => {
  test('PAY-15, LOTTO-12 keeps the card, unasked', async () => {
    const { shopping_cart_id: cart } = await desk.fill(desk.ticket({ auto_renewal: true }))
    const { body } = await desk.order18(cart, {}, { save_payment_method: false })
    const [order] = await app.asOwner('select saves_card from orders where id = $1', [body.order_id])
    expect(order).toEqual({ saves_card: true })
  })

  test('is for members: a guest is told to sign in', async () => {
    const reply = await desk.create([desk.ticket({ auto_renewal: true })], await desk.guest())
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'sign_in_needed' } })
  })

  test('is paid for before each draw exactly once, one after another', async () => {
    const order = await renewing()
    const [first] = await drawsOf(order.order_id)
    const number = first ?? 0
    expect(await planned(order.order_id)).toMatchObject([{ due_on: '2026-11-25', status: 'planned' }])
    await at('2026-11-25T08:59:00.000Z')
    await run()
    expect(await drawsOf(order.order_id)).toEqual([number])
    await dueNow(order.order_id)
    await run()
    await run()
    expect(await drawsOf(order.order_id)).toEqual([number, number + 1])
    expect(await planned(order.order_id)).toMatchObject([
      { due_on: '2026-11-25', status: 'paid', attempts: 1 },
      { due_on: '2026-12-02', status: 'planned' },
    ])
    expect((await desk.money()).captured).toBeGreaterThan(0)
  })

  test('two workers at once renew it once (PostgreSQL only: two connections)', async () => {
    const order = await renewing()
    await dueNow(order.order_id)
    await Promise.all([desk.settle(), desk.settle(), desk.settle()])
    await run()
    expect(await drawsOf(order.order_id)).toHaveLength(2)
    const [{ count } = { count: 0 }] = await app.asOwner<{ count: number }>(
      `select count(*)::int as count from payments where order_id = $1 and kind = 'instalment'`,
      [order.order_id],
    )
    expect(count).toBe(1)
  })

  test('is stopped in one step: nothing more is charged, and what is paid for stays', async () => {
    const order = await renewing()
    const ticket = (await tickets()).find(({ order_id: id }: { order_id: string }) => id === order.order_id)
    expect(ticket).toMatchObject({
      order_id: order.order_id,
      auto_renewal: true,
      stopped_at: null,
      draws: [{ won: 0 }],
    })
    expect((await stop(ticket.ticket_id, desk.kwame)).status).toBe(404)
    expect((await stop(ticket.ticket_id)).body.stopped_at).toMatch(/^2026-11-15T12:00/)
    expect((await stop(ticket.ticket_id)).status).toBe(200)
    await dueNow(order.order_id)
    await run()
    expect(await drawsOf(order.order_id)).toHaveLength(1)
    expect(await planned(order.order_id)).toMatchObject([{ status: 'cancelled' }])
  })

  test('is renewed no more for somebody who shuts themselves out, or wants to play for less than it costs', async () => {
    for (const wish of [{ exclude_days: 1 }, { limit: 1_00 }]) {
      const order = await renewing()
      await ask(app, '/v2/store/dunvarra/lottery/limits', wish, { as: desk.brid, method: 'PATCH' })
      expect(await planned(order.order_id)).toMatchObject([{ status: 'cancelled' }])
      await app.asOwner('delete from play_limits')
    }
  })

  test('whose card is refused is tried before the cut-off only, then stops, owes nothing and is told once', async () => {
    const order = await desk.buy(desk.ticket({ auto_renewal: true }), {}, CARDS.failsLater)
    const first = await dueNow(order.order_id)
    for (const [tried, hours] of [0, 7, 26].entries()) {
      await at(new Date(first.getTime() + hours * 3_600_000).toISOString())
      // Charged, told by the gateway, settled.
      for (let each = 0; each < 3; each += 1) await desk.settle()
      expect((await planned(order.order_id))[0]).toMatchObject({ attempts: tried + 1 })
    }
    expect(await planned(order.order_id)).toMatchObject([{ status: 'cancelled', attempts: 3 }])
    await at(new Date(first.getTime() + 72 * 3_600_000).toISOString())
    await run()
    const mails = (await mailsTo(app, 'brid@home.example')).map(({ subject }) => subject)
    expect(mails.filter((subject) => subject === 'Your ticket of Rovers Lotto wasn’t renewed')).toHaveLength(
      1,
    )
    expect(await drawsOf(order.order_id)).toHaveLength(1)
    const arrears = await ask(app, '/v2/member/arrears', undefined, { as: desk.brid })
    expect(JSON.stringify(arrears.body)).not.toContain('Rovers Lotto')
  })
})

describe('a refund', () => {
  const refund = async (order: Awaited<ReturnType<typeof renewing>>, amount: number) => {
    const { access_token } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
    return ask(
      app,
      `/v2/backoffice/orders/${order.order_id}/refunds`,
      {
        reason: 'Asked for it',
        request_id: crypto.randomUUID(),
        lines: [{ order_item_id: order.items[0]?.order_item_id, amount }],
      },
      {
        as: access_token,
        on: 'backoffice',
        headers: { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' },
      },
    )
  }

  test('of a whole ticket takes its lines out of what is still sold for, and stops it; of a part it does not', async () => {
    const order = await renewing({ lines: [[], []] })
    expect((await refund(order, 1_00)).status).toBe(200)
    expect((await desk.entriesOf(order.order_id)).map(({ is_withdrawn: is }) => is)).toEqual([false, false])
    expect((await refund(order, 3_00)).status).toBe(200)
    expect((await desk.entriesOf(order.order_id)).map(({ is_withdrawn: is }) => is)).toEqual([true, true])
    expect(await planned(order.order_id)).toMatchObject([{ status: 'cancelled' }])
  })

  test('after the cut-off leaves what is in the list', async () => {
    const order = await desk.buy(desk.ticket())
    const [draw] = await app.asOwner<{ closes_at: Date }>(
      `select d.closes_at from draws d join draw_entries e on e.draw_id = d.id join lottery_tickets t on t.id = e.ticket_id
        join order_items i on i.id = t.order_item_id where i.order_id = $1`,
      [order.order_id],
    )
    await at(draw?.closes_at.toISOString() ?? '')
    await refund(order, 2_00)
    expect((await desk.entriesOf(order.order_id)).map(({ is_withdrawn: is }) => is)).toEqual([false])
  })
})

test('a card that is declined leaves no ticket', async () => {
  const { shopping_cart_id: cart } = await desk.fill(desk.ticket())
  const { body } = await desk.order18(cart)
  await desk.confirm(body.payment_token, CARDS.declined)
  expect(await desk.entriesOf(body.order_id)).toEqual([])
})

test('a renewal is charged by the clock on the wall on both sides of the change', async () => {
  await app.asOwner(
    `insert into draws (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at, sealed_secret)
      select club_id, gen_random_uuid(), id, 900, '2027-03-25T20:00:00Z', '2027-03-25T21:00:00Z', 'open', '', now(), ''
      from lotteries where id = $1`,
    [desk.lotto.product_id],
  )
  await at('2027-03-23T12:00:00.000Z')
  const order = await renewing()
  expect(await planned(order.order_id)).toMatchObject([
    { due_on: '2027-03-31', try_at: new Date('2027-03-31T08:00:00.000Z') },
  ])
})

/** The last of all: after it the key is gone. */
test.runIf(testDatabaseKind() === 'postgres')(
  'NEGATIVE CONTROL two workers that each take the payment for theirs renew it twice without the key of what is in a draw (PostgreSQL only)',
  async () => {
    const clubId = app.parts.registry.idOf('dunvarra') ?? ''
    // As settling would be without the lock of the payment, and without asking whether it is settled: both have read the ticket, and
    // wait for it, before either goes on.
    const both = async () => {
      const { order_id: orderId, items } = await renewing()
      const orderItemId = items[0]?.order_item_id ?? ''
      const renewal = {
        clubId,
        orderId,
        orderItemId,
        paymentNumber: 2,
        timeZone: 'Europe/Dublin',
        now: app.parts.now(),
      }
      const isHeld = Promise.withResolvers<void>()
      const holder = app.parts.db.withClub(clubId, async (tx) => {
        await tx.execute(sql`select 1 from lottery_tickets where order_item_id = ${orderItemId} for update`)
        isHeld.resolve()
        await untilWaiting(app, 2)
      })
      await isHeld.promise
      const worker = () => app.parts.db.withClub(clubId, (tx) => renewTicket(tx, renewal))
      await Promise.allSettled([holder, worker(), worker()])
      return drawsOf(orderId)
    }
    expect(await both()).toHaveLength(2)
    await app.asOwner('alter table draw_entries drop constraint draw_entries_once')
    expect(await both()).toHaveLength(3)
  },
)
