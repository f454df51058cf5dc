import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sentDuring } from '#testing/counted.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { refundOrder } from './refund-order.ts'

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
  // A rate of the platform's is booked on each sale.
  await app.asOwner(
    `insert into platform_fees (club_id, since, basis_points, fixed)
      select id, '2026-01-01', 150, 20 from clubs where slug = 'dunvarra'`,
  )
  await app.asOwner(
    `insert into discount_codes (club_id, id, code, type, amount) select id, gen_random_uuid(), 'TENOFF', 'fixed', 1000
      from clubs where slug = 'dunvarra'`,
  )
  // Somebody who has bought before: the gateway knows them, and their card.
  const before = await desk.order18(await renewing())
  await desk.confirm(before.body.payment_token)
  await desk.order(before.body.order_id)
})
afterEach(() => desk.clear())
afterAll(() => app.close())

const plan = async () => (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id

async function inPartsWithCode(): Promise<string> {
  const { shopping_cart_id: id, items } = await desk.fill(await desk.plan('senior-player'))
  const [line] = items
  await desk.pay(id, line?.shopping_cart_item ?? '', line?.payment_options[0]?.payment_option_id ?? null)
  await desk.code(id, 'TENOFF')
  return id
}

const renewing = async () => (await desk.fill(desk.ticket({ auto_renewal: true }))).shopping_cart_id

const lottoPlanAndCode = async () => {
  const { shopping_cart_id: id } = await desk.fill(desk.ticket(), await desk.plan('senior-player'))
  await desk.code(id, 'TENOFF')
  return id
}

// What leaves the process is counted at the driver of PostgreSQL.
describe.skipIf(testDatabaseKind() === 'embedded')('how many statements a whole checkout takes', () => {
  test.each([
    { what: 'a plan with a stock and a waiting list', cart: plan, most: 15 },
    { what: 'a plan in instalments with a code, card kept', cart: inPartsWithCode, most: 17 },
    { what: 'a ticket that renews', cart: renewing, most: 18 },
    { what: 'a ticket, a plan and a code', cart: lottoPlanAndCode, most: 18 },
  ])('$what: with its settling and its receipt at most $most', async ({ cart, most }) => {
    const id = await cart()
    let begun = { order_id: '', payment_token: '' }
    const checkout = await sentDuring(async () => {
      const { status, body } = await desk.order18(id)
      if (status !== 200) throw new Error(JSON.stringify(body))
      begun = body
    })
    await desk.confirm(begun.payment_token)
    let status = ''
    const settled = await sentDuring(async () => ({ status } = await desk.order(begun.order_id)))
    expect(status).toBe('Completed')
    expect(checkout.length + settled.length).toBeLessThanOrEqual(most)
  })

  test('a refund takes at most six', async () => {
    const order = await desk.buy(await desk.plan('senior-player'))
    const clubId = app.parts.registry.idOf('dunvarra') ?? ''
    const lines = [{ order_item_id: order.items[0]?.order_item_id ?? '', amount: 10_00 }]
    const sent = await sentDuring(() =>
      app.parts.db.withClub(clubId, (tx) =>
        refundOrder(tx, {
          clubId,
          orderId: order.order_id,
          lines,
          reason: 'Rain',
          now: app.parts.now(),
          requestedBy: '00000000-0000-4000-8000-000000000000',
        }),
      ),
    )
    expect(sent.length).toBeLessThanOrEqual(6)
  })
})
