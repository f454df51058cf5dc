import { z } from 'zod'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { GateSale } from './gate-sale.ts'
import { CHANNELS, HAND_WAYS, MAX_NOTE, MAX_REASON, ORDER_MONEY, PAYMENT_WAYS } from './order-limits.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { fileOf } from '../../file.ts'
import { Order, OrderStatus } from '../orders.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { Payer } from './payer.ts'
import { OfficeRefund, RefundableLine, RefundRequest } from './refunds.ts'
import { ProductType } from '../../selling/products.ts'

/** What came in, for those who run the club. */

const OrderParams = z.object({ order_id: z.uuid() })
const office = { tag: 'Back office', headers: AccountHeader } as const

const Amount = z.number().int().min(0)
/** Amount in a query string, in euro or pounds as a treasurer types it: 27.50. */
const AskedAmount = z.coerce.number().min(0).max(1_000_000).optional()
const AskedText = z.string().trim().min(1).max(200).optional()

/** An order as the list shows it. */
export const OfficeOrderRow = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  created_at: z.iso.datetime(),
  buyer: z.string(),
  what: z.string(),
  status: OrderStatus,
  money: z.enum(ORDER_MONEY),
  currency: z.string(),
  total: Amount,
  paid: Amount,
  refunded: Amount,
  due: Amount,
  late: Amount,
  ways: z.array(z.enum(PAYMENT_WAYS)),
})
export type OfficeOrderRow = z.infer<typeof OfficeOrderRow>

export const OfficeOrdersQuery = listQuery([
  'order_seq',
  'created_at',
  'buyer',
  'money',
  'total',
  'paid',
]).extend({
  status: OrderStatus.optional(),
  money: z.enum(ORDER_MONEY).optional(),
  /** Orders with an unpaid amount. */
  owing: z.enum(['true']).optional(),
  /** Its last payment was refused, or one of its later ones. */
  attention: z.enum(['true']).optional(),
  /** Something of it was given back. */
  back: z.enum(['true']).optional(),
  /** A refund of it waits for a second person. */
  waits: z.enum(['true']).optional(),
  way: z.enum(PAYMENT_WAYS).optional(),
  channel: z.enum(CHANNELS).optional(),
  type: ProductType.optional(),
  /** Part of the name of a plan, a programme or an item. */
  product: AskedText,
  /** Part of the name of the buyer, or of a person that the order is for. */
  member: AskedText,
  number: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  amount_from: AskedAmount,
  amount_to: AskedAmount,
})
export type OfficeOrdersQuery = z.infer<typeof OfficeOrdersQuery>

/** Sums of all that the filter finds, not of the page alone. */
const OrderSums = z.object({ taken: z.number().int(), back: z.number().int(), due: z.number().int() })

/** Default order: the newest first. */
export const listOfficeOrders = endpoint('GET /backoffice/orders', {
  ...office,
  name: 'listOfficeOrders',
  summary: 'What was bought from the club, with what was paid so far',
  query: OfficeOrdersQuery,
  reply: collectionOf(OfficeOrderRow).extend({
    counts: z.object({
      all: z.number().int(),
      attention: z.number().int(),
      owing: z.number().int(),
      back: z.number().int(),
      waits: z.number().int(),
    }),
    sums: OrderSums,
  }),
})

export const listOfficeOrdersCsv = csvOf(
  listOfficeOrders,
  OfficeOrdersQuery.extend(
    csvColumns(['order_seq', 'created_at', 'buyer', 'what', 'money', 'total', 'paid', 'back', 'due', 'ways']),
  ),
)

/** Money that a bank took back for its holder; `won` is the club's again. */
const OfficeDispute = z.object({
  dispute_id: z.uuid(),
  amount: Amount,
  fee: Amount,
  reason: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
})

/** Each attempt to pay the order, paid or not. */
const OfficePayment = z.object({
  payment_id: z.uuid(),
  way: z.enum(PAYMENT_WAYS),
  /** "Visa ending 4242"; null where no card is known. */
  card: z.string().nullable(),
  amount: Amount,
  /** What the provider kept; null while it has not said. */
  fee: Amount.nullable(),
  refunded: Amount,
  status: z.enum(['waiting', 'paid', 'failed', 'cancelled']),
  /** Why the bank said no. */
  refused: z.string().nullable(),
  /** Payments by hand only: the admin who took it, and their note. */
  taken_by: z.string().nullable(),
  note: z.string().nullable(),
  /** Recorded by mistake, and put right by a counter-entry. */
  is_corrected: z.boolean(),
  at: z.string(),
})
export type OfficePayment = z.infer<typeof OfficePayment>

/** What is paid later, and can be paid by hand. */
const OfficeLater = z.object({
  scheduled_payment_id: z.uuid(),
  order_item_id: z.uuid(),
  name: z.string(),
  person: z.string(),
  due: z.string(),
  amount: Amount,
  /** `written-off`: two admins decided to stop asking for it. */
  status: z.enum(['planned', 'charging', 'paid', 'failed', 'cancelled', 'written-off']),
})

const LedgerLine = z.object({
  at: z.string(),
  kind: z.string(),
  account: z.string(),
  /** Debits are positive, credits negative. */
  amount: z.number().int(),
})

const OfficeMail = z.object({
  template: z.string(),
  to: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  at: z.string(),
})

const OfficeEvent = z.object({
  at: z.string(),
  kind: z.string(),
  actor: z.string().nullable(),
  detail: z.record(z.string(), z.string()),
})

/** An order with its buyer, all that was paid, went back and was said about it. */
export const OfficeOrder = Order.extend({
  buyer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  payer: Payer,
  money: z.enum(ORDER_MONEY),
  /** The orders before and after it by number. */
  newer: z.uuid().nullable(),
  older: z.uuid().nullable(),
  refunds: z.array(OfficeRefund),
  disputes: z.array(OfficeDispute),
  payments: z.array(OfficePayment),
  later: z.array(OfficeLater),
  /** What is to come is not charged before a bank has decided about this order: the card is the same. Null when nothing waits. */
  waits_for_dispute: z.object({ order_id: z.uuid(), order_seq: z.number().int() }).nullable(),
  refundable: z.array(RefundableLine),
  refund_requests: z.array(RefundRequest),
  /** Refunds that went back by themselves, failed, and can be tried again. */
  repeatable: z.array(z.uuid()),
  /** Other admins who may refund here; one of them has to confirm. */
  colleagues: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
  ledger: z.array(LedgerLine),
  mails: z.array(OfficeMail),
  log: z.array(OfficeEvent),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

export const getOfficeOrder = endpoint('GET /backoffice/orders/{order_id}', {
  ...office,
  name: 'getOfficeOrder',
  summary: 'An order with its buyer, its payments and what was given back',
  params: OrderParams,
  reply: OfficeOrder,
})

export const downloadOfficeOrder = endpoint('GET /backoffice/orders/{order_id}/receipt', {
  ...office,
  name: 'downloadOfficeOrder',
  summary: 'The receipt of an order as a PDF, for those who run the club',
  params: OrderParams,
  reply: fileOf('application/pdf'),
})

export const sellAtGate = endpoint('POST /backoffice/orders', {
  ...office,
  name: 'sellAtGate',
  summary:
    'Sells items of the shop to someone who pays in cash or by transfer: an order that is complete at once',
  body: GateSale,
  reply: z.object({ order_id: z.uuid(), order_seq: z.number().int(), total: Amount }),
})

export const recordPayment = endpoint('POST /backoffice/orders/{order_id}/payments', {
  ...office,
  name: 'recordPayment',
  summary: 'Records cash or a bank transfer for later payments of an order',
  params: OrderParams,
  body: z.object({
    /** Chosen by the caller: recorded again with the same, it is recorded once. */
    payment_id: z.uuid(),
    way: z.enum(HAND_WAYS),
    scheduled_payment_ids: z.array(z.uuid()).min(1).max(100),
    /** What was handed over: exactly what these come to. */
    amount: z.number().int().min(1).max(100_000_000),
    note: z.string().trim().max(MAX_NOTE).default(''),
  }),
  reply: z.object({ payment_id: z.uuid(), amount: Amount }),
})

export const correctPayment = endpoint(
  'POST /backoffice/orders/{order_id}/payments/{payment_id}/correction',
  {
    ...office,
    name: 'correctPayment',
    summary: 'Takes back what was recorded by mistake, by a counter-entry',
    params: OrderParams.extend({ payment_id: z.uuid() }),
    body: z.object({ reason: z.string().trim().min(1).max(MAX_REASON) }),
    reply: z.object({ payment_id: z.uuid(), amount: Amount }),
  },
)

export const sendReceiptAgain = endpoint('POST /backoffice/orders/{order_id}/receipts', {
  ...office,
  name: 'sendReceiptAgain',
  summary: 'Sends the receipt of an order to its buyer again',
  params: OrderParams,
  body: z.object({ request_id: z.uuid() }),
  reply: z.object({ to: z.string() }),
})
