import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '@clubhouse/domain/money/money'
import { grossByRate, type RatedPart, taxIn } from '@clubhouse/domain/money/tax/tax'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import type { Tx } from '#kernel/db/database.ts'
import { book, bookedBack, bookings } from '../ledger/port.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { testDatabaseKind } from '#testing/test-database.ts'
import { registerForTax } from '#testing/clients/tax-client.ts'
import { taxOfProduct } from './port.ts'

openAttempts()

let registered: Awaited<ReturnType<typeof registerForTax>>
let orla: ClubClient
beforeEach(async () => {
  registered = await registerForTax(app, clubId)
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})
afterEach(() => registered.end())

/** What the books say of an order, by account. */
async function books(orderId: string): Promise<Record<string, number>> {
  const rows = await app.asOwner<{ account: string; amount: number }>(
    `select e.account, sum(e.amount)::int as amount from ledger_entries e
      join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 and (e.account like 'sales:%' or e.account like 'tax:%') group by e.account having sum(e.amount) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
const itemsOf = (orderId: string) =>
  app.asOwner<{ id: string; type: string; total: number; tax_name: string | null; tax_rate: number | null }>(
    'select id, type, total, tax_name, tax_rate from order_items where order_id = $1 order by position',
    [orderId],
  )
const giveBack = async (orderId: string, amount: number, at = 0) => {
  const [item] = (await itemsOf(orderId)).slice(at)
  const made = await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      lines: [{ order_item_id: item?.id ?? '', amount }],
      reason: 'Moved',
      requestedBy: '00000000-0000-4000-8000-000000000000',
      now: app.parts.now(),
    }),
  )
  await desk.settle()
  return made.ok
}
const buy = async (...slugs: string[]) => {
  const items = await Promise.all(slugs.map((slug) => desk.plan(slug)))
  return bought((await desk.fill(...items)).shopping_cart_id)
}
const shop = () => {
  if (!app.parts.sandbox) throw new Error('The sandbox is not there')
  return app.parts.sandbox.desk
}
const paymentOf = async (orderId: string) =>
  (
    await app.asOwner<{ id: string }>('select gateway_payment_id as id from payments where order_id = $1', [
      orderId,
    ])
  )[0]?.id ?? ''

describe('M29 what a registered club sells', () => {
  test('contains its tax: the price is what it was, the books have it apart, and a later change changes no order', async () => {
    const orderId = await buy('senior-player')
    expect(await itemsOf(orderId)).toMatchObject([{ total: 180_00, tax_name: 'Standard', tax_rate: 2300 }])
    expect(await books(orderId)).toEqual({ 'sales:Plan': -146_34, 'tax:Plan': -33_66 })
    await app.asOwner(`update tax_rates set basis_points = 2100, name = 'Other' where name = 'Standard'`)
    expect(await giveBack(orderId, 80_00)).toBe(true)
    expect(await books(orderId)).toEqual({ 'sales:Plan': -81_30, 'tax:Plan': -18_70 })
    expect(await giveBack(orderId, 100_00)).toBe(true)
    expect(await books(orderId)).toEqual({})
  })

  test('has the rate of its product, or that of most', async () => {
    await registered.sellAt(await desk.planId('social-member'), 'Exempt')
    const orderId = await buy('social-member', 'senior-player')
    expect((await itemsOf(orderId)).map((item) => item.tax_name)).toEqual(['Exempt', 'Standard'])
    const rows = await app.asOwner(
      `select account, tax_name, tax_rate from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.order_id = $1 and account <> 'gateway' and account <> 'fees' order by e.line`,
      [orderId],
    )
    expect(rows).toEqual([
      { account: 'sales:Plan', tax_name: 'Exempt', tax_rate: 0 },
      { account: 'sales:Plan', tax_name: 'Standard', tax_rate: 2300 },
      { account: 'tax:Plan', tax_name: 'Standard', tax_rate: 2300 },
    ])
  })

  test('bears none before its first day, nor once the club is no longer registered', async () => {
    await app.asOwner(`update tax_registrations set since = '2099-01-01'`)
    const before = await buy('senior-player')
    await registered.end()
    await desk.clear()
    const after = await buy('senior-player')
    for (const orderId of [before, after]) {
      expect(await itemsOf(orderId)).toMatchObject([{ tax_name: null, tax_rate: null }])
      expect(await books(orderId)).toEqual({ 'sales:Plan': -180_00 })
    }
  })
})

describe('M29 the tax of a line is booked with what is paid', () => {
  test('instalments: each its part, all together the tax of the line; by hand, corrected, and paid again', async () => {
    const orderId = await bought(await inInstalments())
    const order = (await orla.ask(`/orders/${orderId}`)).body
    const today = order.pay_today.total as number
    const tax = (gross: number) => 0 - taxIn(cents(gross), 2300)
    expect((await books(orderId))['tax:Plan']).toBe(tax(today))
    const pay = async (next: { amount: number; scheduled_payment_id: string }, id: string) =>
      orla.ask(`/orders/${orderId}/payments`, {
        payment_id: id,
        way: 'cash',
        amount: next.amount,
        note: '',
        scheduled_payment_ids: [next.scheduled_payment_id],
      })
    const [first] = order.later
    const id = crypto.randomUUID()
    expect((await pay(first, id)).status).toBe(200)
    expect((await books(orderId))['tax:Plan']).toBe(tax(today + first.amount))
    const corrected = await orla.ask(`/orders/${orderId}/payments/${id}/correction`, { reason: 'Not theirs' })
    expect(corrected.status).toBe(200)
    expect((await books(orderId))['tax:Plan']).toBe(tax(today))
    for (const next of order.later) expect((await pay(next, crypto.randomUUID())).status).toBe(200)
    expect(await books(orderId)).toEqual({
      'sales:Plan': -order.total - tax(order.total),
      'tax:Plan': tax(order.total),
    })
  })

  test('a refund that fails has given nothing back, and a dispute that is lost takes it', async () => {
    const orderId = await buy('senior-player')
    await giveBack(orderId, 50_00)
    const paymentId = await paymentOf(orderId)
    const { refunds } = await app.parts.gateway.findAftermath(paymentId)
    await shop().failRefund(refunds[0]?.refundId ?? '')
    await desk.settle()
    expect(await books(orderId)).toEqual({ 'sales:Plan': -146_34, 'tax:Plan': -33_66 })
    const { disputeId } = await shop().openDispute(paymentId, 'fraudulent')
    await desk.settle()
    expect((await books(orderId))['tax:Plan']).toBe(-33_66)
    await shop().closeDispute(disputeId, 'lost')
    await desk.settle()
    await desk.settle()
    expect(await books(orderId)).toEqual({})
  })

  test('what a bank takes back is of what is left: a line that was given back is not taken off again', async () => {
    await registered.sellAt(await desk.planId('social-member'), 'Exempt')
    const orderId = await buy('senior-player', 'social-member')
    await giveBack(orderId, 180_00)
    expect(await books(orderId)).toEqual({ 'sales:Plan': -40_00 })
    const { disputeId } = await shop().openDispute(await paymentOf(orderId), 'fraudulent')
    await shop().closeDispute(disputeId, 'lost')
    await desk.settle()
    await desk.settle()
    expect(await books(orderId)).toEqual({})
    const [left] = await app.asOwner<{ rows: number }>(
      `select count(*)::int as rows from (select e.order_item_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.order_id = $1 and e.order_item_id is not null group by 1 having sum(e.amount) <> 0) l`,
      [orderId],
    )
    expect(left?.rows).toBe(0)
  })
})

describe('M29 a bundle whose plans bear different rates', () => {
  /** €180: a plan of €120 at 23 % and one of €60 that is exempt. */
  async function aBundle() {
    const orderId = await buy('senior-player')
    const [sold] = await itemsOf(orderId)
    await app.asOwner(
      `update order_items set type = 'Bundle', tax_name = null, tax_rate = null where order_id = $1`,
      [orderId],
    )
    for (const [total, name, rate] of [
      [120_00, 'Standard', 2300],
      [60_00, 'Exempt', 0],
    ] as const)
      await app.asOwner(
        `insert into order_items (club_id, id, order_id, parent_id, position, product_id, type, name, price, subtotal, discounts,
            total, today, later, tax_name, tax_rate)
          select club_id, gen_random_uuid(), order_id, id, 9, product_id, 'Plan', name, 1, 1, '[]', $2, $2, 0, $3, $4
          from order_items where id = $1`,
        [sold?.id, total, name, rate],
      )
    // As it would have been booked: two thirds of it at 23 %.
    await app.asOwner(
      `update ledger_entries set account = replace(account, 'Plan', 'Bundle') where order_item_id = $1`,
      [sold?.id],
    )
    await app.asOwner(
      `insert into ledger_entries (club_id, transaction_id, line, account, amount, order_item_id, tax_name, tax_rate)
        select e.club_id, e.transaction_id, 90 + b.line, b.account, b.amount, e.order_item_id, b.name, b.rate from ledger_entries e,
          (values (1, 'sales:Bundle', 4878, 'Standard', 2300), (2, 'tax:Bundle', 1122, 'Standard', 2300),
            (3, 'sales:Bundle', -6000, 'Exempt', 0)) b (line, account, amount, name, rate)
        where e.order_item_id = $1 and e.account = 'tax:Bundle'`,
      [sold?.id],
    )
    expect(await books(orderId)).toEqual({ 'sales:Bundle': -157_56, 'tax:Bundle': -22_44 })
    const items = await itemsOf(orderId)
    const which = (name: string | null) => items.findIndex((item) => item.tax_name === name)
    return { orderId, bundle: which(null), standard: which('Standard'), exempt: which('Exempt') }
  }

  test('gives back the tax of the plan that goes back, and of no other', async () => {
    const { orderId, bundle, exempt } = await aBundle()
    expect(await giveBack(orderId, 60_00, exempt)).toBe(true)
    expect(await books(orderId)).toEqual({ 'sales:Bundle': -97_56, 'tax:Bundle': -22_44 })
    // The rest of the bundle is the other plan.
    expect(await giveBack(orderId, 20_00, bundle)).toBe(true)
    expect(await books(orderId)).toEqual({ 'sales:Bundle': -81_30, 'tax:Bundle': -18_70 })
    expect(await giveBack(orderId, 100_00, bundle)).toBe(true)
    expect(await books(orderId)).toEqual({})
  })

  test('a refund of one plan that fails is booked back at that plan’s rate', async () => {
    const { orderId, standard } = await aBundle()
    const before = await books(orderId)
    expect(await giveBack(orderId, 50_00, standard)).toBe(true)
    expect(await books(orderId)).toEqual({ 'sales:Bundle': -116_91, 'tax:Bundle': -13_09 })
    const [refund] = await app.asOwner<{ id: string }>('select id from refunds where order_id = $1', [
      orderId,
    ])
    await app.parts.db.withClub(clubId, async (tx) =>
      book(tx, {
        clubId,
        kind: 'correction',
        effectKey: `refund-failed:${refund?.id}`,
        at: app.parts.now(),
        currency: 'EUR',
        orderId,
        entries: await bookedBack(tx, clubId, `refund:${refund?.id}`),
      }),
    )
    expect(await books(orderId)).toEqual(before)
  })
})

test('M29 what is no line of an order, as tickets on paper, brings its rate along and takes it back whole', async () => {
  const product = { clubId, productId: await desk.planId('senior-player'), now: app.parts.now() }
  const key = crypto.randomUUID()
  const about = { clubId, at: app.parts.now(), currency: 'EUR' }
  const booked = () =>
    app.asOwner(
      `select e.account, e.amount::int, e.tax_name from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where t.effect_key like $1 order by t.effect_key, e.line`,
      [`${key}%`],
    )
  await registered.sellAt(product.productId, 'Reduced')
  await app.parts.db.withClub(clubId, async (tx) => {
    const tax = await taxOfProduct(tx, product)
    const entries = [
      { account: 'cash' as const, amount: 5_00 },
      { account: 'sales:Draw' as const, amount: -5_00, tax },
    ]
    await book(tx, { ...about, kind: 'charge', effectKey: key, entries })
  })
  // The club has another rate for it by now.
  await registered.sellAt(product.productId, 'Exempt')
  await app.parts.db.withClub(clubId, async (tx) =>
    book(tx, {
      ...about,
      kind: 'correction',
      effectKey: `${key} back`,
      entries: await bookedBack(tx, clubId, key),
    }),
  )
  expect(await booked()).toEqual([
    { account: 'cash', amount: 5_00, tax_name: null },
    { account: 'sales:Draw', amount: -4_41, tax_name: 'Reduced' },
    { account: 'tax:Draw', amount: -59, tax_name: 'Reduced' },
    { account: 'cash', amount: -5_00, tax_name: null },
    { account: 'sales:Draw', amount: 4_41, tax_name: 'Reduced' },
    { account: 'tax:Draw', amount: 59, tax_name: 'Reduced' },
  ])
})

// Of the embedded database there is one connection, so nobody meets there.
describe.skipIf(testDatabaseKind() === 'embedded')('M29 two who book for one line at once', () => {
  /** Both pay 35 cents more; each waits with its commit until the other has booked too, where they meet. */
  async function bothPay(orderId: string, before: (tx: Tx) => Promise<unknown>, meets: boolean) {
    const [item] = await itemsOf(orderId)
    let arrived = 0
    const met = Promise.withResolvers<void>()
    const pay = () =>
      app.parts.db.withClub(clubId, async (tx) => {
        await before(tx)
        await book(tx, {
          clubId,
          kind: 'charge',
          effectKey: crypto.randomUUID(),
          at: app.parts.now(),
          currency: 'EUR',
          orderId,
          entries: [
            { account: 'cash', amount: 35 },
            { account: 'sales:Plan', amount: -35, orderItemId: item?.id ?? '' },
          ],
        })
        arrived += 1
        if (arrived === 2) met.resolve()
        if (meets) await met.promise
      })
    await Promise.all([pay(), pay()])
    return (await books(orderId))['tax:Plan']
  }
  const whole = 0 - taxIn(cents(180_70), 2300)

  test('reckon one after the other, since each holds the order', async () => {
    const orderId = await buy('senior-player')
    const hold = (tx: Tx) => tx.execute(sql`select from orders where id = ${orderId} for no key update`)
    expect(await bothPay(orderId, hold, false)).toBe(whole)
  })

  test('without that both reckon with the same sum, and a cent is lost', async () => {
    expect(await bothPay(await buy('senior-player'), async () => null, true)).not.toBe(whole)
  })
})

describe('M29 the books reckon as the domain does', () => {
  const moved = fc.array(fc.integer({ min: -40_000, max: 60_000 }), { minLength: 1, maxLength: 6 })

  /** What a line holds after each movement, however many of them come in one statement. */
  async function agrees(orderId: string, parts: RatedPart[], movements: number[], isTogether: boolean) {
    const [item] = await itemsOf(orderId)
    const asked = movements.map((amount) => ({
      clubId,
      kind: 'charge' as const,
      effectKey: crypto.randomUUID(),
      at: app.parts.now(),
      currency: 'EUR',
      orderId,
      entries: [
        { account: 'cash' as const, amount },
        { account: `sales:${item?.type}` as const, amount: -amount, orderItemId: item?.id ?? '' },
      ],
    }))
    await app.parts.db.withClub(clubId, async (tx) => {
      if (isTogether) await tx.execute(sql`with ${bookings(asked)} select 1`)
      else for (const each of asked) await book(tx, each)
    })
    const held = await app.asOwner<{ name: string; gross: number; tax: number }>(
      `select tax_name as name, -sum(amount)::int as gross, coalesce(-sum(amount) filter (where account like 'tax:%'), 0)::int as tax
        from ledger_entries where order_item_id = $1 group by tax_name, tax_rate order by tax_rate desc, tax_name`,
      [item?.id],
    )
    const gross = held.reduce((sum, row) => sum + row.gross, 0)
    expect(held).toEqual(
      grossByRate(cents(gross), parts)
        .map(({ rate, gross: own }) => ({ name: rate.name, gross: own, tax: taxIn(own, rate.basisPoints) }))
        .filter((row) => row.gross !== 0 || held.some(({ name }) => name === row.name)),
    )
  }

  test.each([
    { what: 'a line of one rate', rates: ['Standard'] },
    { what: 'a bundle whose plans bear several', rates: ['Standard', 'Reduced', 'Exempt'] },
  ])('$what, whatever is paid, given back and put right', async ({ rates }) => {
    const orderId = await buy('senior-player')
    const STANDING: Record<string, number> = { Standard: 2300, Reduced: 1350, Exempt: 0 }
    const parts = rates.map((name, at) => ({
      rate: { name, basisPoints: STANDING[name] ?? 0 },
      weight: 33_33 * (at + 1),
    }))
    if (rates.length > 1) {
      // The line becomes a bundle of plans.
      await app.asOwner(
        `update order_items set type = 'Bundle', tax_name = null, tax_rate = null where order_id = $1`,
        [orderId],
      )
      for (const { rate, weight } of parts)
        await app.asOwner(
          `insert into order_items (club_id, id, order_id, parent_id, position, product_id, type, name, price, subtotal, discounts,
              total, today, later, tax_name, tax_rate)
            select club_id, gen_random_uuid(), order_id, id, 9, product_id, 'Plan', name, 1, 1, '[]', $2, $2, 0, $3, $4
            from order_items where order_id = $1 and parent_id is null`,
          [orderId, weight, rate.name, rate.basisPoints],
        )
      // And nothing was paid for it yet.
      await app.asOwner(
        `update ledger_entries set tax_name = null, tax_rate = null, account = replace(account, 'tax:', 'sales:'), order_item_id = null
          where order_item_id in (select id from order_items where order_id = $1)`,
        [orderId],
      )
    }
    await fc.assert(
      fc.asyncProperty(moved, fc.boolean(), (movements, isTogether) =>
        agrees(
          orderId,
          parts,
          movements.filter((amount) => amount !== 0),
          isTogether,
        ),
      ),
      { numRuns: runs(25), seed: 29 },
    )
  })
})
