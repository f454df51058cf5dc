import { expect, test } from 'vitest'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { isDeep, runs } from '../../../../../scripts/lib/test-depth.ts'
import { listEntries } from '../reports/ledger-entries.queries.ts'
import { readReport } from '../reports/treasurer.queries.ts'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { layGoods } from '#testing/money-runs/buying.ts'
import { chance } from '#testing/money-runs/chance.ts'
import { countShelves, expectInPlace, findBroken, markNow } from '#testing/money-runs/invariants.ts'
import { doOne, OPERATIONS } from '#testing/money-runs/operations.ts'
import { settle, toldUntil } from '#testing/money-runs/settle.ts'
import { calmDown } from '#testing/money-runs/troubles.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { ACCOUNT, openWeather, setWebhooks, weather } from '#testing/money-runs/weather.ts'
import { listPeople } from '../arrears/people.queries.ts'
import { readOrder } from './read-order.queries.ts'
import { refundOrder } from './refund-order.ts'

openAttempts()

const SEED = 20_261_117

/** What banks took back for good, of an order `s`. */
const LOST = `(select coalesce(sum(d.amount), 0) from disputes d where d.club_id = s.club_id and d.order_id = s.id and d.status = 'lost')`

/** The clock of a run goes on: what comes after it comes later. */
let endedAt = TEST_NOW

/** Each statement finds what does not agree: nothing. */
const NEVER = {
  'the counted row says what orders, payments and instalments say': `
    select s.seq from order_sums s join counted_orders c on c.club_id = s.club_id and c.id = s.id
    where s.club_id = $1 and (s.status, s.total, s.paid, s.refunded, s.due, s.late, s.ways, s.declined)
      is distinct from (c.status, c.total, c.paid, c.refunded, c.due, c.late, c.ways, c.declined)`,
  'every order is counted': `
    select seq from orders where club_id = $1 and id not in (select id from order_sums where club_id = $1)`,
  'a booking adds up to nothing': `
    select transaction_id from ledger_entries where club_id = $1 group by 1 having sum(amount) <> 0`,
  'what an order kept is what its books hold': `
    select s.seq, s.paid, s.refunded, l.kept from order_sums s join lateral (
      select coalesce(sum(e.amount), 0)::int as kept, count(*) as entries from ledger_transactions t
      join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
      where t.club_id = s.club_id and t.order_id = s.id and e.account in ('gateway', 'cash', 'bank', 'fees', 'platform-fees', 'disputed', 'platform')) l on true
    where s.club_id = $1 and s.paid - s.refunded - ${LOST} <> l.kept and (l.entries > 0 or s.created_at >= '2026-11-15')`,
  'what a line was paid, without what went back, is what was booked as its sale': `
    select o.seq, i.name, i.today, i.refunded, p.later, l.sold from orders o
    join order_items i on i.club_id = o.club_id and i.order_id = o.id and i.parent_id is null
    cross join lateral (select coalesce(sum(s.amount), 0)::int as later from scheduled_payments s
      where s.club_id = i.club_id and s.order_item_id = i.id and s.status = 'paid') p
    cross join lateral (select coalesce(-sum(e.amount), 0)::int as sold from ledger_entries e
      where e.club_id = i.club_id and e.order_item_id = i.id and e.account like 'sales:%') l
    where o.club_id = $1 and o.created_at >= '2026-11-15' and o.completed_at is not null
      and i.today + p.later - i.refunded <> l.sold and not exists (select from disputes d
        where d.club_id = o.club_id and d.order_id = o.id and d.status = 'lost')`,
  'an order that came to nothing keeps nothing, but for what did not go back or a bank has': `
    select s.seq from order_sums s join orders o on o.club_id = s.club_id and o.id = s.id
    where s.club_id = $1 and o.completed_at is null and s.paid <> s.refunded
      and not exists (select from refunds r where r.club_id = s.club_id and r.order_id = s.id and r.status in ('failed', 'requested'))`,
  'today and all instalments, whatever became of them, come to the total': `
    select o.seq from orders o where o.club_id = $1 and o.created_at >= '2026-11-15' and o.completed_at is not null
      and not exists (select from order_items i where i.club_id = o.club_id and i.order_id = o.id
        and i.payment_option ->> 'type' = 'subscription' and i.payment_option ->> 'number_of_payments' is null)
      and o.total <> o.today_total + (select coalesce(sum(s.amount), 0) from scheduled_payments s
        where s.club_id = o.club_id and s.order_id = o.id)`,
  'what was written off is in the books, and nowhere else': `
    select w.id, w.amount from write_offs w where w.club_id = $1 and w.status = 'done' and (
      w.amount <> (select coalesce(sum(s.amount), 0) from scheduled_payments s
        where s.club_id = w.club_id and s.write_off_id = w.id and s.status = 'cancelled')
      or w.amount <> (select coalesce(sum(e.amount), 0) from ledger_transactions t
        join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
        where t.club_id = w.club_id and t.effect_key = 'write-off:' || w.id and e.account = 'written-off'))`,
  'nothing was written off but by two people': `
    select id from write_offs where club_id = $1 and status = 'done' and (decided_by is null or decided_by = asked_by)`,
  'no refund above the sum, and none that ended arrears, was made by one person': `
    select r.id from refunds r where r.club_id = $1 and r.requested_by is not null and r.created_at >= '2026-11-15'
      and (select sum(b.amount) from refunds b where b.club_id = r.club_id and b.order_id = r.order_id
        and b.requested_by is not null and b.status <> 'failed' and not exists (select from refund_requests q
          where q.club_id = b.club_id and q.id = b.request_id and q.status = 'done')) > 10000
    union all select id from refund_requests where club_id = $1 and status = 'done' and (decided_by is null or decided_by = asked_by)`,
  'no line gave back more than was paid for it': `
    select i.id from order_items i where i.club_id = $1 and i.refunded > i.today + (select coalesce(sum(s.amount), 0)
      from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id and s.status = 'paid')`,
  'a payment gave back no more than it was': `select id from payments where club_id = $1 and refunded > amount`,
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function expectAgreement(): Promise<void> {
  await calmDown()
  for (const [what, statement] of Object.entries(NEVER))
    expect(await app.asOwner(statement, [clubId]), what).toEqual([])
  const now = app.parts.now()
  const [report, people, entries] = await app.parts.db.withClub(clubId, async (tx) => [
    await readReport(tx, clubId, now, { months: 24 }),
    await listPeople(tx, clubId, now, { page: 1, per_page: 1 }),
    await listEntries(tx, clubId, { page: 1, per_page: 1 }),
  ])
  const [known] = await app.asOwner<Record<string, number>>(
    `select (select count(*)::int from ledger_entries where club_id = $1) as lines,
      (select coalesce(-sum(e.amount), 0)::int from ledger_entries e where e.club_id = $1 and e.account like 'sales:%') as sold,
      (select coalesce(sum(amount), 0)::int from write_offs where club_id = $1 and status = 'done') as "writtenOff",
      (select sum(late)::int from order_sums where club_id = $1) as late,
      (select sum(due)::int from order_sums where club_id = $1) as due`,
    [clubId],
  )
  if (!report || !known) throw new Error('There is a report')
  const months = report.months.map((month) =>
    sum([month.membership, month.fundraising, month.shop, month.other]),
  )
  const products = report.products.map(({ net }) => net)
  const closing = (account: string) => report.accounts.find((each) => each.account === account)?.closing ?? 0
  const salesClosing = report.accounts.filter(({ account }) => account.startsWith('sales:'))
  const told = {
    products: sum(products),
    accounts: sum(report.accounts.map((each) => each.closing)),
    arrears: report.arrears.owed,
    ages: sum(report.arrears.by_age.map(({ owed }) => owed)),
    listLate: people.sums.late,
    listAges: sum(people.sums.ages),
    listDue: people.sums.due,
    writtenOff: closing('written-off'),
    unpaid: closing('unpaid'),
    lines: entries.total,
    sales: sum(salesClosing.map((each) => each.closing)),
  }
  expect(told).toEqual({
    products: sum(months),
    accounts: 0,
    arrears: known['late'],
    ages: known['late'],
    listLate: known['late'],
    listAges: known['late'],
    listDue: known['due'],
    writtenOff: known['writtenOff'],
    unpaid: 0 - (known['writtenOff'] ?? 0),
    lines: known['lines'],
    sales: 0 - (known['sold'] ?? 0),
  })
  const [books] = await app.asOwner<{ held: number; lost: number }>(
    `select (select coalesce(sum(amount), 0)::int from ledger_entries
        where account in ('gateway', 'fees', 'platform-fees', 'disputed', 'platform')) as held,
      (select coalesce(sum(amount), 0)::int from disputes where status = 'lost') as lost`,
  )
  const { captured, refunded, unbalanced } = await desk.money()
  expect([books?.held, unbalanced]).toEqual([captured - refunded - (books?.lost ?? 0), 0])
  await expectInPlace(ACCOUNT)
}

/** What somebody reads on their receipt, of every order of this test. */
async function expectReceipts(): Promise<number> {
  const rows = await app.asOwner<{ id: string; paid: number; refunded: number; bounced: number }>(
    `select s.id, s.paid, s.refunded, (select coalesce(sum(r.amount), 0)::int from refunds r where r.club_id = s.club_id
        and r.order_id = s.id and r.lines = '[]') as bounced
      from order_sums s join orders o on o.club_id = s.club_id and o.id = s.id
      where s.club_id = $1 and o.created_at >= '2026-11-15' and o.completed_at is not null`,
    [clubId],
  )
  for (const { id, paid, refunded, bounced } of rows) {
    const found = await app.parts.db.withClub(clubId, (tx) => readOrder(tx, clubId, id))
    if (!found) throw new Error('There is an order')
    const { order } = found
    const { today, later, refunded: saidBack } = receiptOf(order, 'Europe/Dublin')
    const cameLater = order.schedule.filter(({ status }) => status === 'paid')
    expect(order.pay_today.total + sum(cameLater.map(({ amount }) => amount)), `#${order.order_seq}`).toBe(
      paid - bounced,
    )
    expect(today.at(-1)?.amount).toBe(formatMoney(cents(order.pay_today.total), 'EUR'))
    expect(later.filter(({ label }) => label.endsWith(', paid'))).toHaveLength(cameLater.length)
    expect(saidBack).toBe(refunded > 0 ? formatMoney(cents(refunded), 'EUR') : null)
  }
  return rows.length
}

test(
  `orders, receipts, reports and books agree to the cent after anything that can happen (seed ${SEED})`,
  async () => {
    await app.asOwner(
      `insert into platform_fees (club_id, since, basis_points, fixed) values ($1, '2026-01-01', 100, 10)`,
      [clubId],
    )
    const shelves = await countShelves(await layGoods())
    openWeather()
    const by = chance(SEED)
    const done = new Map<string, number>()
    const wanted = runs(100, 10_000)
    const missing = () => Object.keys(OPERATIONS).filter((name) => !done.has(name))
    // A run in which something never happened would say nothing of it: what is rare is asked for at the end, as soon as it can be.
    let asked = 0
    for (let at = 0; at < wanted || (missing().length > 0 && at < 10 * wanted);) {
      // Everything is looked at now and then, and after each operation what it has touched.
      const mark = at % 50 === 49 ? null : await markNow()
      const rare = at < wanted || (asked += 1) % 3 === 0 ? undefined : by.oneOf(missing())
      const name = await doOne(by, rare)
      // There was nothing to do it to.
      if (name === '') continue
      done.set(name, (done.get(name) ?? 0) + 1)
      at += 1
      const { isAccountStopped } = weather
      const broken = await findBroken({ mark, isAccountStopped, toldUntil: toldUntil(), shelves })
      expect(broken, `operation ${at}, ${name}`).toEqual([])
      if (at < wanted && at % Math.ceil(wanted / 8) === 0) {
        await expectAgreement()
        if (isDeep)
          process.stderr.write(`${at} operations on money, ${done.size} kinds: all invariants hold\n`)
      }
    }
    await expectAgreement()
    endedAt = app.parts.now()
    expect(await expectReceipts()).toBeGreaterThan(10)
    expect(missing()).toEqual([])
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
