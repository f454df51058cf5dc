import { expect } from 'vitest'
import { app, clubId } from '../clients/attempts-client.ts'
import { gatewaySide } from './gateway-side.ts'

/** Since when a run buys: what lay there before was never paid at a gateway. */
const SINCE = `'2026-11-15'`

/** Rows that were written since a mark (`markNow`). */
const since = (row: string) => `${row}.xmin::text::bigint >= $2::bigint`
const ofGateway = (table: string) =>
  `select g.order_id from ${table} r join sandbox_payments g on g.id = r.payment_id where ${since('r')}`

/** Orders that something has happened to since the mark, in our tables or in the gateway's; without a mark all of them. */
const TOUCHED = `touched as materialized (
    select o.id from orders o where o.club_id = $1 and o.created_at >= ${SINCE} and ($2::bigint is null or o.id::text in (
      select r.id::text from orders r where ${since('r')}
      ${['payments', 'refunds', 'disputes', 'order_items', 'scheduled_payments', 'ledger_transactions']
        .map((table) => `union select r.order_id::text from ${table} r where ${since('r')}`)
        .join(' ')}
      union select p.order_id::text from transfers r join payments p on p.club_id = r.club_id and p.id = r.payment_id where ${since('r')}
      union select r.order_id from sandbox_payments r where ${since('r')}
      ${['sandbox_refunds', 'sandbox_disputes', 'sandbox_transfers'].map((table) => `union ${ofGateway(table)}`).join(' ')}))
  ), ours as materialized (
    select p.* from payments p where p.club_id = $1 and p.order_id in (select id from touched)
  )`

/** Each payment at the gateway with what became of it, and what our books say of it. */
const PLACES = `
  paid as materialized (
    select g.id, g.own_payment_id::uuid as own, g.amount, g.on_behalf_of as account, coalesce(g.fee, 0) as fee from sandbox_payments g
    where g.status = 'succeeded' and g.amount > 0 and g.own_payment_id is not null and g.order_id in (select id::text from touched)
  ), back as materialized (
    select payment_id, coalesce(sum(amount) filter (where is_from_account), 0)::int as reversed, sum(fee_back)::int as fee_back,
      coalesce(sum(amount) filter (where status <> 'failed'), 0)::int as refunded
    from sandbox_refunds where payment_id in (select id from paid) group by 1
  ), moved as materialized (
    select payment_id, sum(amount)::int as amount from sandbox_transfers where payment_id in (select id from paid) group by 1
  ), held as materialized (
    select payment_id, sum(amount)::int as amount from sandbox_disputes where status <> 'won' and payment_id in (select id from paid) group by 1
  ), booked as materialized (
    select t.payment_id, sum(e.amount)::int as amount from ledger_transactions t
    join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
    where t.club_id = $1 and t.order_id in (select id from touched) and t.payment_id is not null and e.account = 'gateway' group by 1
  ), places as materialized (
    select g.*, coalesce(b.refunded, 0) as refunded, coalesce(h.amount, 0) as held, coalesce(k.amount, 0) as in_books,
      case when g.account is null then 0 else g.amount - g.fee - coalesce(b.reversed, 0) + coalesce(b.fee_back, 0) end
        + coalesce(m.amount, 0) as on_account
    from paid g left join back b on b.payment_id = g.id left join moved m on m.payment_id = g.id
    left join held h on h.payment_id = g.id left join booked k on k.payment_id = g.own
  )`

/** Something waits that will look at this payment, or move it: an effect of it or of its refunds, or a webhook. */
const waits = (payment: string, gatewayPayment: string) => `(
  exists (select from payment_effects e where e.club_id = $1 and e.done_at is null and e.failed_at is null
    and (e.subject_id = ${payment} or e.subject_id in (select r.id from refunds r where r.club_id = $1 and r.payment_id = ${payment})))
  or exists (select from sandbox_events w where w.payment_id = ${gatewayPayment} and w.done_at is null and w.failed_at is null)
  or exists (select from webhook_events w where w.payment_id = ${gatewayPayment} and w.done_at is null and w.failed_at is null)
  or exists (select from payments q where q.club_id = $1 and q.id = ${payment} and q.gateway_payment_id is not null
    and q.status in ('creating', 'open', 'requires_action', 'processing')))`

/**
 * Until the next statement: a webhook of what banks did to this payment may be lost, and nobody asks before that night. What happened
 * before it has no such excuse, but for a line of it that is being compared.
 */
const unheard = (gatewayPayment: string) => `(
  exists (select from (
      select payment_id, greatest(created_at, closed_at) as at from sandbox_disputes
      union all select payment_id, failed_at from sandbox_refunds) b
    where b.payment_id = ${gatewayPayment} and ($5::timestamptz is null or b.at >= $5::timestamptz))
  or exists (select from statement_lines l
    where l.club_id = $1 and l.gateway_payment_id = ${gatewayPayment} and l.state in ('new', 'looked-at')))`

/** Each finds what must never be, whatever is on its way at this moment. */
const NEVER = {
  'a payment is charged twice': `
    select own::text as id, count(*)::text as found from places group by own having count(*) > 1`,
  'a payment counts as made that was not captured, or for another sum': `
    select p.id::text, p.amount::text from ours p left join paid g on g.id = p.gateway_payment_id
    where p.status = 'succeeded' and p.method = 'card' and p.amount > 0 and g.amount is distinct from p.amount`,
  'money was captured that nobody knows of, and nothing looks for it': `
    select g.own::text, g.amount::text from places g left join ours p on p.id = g.own
    where p.status is distinct from 'succeeded' and not ${waits('g.own', 'g.id')}`,
  'more went back, or is held by a bank, than was captured': `
    select g.own::text, (g.refunded + g.held)::text from places g where g.refunded + g.held > g.amount`,
  'a refund was made that nobody asked for, or twice': `
    select g.own::text, g.refunded::text from places g where g.refunded > (select coalesce(sum(r.amount), 0) from refunds r
      where r.club_id = $1 and r.payment_id = g.own and r.status <> 'failed') and not ${waits('g.own', 'g.id')}`,
  'a refund counts as made that was not, or is two': `
    select r.id::text, r.amount::text from refunds r join ours p on p.id = r.payment_id
    left join sandbox_refunds g on g.id = r.gateway_refund_id
    where r.club_id = $1 and p.method = 'card' and r.status in ('pending', 'done')
      and (g.amount is distinct from r.amount or (g.status = 'failed' and not ${waits('p.id', 'p.gateway_payment_id')} and not ${unheard('p.gateway_payment_id')}))
    union all select min(r.id::text), r.gateway_refund_id from refunds r join ours p on p.id = r.payment_id
    where r.club_id = $1 and r.gateway_refund_id is not null group by r.gateway_refund_id having count(*) > 1`,
  'a bank took money back, or gave it again, and our books do not say so': `
    select d.id, d.status from sandbox_disputes d join places g on g.id = d.payment_id
    left join disputes ours on ours.club_id = $1 and ours.gateway_dispute_id = d.id
    where ours.status is distinct from d.status and not ${waits('g.own', 'g.id')} and not ${unheard('g.id')}`,
  'a line of the statement is not in our books': `
    select l.movement_id, l.finding from statement_lines l where l.club_id = $1 and l.state = 'open'`,
  // The club's account is what its ledger says, payment by payment, and where it is not something moves it; what was paid when there was
  // no account, and of which nothing was moved, the platform keeps: the clock asks for it each hour.
  'money of the club is neither on its account nor on its way': `
    select g.own::text, 'account ' || g.on_account || ', books ' || g.in_books from places g
    where g.on_account <> g.in_books and not (g.account is null and g.on_account = 0) and not $3::boolean and not ${waits('g.own', 'g.id')}`,
  'an entry of the books does not add up': `
    select e.transaction_id::text, sum(e.amount)::text from ledger_entries e
    join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
    where e.club_id = $1 and t.order_id in (select id from touched) group by 1 having sum(e.amount) <> 0`,
  'a line gave back more than was paid for it': `
    select i.id::text, i.refunded::text from order_items i where i.club_id = $1 and i.order_id in (select id from touched)
      and i.parent_id is null and i.refunded > i.today + (select coalesce(sum(s.amount), 0) from scheduled_payments s
        where s.club_id = i.club_id and s.order_item_id = i.id and s.status = 'paid')`,
  'the plans of a bundle gave back more than the bundle': `
    select i.id::text, i.refunded::text from order_items i where i.club_id = $1 and i.order_id in (select id from touched)
      and i.type = 'Bundle' and i.refunded < (select coalesce(sum(p.refunded), 0) from order_items p
        where p.club_id = i.club_id and p.parent_id = i.id)`,
  'somebody is still asked for what was given back': `
    select s.id::text, s.status from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where s.club_id = $1 and s.order_id in (select id from touched) and i.ended_at is not null
      and (s.status in ('planned', 'failed') or (s.status = 'charging' and s.called_off_at is null))`,
  // Odd cents of each payment go one way or the other.
  'a bundle that some plans have left asks for more than the others cost': `
    select i.id::text, (s.amount - p.left_with)::text || ' of ' || p.cost from order_items i
    cross join lateral (select i.today + coalesce(sum(s.amount), 0) as amount from scheduled_payments s
      where s.club_id = i.club_id and s.order_item_id = i.id and s.status <> 'cancelled') s
    cross join lateral (select coalesce(sum(p.paid_at_end), 0) as left_with,
        coalesce(sum(p.total) filter (where p.paid_at_end is null), 0) as cost from order_items p
      where p.club_id = i.club_id and p.parent_id = i.id) p
    where i.club_id = $1 and i.order_id in (select id from touched) and i.type = 'Bundle' and s.amount - p.left_with > p.cost + 20`,
  'an instalment is paid by a payment that was not made': `
    select s.id::text, s.status from scheduled_payments s left join ours p on p.id = s.payment_id
    where s.club_id = $1 and s.order_id in (select id from touched) and s.status = 'paid' and p.status is distinct from 'succeeded'`,
  'money was taken for instalments that it did not pay, and was kept': `
    select p.id::text, p.amount::text from ours p where p.status = 'succeeded' and p.kind in ('instalment', 'arrears', 'early')
      and p.amount > (select coalesce(sum(s.amount), 0) from scheduled_payments s
        where s.club_id = $1 and s.payment_id = p.id and s.status = 'paid')
      and not exists (select from refunds r where r.club_id = $1 and r.payment_id = p.id and r.requested_by is null)`,
  'a shelf has less than nothing, or what it counts is not what is reserved and sold': `
    select s.id::text, s.remaining || ' ' || s.reserved || ' ' || s.sold from stock s
    join jsonb_to_recordset($4::jsonb) as laid (id uuid, all_of_it int) on laid.id = s.id
    left join lateral (select coalesce(sum(r.count) filter (where r.state = 'held'), 0) as held,
      coalesce(sum(r.count) filter (where r.state = 'sold'), 0) as sold
      from reservations r where r.club_id = $1 and r.stock_id = s.id) r on true
    where s.club_id = $1 and (s.remaining < 0 or s.reserved <> r.held or s.sold <> r.sold
      or s.remaining + s.reserved + s.sold <> laid.all_of_it)`,
  'what was bought of a shelf and not given back is not what it sold': `
    select s.id::text, s.sold::text from stock s join jsonb_to_recordset($4::jsonb) as laid (id uuid, all_of_it int) on laid.id = s.id
    where s.club_id = $1 and s.sold <> (select coalesce(sum(i.quantity), 0) from order_items i
      join orders o on o.club_id = i.club_id and o.id = i.order_id
      where i.club_id = $1 and (i.stock_id = s.id or i.product_id = s.id) and o.completed_at is not null and i.ended_at is null)`,
  'a code was used more often than it may be, or is not used by who has it': `
    select d.id::text, d.used::text from discount_codes d where d.club_id = $1 and d.code = 'GENERATED'
      and (d.used > d.use_limit or d.used <> (select count(*) from orders o where o.club_id = d.club_id and o.discount_code_id = d.id
        and (o.status in ('New', 'Pending') or o.completed_at is not null)))`,
}

const COMPARED = [
  'orders',
  'order_items',
  'payments',
  'scheduled_payments',
  'refunds',
  'disputes',
  'transfers',
  'ledger_transactions',
  'ledger_entries',
  'payment_effects',
  'webhook_events',
  'statement_lines',
  'sandbox_payments',
  'sandbox_refunds',
  'sandbox_disputes',
  'sandbox_transfers',
  'sandbox_events',
]

// The comment before it keeps it from being planned once and for all (`planned-once.ts`): the first plan is one for empty tables.
const ALL = `-- by the tables as they are now
  with ${TOUCHED}, ${PLACES} ${Object.entries(NEVER)
    .map(([what, found]) => `select '${what}' as what, n.* from (${found}) as n (id, found)`)
    .join('\nunion all ')}`

export interface Found {
  what: string
  id: string
  found: string
}

export interface Looking {
  /** Since when something may have changed; null looks at everything. */
  mark: string | null
  isAccountStopped: boolean
  /** What happened before this at the gateway, the last statement has told. */
  toldUntil: Date | null
  shelves: { id: string; all_of_it: number }[]
}

/** Whatever is written from now on. */
export async function markNow(): Promise<string> {
  const [row] = await app.asOwner<{ mark: string }>('select pg_current_xact_id()::text as mark')
  return row?.mark ?? '0'
}

/** All that must hold after every single operation, in one statement: what does not. */
export async function findBroken(looking: Looking): Promise<Found[]> {
  const { mark, isAccountStopped, toldUntil, shelves } = looking
  // Thousands are compared with thousands: without knowing so the database would try each with each.
  if (mark === null) await app.asOwner(`analyze ${COMPARED.join(', ')}`)
  return app.asOwner<Found>(ALL, [clubId, mark, isAccountStopped, JSON.stringify(shelves), toldUntil])
}

/** How much there is of what is sold in a run, before anybody buys. */
export const countShelves = (ids: readonly string[]) =>
  app.asOwner<Looking['shelves'][number]>(
    'select id, (remaining + reserved + sold)::int as all_of_it from stock where club_id = $1 and id = any($2)',
    [clubId, ids],
  )

/**
 * Every cent that was captured is with the platform, with the club's account, or gone; and once nothing is on its way, all that its
 * books call `gateway` is on the club's account, but for what the club owes: the fees of what it gave back before any of it was moved.
 */
export async function expectInPlace(account: string): Promise<void> {
  const { platform, accounts, captured, refunded, disputed, kept } = await gatewaySide().balances()
  const sum = Object.values(accounts).reduce((total, amount) => total + amount, platform)
  expect(sum).toBe(captured - refunded - disputed - kept)
  const apart = await app.asOwner<object>(
    `with ${TOUCHED}, ${PLACES} select own, on_account, in_books from places
      where on_account <> in_books and not (account is null and on_account = 0 and in_books < 0)`,
    [clubId, null],
  )
  expect(apart).toEqual([])
  const [club] = await app.asOwner<{ gateway: number; owes: number }>(
    `with ${TOUCHED}, ${PLACES} select
      (select coalesce(sum(amount), 0)::int from ledger_entries where club_id = $1 and account = 'gateway') as gateway,
      (select coalesce(sum(in_books), 0)::int from places where account is null and on_account = 0 and in_books < 0) as owes`,
    [clubId, null],
  )
  expect(accounts[account] ?? 0).toBe((club?.gateway ?? 0) - (club?.owes ?? 0))
}
