import { sql } from 'drizzle-orm'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import type { Order } from '@clubhouse/contract/money/orders'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { DRAWS, NUMBERS } from '#selling/lottery/reads.ts'
import { openDisputes } from '../payments/later/newest-card.ts'

export interface FoundOrder {
  order: Order
  userId: string | null
  guestId: string | null
  buyer: { first_name: string; last_name: string; email: string }
  /** Of the club. */
  timeZone: string
  /** The payment that the buyer makes, at the checkout or later; null where nothing is to be asked of the gateway. */
  openPaymentId: string | null
  gatewayPaymentId: string | null
}

/** The tax that went back, as it stands in the books; of a refund that failed it came again. Each is found by its key. */
const TAX_REFUNDED = sql`(
  select coalesce(sum(e.amount), 0)::int from refunds r
  join ledger_transactions t on t.club_id = r.club_id and t.effect_key in ('refund:' || r.id, 'refund-failed:' || r.id)
  join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id and e.account like 'tax:%'
  where r.club_id = o.club_id and r.order_id = o.id)`

type MoneyBack = Pick<OfficeOrder, 'refunds' | 'disputes'>

const DISCOUNTS = sql`(
  select coalesce(jsonb_object_agg(d.kind, jsonb_build_object('name', d.name, 'amount', d.amount)), '{}')
  from jsonb_to_recordset(i.discounts) as d (kind text, name text, amount int))`

const ITEMS = sql`(
  select coalesce(json_agg(json_build_object(
    'order_item_id', i.id, 'bundle_order_item_id', i.parent_id,
    'product', json_build_object('product_id', i.product_id, 'name', i.name, 'type', i.type, 'slug', sold.slug),
    'title', i.title, 'quantity', i.quantity, 'price', i.price, 'subtotal', i.subtotal,
    'bundle_total', case when i.type = 'Bundle' then i.total end,
    'discount', i.subtotal - i.total, 'discounts', ${DISCOUNTS}, 'total', i.total,
    'initial_payment', i.today, 'remaining_payment', i.later, 'number_of_payments', i.payments,
    'first_name', i.first_name, 'last_name', i.last_name, 'refunded', i.refunded, 'numbers', ${NUMBERS}, 'draws', ${DRAWS},
    'is_subscription', coalesce(i.payment_option ->> 'type' = 'subscription', false),
    'recurs_until', i.payment_option ->> 'ends_on',
    'tax', case when i.tax_rate is not null then json_build_object('name', i.tax_name, 'basis_points', i.tax_rate) end) order by i.position), '[]')
  from order_items i join products sold on sold.club_id = i.club_id and sold.id = i.product_id
  where i.club_id = o.club_id and i.order_id = o.id)`

const SETTLEMENT = sql`case when p.card is not null then json_build_object('brand', p.card ->> 'brand',
  'last_four_digits', p.card ->> 'lastFour', 'expiration_month', (p.card ->> 'expMonth')::int,
  'expiration_year', (p.card ->> 'expYear')::int) end`

/** DATA-59: what was taken, and what was given back. */
const TRANSACTIONS = sql`(
  select coalesce(json_agg(json_build_object('transaction_id', t.id, 'kind', t.kind, 'amount', t.amount, 'at', iso(t.at),
    'settlement', t.settlement) order by t.at, t.kind desc), '[]')
  from (
    select p.id, 'debit' as kind, p.amount, p.settled_at as at, ${SETTLEMENT} as settlement from payments p
    where p.club_id = o.club_id and p.order_id = o.id and p.status = 'succeeded' and p.kind <> 'card'
    union all
    select r.id, 'credit', r.amount, r.done_at, ${SETTLEMENT} from refunds r
    join payments p on p.club_id = r.club_id and p.id = r.payment_id
    where r.club_id = o.club_id and r.order_id = o.id and r.status in ('pending', 'done')) t)`

const SCHEDULE = sql`(
  select coalesce(json_agg(json_build_object('due', s.due_on, 'amount', s.amount, 'status', s.status,
    'order_item_id', s.order_item_id) order by s.due_on, s.number), '[]')
  from scheduled_payments s where s.club_id = o.club_id and s.order_id = o.id)`

const REFUNDS = sql`(
  select coalesce(json_agg(json_build_object('refund_id', r.id, 'amount', r.amount, 'reason', r.reason, 'status', r.status,
    'requested_at', iso(r.created_at), 'done_at', iso(r.done_at), 'failed_at', iso(r.failed_at)) order by r.created_at, r.id), '[]')
  from refunds r where r.club_id = o.club_id and r.order_id = o.id)`

const DISPUTES = sql`(
  select coalesce(json_agg(json_build_object('dispute_id', d.id, 'amount', d.amount, 'fee', d.fee, 'reason', d.reason,
    'status', d.status, 'opened_at', iso(d.opened_at), 'closed_at', iso(d.closed_at)) order by d.opened_at, d.id), '[]')
  from disputes d where d.club_id = o.club_id and d.order_id = o.id)`

/** What those who run the club see of an order besides: one statement. */
export async function readMoneyBack(tx: Tx, clubId: string, orderId: string): Promise<MoneyBack> {
  const found = await one<MoneyBack>(
    tx,
    sql`select ${REFUNDS} as refunds, ${DISPUTES} as disputes from orders o where o.club_id = ${clubId} and o.id = ${orderId}`,
  )
  return found ?? { refunds: [], disputes: [] }
}

/** An order as its buyer sees it: one statement. */
export async function readOrder(tx: Tx, clubId: string, orderId: string): Promise<FoundOrder | null> {
  const found = await one<FoundOrder>(
    tx,
    sql`select o.user_id as "userId", o.guest_id as "guestId", c.time_zone as "timeZone",
      json_build_object('first_name', o.first_name, 'last_name', o.last_name, 'email', o.email) as buyer,
      case when o.status in ('New', 'Pending') then first.id else later.id end as "openPaymentId",
      case when o.status in ('New', 'Pending') then first.gateway_payment_id else later.gateway_payment_id end as "gatewayPaymentId",
      json_build_object(
        'order_id', o.id, 'order_seq', o.seq, 'status', o.status, 'created_at', iso(o.created_at), 'currency', o.currency,
        'is_guest_checkout', o.guest_id is not null, 'paid_by', nullif(btrim(concat_ws(' ', o.first_name, o.last_name)), ''),
        'pay_today', json_build_object('subtotal', o.today_subtotal, 'discount', o.today_discount, 'total', o.today_total),
        'pay_later', o.later_total, 'total', o.total,
        'refunded', (select coalesce(sum(p.refunded), 0)::int from payments p
          where p.club_id = o.club_id and p.order_id = o.id),
        'multiproduct_discounts', o.discounts -> 'multiproduct_discounts',
        'discount_codes', o.discounts -> 'discount_codes', 'shop_item_discounts', o.discounts -> 'shop_item_discounts',
        'transactions', ${TRANSACTIONS}, 'items', ${ITEMS}, 'schedule', ${SCHEDULE}, 'waits_for_bank', exists (${openDisputes(clubId, sql`o.id`)}), 'tax_number', o.tax_number,
        'tax_refunded', case when o.tax_number is not null then ${TAX_REFUNDED} end,
        'payment_error', case when first.declined_message is not null then json_build_object(
          'code', first.declined_code, 'message', first.declined_message) end) as "order"
    from orders o
    join clubs c on c.id = o.club_id
    left join payments first on first.club_id = o.club_id and first.order_id = o.id and first.kind = 'checkout'
    left join lateral (select p.id, p.gateway_payment_id from payments p where p.club_id = o.club_id and p.order_id = o.id
      and p.kind in ('arrears', 'early') and p.status in ('creating', 'open', 'requires_action', 'processing')
      and p.gateway_payment_id is not null order by p.created_at desc limit 1) later on true
    where o.club_id = ${clubId} and o.id = ${orderId}`,
  )
  return found ?? null
}
