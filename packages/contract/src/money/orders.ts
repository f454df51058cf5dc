import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { DiscountLine } from '../selling/cart.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { ProductType } from '../selling/products.ts'
import { TaxRate } from './tax.ts'

/** What was bought: made from a cart, paid through the gateway, never changed afterwards. */

const Amount = z.number().int().min(0)

/** OPEN-110, with `Expired` for an order that was not paid in time. */
export const OrderStatus = z.enum([
  'New',
  'Pending',
  'Completed',
  'Failed',
  'Cancelled',
  'Expired',
  'Refunded',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** What is said of an order in one word: how far it is paid. */
export const OrderStanding = z.object({
  status: OrderStatus,
  /** Still to be paid. */
  to_pay: z.number().int().min(0),
  has_failed: z.boolean(),
})
export type OrderStanding = z.infer<typeof OrderStanding>

const ItemDiscounts = z.object({
  code: DiscountLine.optional(),
  early_bird: DiscountLine.optional(),
  multiproduct: DiscountLine.optional(),
  shop_item_discount: DiscountLine.optional(),
})

/** DATA-29. A plan of a bundle stands beside its bundle and names it. */
export const OrderItem = z.object({
  order_item_id: z.uuid(),
  bundle_order_item_id: z.uuid().nullable(),
  product: z.object({ product_id: z.uuid(), name: z.string(), type: ProductType, slug: z.string() }),
  /** What was chosen of it: a size, so many lines; empty where there is nothing to say. */
  title: z.string(),
  quantity: z.number().int().min(1),
  /** Price of one, before discounts. */
  price: Amount,
  subtotal: Amount,
  /** Bundles only: price of the whole bundle; null for other products. */
  bundle_total: Amount.nullable(),
  discount: Amount,
  discounts: ItemDiscounts,
  total: Amount,
  initial_payment: Amount,
  remaining_payment: Amount,
  number_of_payments: z.number().int().min(1),
  /** Memberships only: name of the person who holds it. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  refunded: Amount,
  /** Lotto and prize draws that were paid for: what plays, a ticket's number or the picks of a line each. */
  numbers: z.array(z.string()).nullish(),
  /** Of the same: every draw that they are in, the first one first. */
  draws: z.array(z.object({ draw_id: z.uuid(), draws_at: z.string(), place: z.string() })).nullish(),
  /** It comes again, with or without an end, and can be cancelled. */
  is_subscription: z.boolean(),
  /** Of a subscription to a plan that ends: the plan's last day, as it was sold. */
  recurs_until: z.string().nullish(),
  /** The rate that its price contains, where the club was registered for tax; of a bundle its plans have it. */
  tax: TaxRate.nullish(),
})
export type OrderItem = z.infer<typeof OrderItem>

/** ORDER-02 */
export const Settlement = z.object({
  brand: z.string(),
  last_four_digits: z.string(),
  expiration_month: z.number().int(),
  expiration_year: z.number().int(),
})
export type Settlement = z.infer<typeof Settlement>

/** DATA-59 */
export const Transaction = z.object({
  transaction_id: z.uuid(),
  kind: z.enum(['debit', 'credit']),
  amount: Amount,
  at: z.string(),
  settlement: Settlement.nullable(),
})

/** A payment that is still to come, or that came after the first. `due` is a plain date. */
export const PlannedPayment = z.object({
  due: z.string(),
  amount: Amount,
  status: z.enum(['planned', 'charging', 'paid', 'failed', 'cancelled']),
  order_item_id: z.uuid(),
})
export type PlannedPayment = z.infer<typeof PlannedPayment>

/** DATA-28 */
export const Order = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  status: OrderStatus,
  created_at: z.string(),
  currency: z.string(),
  is_guest_checkout: z.boolean(),
  /** Name of whoever bought it. */
  paid_by: z.string().nullish(),
  pay_today: z.object({ subtotal: Amount, discount: Amount, total: Amount }),
  pay_later: Amount,
  total: Amount,
  refunded: Amount,
  multiproduct_discounts: z.array(DiscountLine),
  discount_codes: z.array(DiscountLine),
  shop_item_discounts: z.array(DiscountLine),
  transactions: z.array(Transaction),
  items: z.array(OrderItem),
  schedule: z.array(PlannedPayment),
  /** What is to come is not taken while a bank looks into a payment from the same card. */
  waits_for_bank: z.boolean(),
  /** The club's tax number; only when it was registered for tax at the time of the order. */
  tax_number: z.string().nullish(),
  /** The tax in what was given back, as it was booked; only with a tax number. */
  tax_refunded: Amount.nullish(),
  /** Why the last attempt to pay did not succeed, in words for the buyer. */
  payment_error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type Order = z.infer<typeof Order>

/** What the page said that it costs: today, and in later payments as far as they have an end. */
export const SeenTotal = z.object({ today: Amount, later: Amount })
export type SeenTotal = z.infer<typeof SeenTotal>

/** API-41. `confirmation_token` or `payment_method_id` tell the card before it is charged (PAY-16). */
export const CheckoutBody = z.object({
  shopping_cart_id: z.uuid(),
  save_payment_method: z.boolean().default(false),
  guest_first_name: z.string().trim().max(64).nullish(),
  guest_last_name: z.string().trim().max(64).nullish(),
  confirmation_token: z.string().min(1).max(255).nullish(),
  payment_method_id: z.uuid().nullish(),
  /** LOTTO-06: what the buyer has attested, recorded with the order. */
  is_over_18: z.boolean().optional(),
  /** Where the cart costs something else by now nothing is ordered: 409 `price_changed`, with the cart as it is. */
  total: SeenTotal.optional(),
})
export type CheckoutBody = z.infer<typeof CheckoutBody>

export const IdempotencyHeader = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })

/** API-41 */
export const checkout = endpoint('POST /store/{club}/checkouts', {
  name: 'checkout',
  summary: 'Makes an order of a cart and begins its payment',
  tag: 'Orders',
  params: ClubParams,
  headers: IdempotencyHeader,
  body: CheckoutBody,
  reply: z.object({
    order_id: z.uuid(),
    payment_token: z.string(),
    /** What the gateway calls the saved card that was chosen: without the token of its holder's payment it pays for nothing. */
    payment_method: z.string().optional(),
  }),
})

/** API-42: for what costs nothing today and nothing later. */
export const freeCheckout = endpoint('POST /store/{club}/free_checkout', {
  name: 'freeCheckout',
  summary: 'Makes an order of a cart that costs nothing',
  tag: 'Orders',
  params: ClubParams,
  headers: IdempotencyHeader,
  body: CheckoutBody.pick({
    shopping_cart_id: true,
    guest_first_name: true,
    guest_last_name: true,
    is_over_18: true,
    total: true,
  }),
  reply: z.object({ order_id: z.uuid() }),
})

/** API-43, OPEN-102: for the payment element before there is an order; what is charged is the server's own sum. */
export const createPaymentIntent = endpoint('POST /store/{club}/create-payment-intent', {
  name: 'createPaymentIntent',
  summary: 'A secret for the payment element; the amount is the cart’s, whatever is sent',
  tag: 'Orders',
  params: ClubParams,
  body: z.object({ amount: Amount, currency: z.string().length(3), shopping_cart_id: z.uuid().optional() }),
  reply: z.object({ client_secret: z.string() }),
})

/** API-44. While an order is New, asking for it asks the gateway too. */
export const getOrder = endpoint('GET /store/{club}/orders/{order_id}', {
  name: 'getOrder',
  summary: 'An order, for the person who bought it',
  tag: 'Orders',
  params: ClubParams.extend({ order_id: z.uuid() }),
  reply: Order,
})

/** API-45, OPEN-116. A zone that there is not is the club's own. */
export const downloadOrder = endpoint('GET /store/{club}/orders/{order_id}/download', {
  name: 'downloadOrder',
  summary: 'An order on paper, for the person who bought it',
  tag: 'Orders',
  params: ClubParams.extend({ order_id: z.uuid() }),
  query: z.object({ timezone: z.string().max(64).optional() }),
  reply: fileOf('application/pdf'),
})

/** Calendar file with what is still to come of an order, for the buyer; 404 when nothing is. */
export const orderCalendar = endpoint('GET /store/{club}/orders/{order_id}/calendar', {
  name: 'orderCalendar',
  summary:
    'The later payments of an order and the draws that it plays in as entries of a calendar, for the person who bought it',
  tag: 'Orders',
  params: ClubParams.extend({ order_id: z.uuid() }),
  query: z.object({ only: z.enum(['payments']).optional() }),
  reply: fileOf('text/calendar'),
})
