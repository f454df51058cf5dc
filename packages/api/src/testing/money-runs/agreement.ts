import { expect } from 'vitest'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { listPeople } from '#money/arrears/people.queries.ts'
import { readOrder } from '#money/orders/read-order.queries.ts'
import { listEntries } from '#money/reports/ledger-entries.queries.ts'
import { readReport } from '#money/reports/treasurer.queries.ts'
import { app, clubId, desk } from '../clients/attempts-client.ts'
import { expectInPlace } from './invariants.ts'
import { calmDown } from './troubles.ts'
import { ACCOUNT } from './weather.ts'

/** What orders, receipts, reports, lists and books say beside each other, once nothing is on its way. */

/** What banks took back for good, of an order `s`. */
const LOST = `(select coalesce(sum(d.amount), 0) from disputes d where d.club_id = s.club_id and d.order_id = s.id and d.status = 'lost')`

/** Money of no line that was to go back by itself, and that no bank took: the treasurer has it tried again. */
const NOT_GONE_BACK = `r.lines = '[]' and r.status = 'failed' and not r.is_made_at_provider`

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
        where d.club_id = o.club_id and d.order_id = o.id and d.status = 'lost')
      and not exists (select from refunds r where r.club_id = o.club_id and r.order_id = o.id and ${NOT_GONE_BACK})`,
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
    select i.id from order_items i where i.club_id = $1 and i.parent_id is null and i.refunded > i.today + (select coalesce(sum(s.amount), 0)
      from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id and s.status = 'paid')`,
  'a payment gave back no more than it was': `select id from payments where club_id = $1 and refunded > amount`,
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export async function expectAgreement(): Promise<void> {
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

/** What somebody reads on their receipt, of every order of a run. Answers how many. */
export async function expectReceipts(): Promise<number> {
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
