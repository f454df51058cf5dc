import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { HandWay } from '@clubhouse/contract/money/office/order-limits'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import { registeredOn } from '../tax/port.ts'
import { chargeTerms } from '../payments/charge-terms.ts'
import type { Buyer, CartToOrder, LineToOrder } from './deps.ts'
import type { WrittenPayment } from '../payments/begin-payment.ts'

/** How long somebody has to pay; what is reserved for them is held a little longer. */
export const PAY_WITHIN_MS = 30 * 60_000
export const HOLD_MS = PAY_WITHIN_MS + 5 * 60_000

export interface OrderToWrite {
  clubId: string
  orderId: string
  cart: CartToOrder
  buyer: Buyer
  key: string | null
  requestHash: string
  fingerprint: string
  savesCard: boolean
  attestedAdult: boolean
  /** At no gateway: somebody who runs the club takes the money. */
  gateway: Pick<PaymentGateway, 'name' | 'tariff'> | null
  byHand?: TakenByHand | undefined
  now: Date
}

export interface TakenByHand {
  way: HandWay
  recordedBy: string
  note: string
}

/** The order with its items, what is paid later, and the payment that the buyer makes now: one statement. */
export async function writeOrder(tx: Tx, order: OrderToWrite): Promise<WrittenPayment> {
  const { clubId, orderId, cart, buyer, now } = order
  const at = now.toISOString()
  const paymentId = randomUUID()
  // The lines of the cart may become an order again, so the items of this one are its own.
  const ids = new Map(cart.lines.map(({ id }) => [id, randomUUID() as string]))
  const items = cart.lines.map((line, position) => itemRow(line, position, ids))
  const planned = cart.lines.flatMap((line, position) => plannedRows(line, items[position]?.id ?? ''))
  const currency = cart.currency.toLowerCase()
  const terms =
    order.gateway && chargeTerms(order.gateway.tariff, sql`${cart.payToday.total}::int`, sql`ordered.seq`)
  // What there is none of is left out: its triggers would work for nothing.
  const planning = sql`, planned as (
      insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status)
      select ${clubId}, p.id, ordered.id, p.item, p.number, p.due, p.amount, 'planned'
      from ordered, jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
        as p (id uuid, item uuid, number int, due text, amount int)
    )`
  const about = await one<Pick<WrittenPayment, 'account' | 'description' | 'applicationFee'>>(
    tx,
    sql`with registered as (${registeredOn(clubId, at)}), ordered as (
      insert into orders (club_id, id, status, cart_id, cart_fingerprint, idempotency_key, request_hash, user_id, guest_id,
        first_name, last_name, email, currency, subtotal, discount, total, today_subtotal, today_discount, today_total,
        later_total, discounts, discount_code_id, saves_card, attested_adult, created_at, expires_at, updated_at, tax_number)
      values (${clubId}, ${orderId}, 'New', ${cart.id}, ${order.fingerprint}, ${order.key}, ${order.requestHash},
        ${buyer.kind === 'user' ? buyer.userId : null}, ${buyer.kind === 'guest' ? buyer.guestId : null},
        ${buyer.firstName}, ${buyer.lastName}, ${buyer.email}, ${cart.currency}, ${cart.subtotal},
        ${cart.subtotal - cart.total}, ${cart.total}, ${cart.payToday.subtotal}, ${cart.payToday.discount},
        ${cart.payToday.total}, ${cart.payLater}, ${JSON.stringify(cart.discounts)}::jsonb, ${cart.discountCodeId},
        ${order.savesCard}, ${order.attestedAdult}, ${at}, ${new Date(now.getTime() + PAY_WITHIN_MS).toISOString()}, ${at},
        (select number from registered))
      returning id, seq
    ), bought as (
      insert into order_items (club_id, id, order_id, parent_id, position, product_id, type, name, title, quantity, metadata,
        stock_id, member_id, first_name, last_name, member_answers_id, guardian_answers_id, price, subtotal, discounts, total,
        today, later, payments, payment_option, tax_name, tax_rate)
      select ${clubId}, i.id, ordered.id, i."parentId", i.position, i."productId", i.type, i.name, i.title, i.quantity,
        i.metadata, coalesce(i."stockId", case when i.type = 'Plan' then sold.stock_id end), i."memberId", i."firstName", i."lastName", i."memberAnswersId", i."guardianAnswersId",
        i.price, i.subtotal, i.discounts, i.total, i.today, i.later, i.payments, i."paymentOption", rate.name, rate.basis_points
      from ordered, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (id uuid, "parentId" uuid, position int,
        "productId" uuid, type text, name text, title text, quantity int, metadata jsonb, "stockId" uuid, "memberId" uuid,
        "firstName" text, "lastName" text, "memberAnswersId" uuid, "guardianAnswersId" uuid, price int, subtotal int,
        discounts jsonb, total int, today int, later int, payments int, "paymentOption" jsonb)
      -- Each by its key (offset 0): of lines in unknown number all products of the club would be read.
      cross join lateral (select p.stock_id from products p where p.club_id = ${clubId} and p.id = i."productId" offset 0) sold
      -- Frozen with the line; a bundle has the rates of its plans.
      left join registered on i.type <> 'Bundle'
      left join product_tax_rates own on own.club_id = registered.club_id and own.product_id = i."productId"
      left join tax_rates rate on rate.club_id = registered.club_id and rate.id = coalesce(own.rate_id, registered.default_rate_id)
    ) ${planned.length > 0 ? planning : sql``}, to_pay as (
      insert into payments (club_id, id, order_id, kind, gateway, method, amount, currency, status, recorded_by, note, created_at,
        account, description, application_fee, platform_fee)
      select ${clubId}, ${paymentId}, ordered.id, 'checkout', ${order.gateway?.name ?? 'hand'}, ${order.byHand?.way ?? 'card'},
        ${cart.payToday.total}, ${currency}, 'creating', ${order.byHand?.recordedBy ?? null}::uuid,
        ${order.byHand?.note ?? null}, ${at}::timestamptz, ${terms?.account ?? null}, ${terms?.description ?? null},
        ${terms?.applicationFee ?? 0}, ${terms?.platformFee ?? 0}
      from ordered join clubs c on c.id = ${clubId}
      returning account, coalesce(description, '') as description, application_fee
    )
    select account, description, application_fee as "applicationFee" from to_pay`,
  )
  if (!about) throw new Error('The club of an order is gone')
  const { firstName, lastName, email } = buyer
  return {
    ...about,
    id: paymentId,
    clubId,
    orderId,
    amount: cart.payToday.total,
    currency,
    firstName,
    lastName,
    email,
    userId: buyer.kind === 'user' ? buyer.userId : null,
    savesCard: order.savesCard,
    gatewayPaymentId: null,
    paymentToken: null,
  }
}

/** A line as an item; its id is the one that the map has for it. */
export function itemRow(line: LineToOrder, position: number, ids: ReadonlyMap<string, string>) {
  const { demands, recurring, later, problem: _, ...kept } = line
  return {
    ...kept,
    id: ids.get(line.id) ?? line.id,
    parentId: line.parentId && (ids.get(line.parentId) ?? null),
    position,
    // By it the line is taken out of the cart once it is bought.
    metadata: { ...line.metadata, cart_item_id: line.id },
    // Of a bundle the plans inside have the stock.
    stockId: line.type !== 'Bundle' && demands.length === 1 ? (demands[0]?.stockId ?? null) : null,
    // A plan is paid for with its bundle.
    later:
      line.parentId === null ? later.reduce((sum, { amount }) => sum + amount, 0) : line.total - line.today,
    payments: later.length + 1,
    ...(recurring && { payments: 1 }),
  }
}

/** Of what goes on without an end only the next payment is written; each one that is made writes the one after it. */
export function plannedRows(
  { later, recurring }: Pick<LineToOrder, 'later' | 'recurring'>,
  item: string,
  newId: () => string = randomUUID,
) {
  const all = recurring ? [{ due: recurring.next, amount: recurring.amount }] : later
  return all.map(({ due, amount }, at) => ({ id: newId(), item, number: at + 2, due, amount }))
}
