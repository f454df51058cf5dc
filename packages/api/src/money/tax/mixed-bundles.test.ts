import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '@clubhouse/domain/money/money'
import { taxIn } from '@clubhouse/domain/money/tax/tax'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { registerForTax } from '#testing/clients/tax-client.ts'
import { refundOrder } from '../orders/refund-order.ts'

openAttempts()

let registered: Awaited<ReturnType<typeof registerForTax>>
let orla: ClubClient
beforeEach(async () => {
  registered = await registerForTax(app, clubId)
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})
afterEach(() => registered.end())

interface Item {
  id: string
  type: string
  total: number
  tax_name: string | null
}
const itemsOf = (orderId: string) =>
  app.asOwner<Item>(
    'select id, type, total, tax_name from order_items where order_id = $1 order by position',
    [orderId],
  )

/** What the books hold of an order at each rate, tax contained. */
async function heldAt(orderId: string): Promise<Record<string, number>> {
  const found = await app.asOwner<{ name: string; gross: number }>(
    `select e.tax_name as name, -sum(e.amount)::int as gross from ledger_entries e
      join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 and e.tax_rate is not null group by 1`,
    [orderId],
  )
  return Object.fromEntries(found.map(({ name, gross }) => [name, gross]))
}
async function taxOf(orderId: string): Promise<number> {
  const [found] = await app.asOwner<{ tax: number }>(
    `select coalesce(-sum(e.amount), 0)::int as tax from ledger_entries e
      join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 and e.account like 'tax:%'`,
    [orderId],
  )
  return found?.tax ?? 0
}

/** Makes a line a bundle of two plans, one at 23 % and one that is exempt, and books what was paid for it so. */
async function mix(orderId: string, line: Item | undefined, standard: number, exempt: number) {
  if (!line) throw new Error('There is a line')
  const [booked] = await app.asOwner<{ gross: number }>(
    'select -sum(amount)::int as gross from ledger_entries where order_item_id = $1',
    [line.id],
  )
  const gross = booked?.gross ?? 0
  const atStandard = Math.round((gross * standard) / (standard + exempt))
  const [taxOfAll, taxOfPart] = [taxIn(cents(gross), 2300), taxIn(cents(atStandard), 2300)]
  await app.asOwner(
    `update order_items set type = 'Bundle', tax_name = null, tax_rate = null where id = $1`,
    [line.id],
  )
  for (const [total, name, rate] of [
    [standard, 'Standard', 2300],
    [exempt, 'Exempt', 0],
  ] as const)
    await app.asOwner(
      `insert into order_items (club_id, id, order_id, parent_id, position, product_id, type, name, price, subtotal, discounts,
          total, today, later, tax_name, tax_rate)
        select club_id, gen_random_uuid(), order_id, id, 9, product_id, 'Plan', name, 1, 1, '[]', $2, $2, 0, $3, $4
        from order_items where id = $1`,
      [line.id, total, name, rate],
    )
  await app.asOwner(
    `update ledger_entries set account = replace(account, 'Plan', 'Bundle') where order_item_id = $1`,
    [line.id],
  )
  await app.asOwner(
    `insert into ledger_entries (club_id, transaction_id, line, account, amount, order_item_id, tax_name, tax_rate)
      select e.club_id, e.transaction_id, 90 + b.line, b.account, b.amount, e.order_item_id, b.name, b.rate from ledger_entries e,
        (values (1, 'sales:Bundle', $2::int, 'Standard', 2300), (2, 'tax:Bundle', $3::int, 'Standard', 2300),
          (3, 'sales:Bundle', $4::int, 'Exempt', 0)) b (line, account, amount, name, rate)
      where e.order_item_id = $1 and e.account = 'tax:Bundle'`,
    [line.id, gross - taxOfAll - (atStandard - taxOfPart), taxOfAll - taxOfPart, 0 - (gross - atStandard)],
  )
  const standardPlan = (await itemsOf(orderId)).find(
    ({ id, tax_name: name, total }) => id !== line.id && name === 'Standard' && total === standard,
  )
  return { bundle: line.id, standard: standardPlan?.id ?? '' }
}

async function giveBack(orderId: string, itemId: string, amount: number): Promise<boolean> {
  const made = await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      lines: [{ order_item_id: itemId, amount }],
      reason: 'Moved',
      requestedBy: '00000000-0000-4000-8000-000000000000',
      now: app.parts.now(),
    }),
  )
  await desk.settle()
  return made.ok
}

async function loseToBank(orderId: string, amount: number | null = null): Promise<void> {
  const [card] = await app.asOwner<{ id: string }>(
    `select gateway_payment_id as id from payments where order_id = $1 and method = 'card' and gateway_payment_id is not null`,
    [orderId],
  )
  const banks = app.parts.sandbox?.desk
  const { disputeId } = (await banks?.openDispute(card?.id ?? '', 'fraudulent')) ?? { disputeId: '' }
  if (amount !== null)
    await app.asOwner('update sandbox_disputes set amount = $2 where id = $1', [disputeId, amount])
  await banks?.closeDispute(disputeId, 'lost')
  await desk.settle()
  await desk.settle()
}

const instalments = (order: { later: { amount: number; scheduled_payment_id: string }[] }) => order.later
async function payInCash(orderId: string, next: { amount: number; scheduled_payment_id: string }) {
  const paymentId = crypto.randomUUID()
  const { status } = await orla.ask(`/orders/${orderId}/payments`, {
    payment_id: paymentId,
    way: 'cash',
    amount: next.amount,
    note: '',
    scheduled_payment_ids: [next.scheduled_payment_id],
  })
  expect(status).toBe(200)
  return paymentId
}

test('M29 a bundle of two rates of which a bank took a part can still be given back: what went back is in the books', async () => {
  const plans = await Promise.all(['senior-player', 'social-member'].map((slug) => desk.plan(slug)))
  const orderId = await bought((await desk.fill(...plans)).shopping_cart_id)
  const dearest = (await itemsOf(orderId)).find(({ total }) => total === 180_00)
  const { bundle } = await mix(orderId, dearest, 120_00, 60_00)
  await loseToBank(orderId, 40_00)
  expect(await giveBack(orderId, bundle, 180_00)).toBe(true)
  const refunds = await app.asOwner('select status, amount from refunds where order_id = $1', [orderId])
  expect(refunds).toEqual([{ status: 'done', amount: 180_00 }])
  const [kept] = await app.asOwner<{ sold: number }>(
    `select -sum(e.amount)::int as sold from ledger_entries e join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.order_id = $1 and (e.account like 'sales:%' or e.account like 'tax:%')`,
    [orderId],
  )
  expect(kept?.sold).toBe(0)
})

test('M29 a plan given back from later payments, then the first payment lost to a bank: nothing is held, and no tax', async () => {
  const orderId = await bought(await inInstalments())
  const { body: order } = await orla.ask(`/orders/${orderId}`)
  const later = instalments(order).reduce((sum, { amount }) => sum + amount, 0)
  const { standard } = await mix(orderId, (await itemsOf(orderId))[0], later, order.total - later)
  for (const next of instalments(order)) await payInCash(orderId, next)
  expect(await giveBack(orderId, standard, later)).toBe(true)
  await loseToBank(orderId)
  expect([await heldAt(orderId), await taxOf(orderId)]).toEqual([{ Standard: 0, Exempt: 0 }, 0])
})

test('M29 a plan given back from later payments, then an earlier payment by hand corrected: no rate is below nothing', async () => {
  const orderId = await bought(await inInstalments())
  const { body: order } = await orla.ask(`/orders/${orderId}`)
  const { standard } = await mix(orderId, (await itemsOf(orderId))[0], 60_00, 120_00)
  const paid: string[] = []
  for (const next of instalments(order)) {
    app.setClock(new Date(app.parts.now().getTime() + 60_000))
    paid.push(await payInCash(orderId, next))
  }
  expect(await giveBack(orderId, standard, 60_00)).toBe(true)
  const { status } = await orla.ask(`/orders/${orderId}/payments/${paid[0]}/correction`, {
    reason: 'Not theirs',
  })
  expect(status).toBe(200)
  const held = await heldAt(orderId)
  expect([held['Standard'], (held['Exempt'] ?? 0) >= 0]).toEqual([0, true])
})
