import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import type { ProductType } from '@clubhouse/contract/selling/products'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { PaymentStatus } from '#providers/payments/port.ts'

/** A payment with what its order has to say about it. */
export interface PaymentRow {
  id: string
  clubId: string
  orderId: string
  kind: 'checkout' | 'instalment' | 'arrears' | 'early' | 'card' | 'hand' | 'link'
  method: PaymentWay
  status: 'creating' | PaymentStatus
  gatewayPaymentId: string | null
  paymentToken: string | null
  customerId: string | null
  methodId: string | null
  amount: number
  currency: string
  refunded: number
  /** What the gateway is told, the same at every attempt (`charge-terms.ts`). */
  account: string | null
  description: string
  applicationFee: number
  platformFee: number
  chargeId: string | null
  orderStatus: OrderStatus
  orderSeq: number
  cartId: string
  userId: string | null
  email: string
  firstName: string
  lastName: string
  savesCard: boolean
  clubName: string
  timeZone: string
  /** Of the club, and what is paid for: which cards may pay depends on both (PAY-16). */
  country: string | null
  types: ProductType[]
  /** Whether its order ever held places; left out where nobody asked. */
  holdsStock?: boolean
  /** Whether any of its lines has a rate of tax; left out where nobody asked. */
  isTaxed?: boolean
}

/** What a payment is for, line by line. */
export interface Share {
  orderItemId: string | null
  type: string
  amount: number
}

/** Today's part of each line, or the one line that a later payment belongs to. */
const SHARES = sql`case when p.kind = 'checkout' then (
    select coalesce(json_agg(json_build_object('orderItemId', i.id, 'type', i.type, 'amount', i.today) order by i.position), '[]')
    from order_items i where i.club_id = p.club_id and i.order_id = p.order_id and i.parent_id is null and i.today > 0)
  else (
    select coalesce(json_agg(json_build_object('orderItemId', i.id, 'type', i.type, 'amount', s.amount) order by i.position), '[]')
    from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where s.club_id = p.club_id and s.payment_id = p.id and s.amount > 0) end`

const COLUMNS = sql`p.id, p.club_id as "clubId", p.order_id as "orderId", p.kind, p.method, p.status,
      p.gateway_payment_id as "gatewayPaymentId", p.payment_token as "paymentToken", p.customer_id as "customerId",
      p.method_id as "methodId", p.amount, p.currency, p.refunded, p.account, coalesce(p.description, '') as description,
      p.application_fee as "applicationFee", p.platform_fee as "platformFee", p.gateway_charge_id as "chargeId", o.status as "orderStatus", o.seq as "orderSeq",
      o.cart_id as "cartId", o.user_id as "userId", o.email, o.first_name as "firstName", o.last_name as "lastName",
      o.saves_card and p.kind <> 'link' as "savesCard", c.name as "clubName",
      c.time_zone as "timeZone",
      c.address_country as country, (select coalesce(json_agg(distinct i.type), '[]') from order_items i
        where i.club_id = p.club_id and i.order_id = p.order_id and (p.kind = 'checkout' or exists (
          select 1 from scheduled_payments s
          where s.club_id = p.club_id and s.payment_id = p.id and s.order_item_id = i.id))) as types`

const JOINED = sql`payments p
    join orders o on o.club_id = p.club_id and o.id = p.order_id
    join clubs c on c.id = p.club_id`

type Which = { clubId: string; paymentId: string }

export async function findPayment(tx: Tx, { clubId, paymentId }: Which): Promise<PaymentRow | null> {
  const found = await one<PaymentRow>(
    tx,
    sql`select ${COLUMNS} from ${JOINED} where p.club_id = ${clubId} and p.id = ${paymentId}`,
  )
  return found ?? null
}

/**
 * For whoever is about to change it: of two that heard of the same thing, the second waits and finds it done. Locked are the cart,
 * then the order, then the payment, as everywhere: two that meet wait for each other, and not in a circle.
 */
export async function lockPayment(
  tx: Tx,
  { clubId, paymentId }: Which,
): Promise<(PaymentRow & { shares: Share[] }) | null> {
  const found = await one<PaymentRow & { shares: Share[] }>(
    tx,
    sql`with named as materialized (
      select o.id, case when p.kind = 'checkout' then o.cart_id end as cart_id from payments p
      join orders o on o.club_id = p.club_id and o.id = p.order_id where p.club_id = ${clubId} and p.id = ${paymentId}
    ), cart as materialized (
      select k.id from carts k where k.club_id = ${clubId} and k.id = (select cart_id from named) for update
    ), first as materialized (
      select o.id from orders o where o.club_id = ${clubId} and o.id = (select id from named)
        and (select count(*) from cart) >= 0 for no key update
    )
    select ${COLUMNS}, ${SHARES} as shares, exists (select from reservations r
      where r.club_id = p.club_id and r.holder = 'order' and r.holder_id = p.order_id) as "holdsStock", exists (select from order_items i
      where i.club_id = p.club_id and i.order_id = p.order_id and i.tax_rate is not null) as "isTaxed" from (select count(*) as orders from first) before, ${JOINED}
    where p.club_id = ${clubId} and p.id = ${paymentId} and before.orders >= 0 for no key update of p, o`,
  )
  return found ?? null
}

/** What a payment is once nothing more can become of it. */
const OVER: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled'])

export const isOver = (status: string): boolean => OVER.has(status)
