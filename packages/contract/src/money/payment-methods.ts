import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IdempotencyHeader, Order, Settlement } from './orders.ts'
import { collectionOf, listQuery } from '../paging.ts'

/** The member's saved cards at the gateway, and what they still owe. Card numbers never pass through here (OPEN-112). */

export const PaymentMethod = Settlement.extend({
  payment_method_id: z.uuid(),
  funding: z.enum(['credit', 'debit', 'prepaid', 'unknown']),
  default: z.boolean(),
  /** Payments of an order that is still being paid are taken from it. */
  in_use: z.boolean(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

const MethodParams = z.object({ payment_method_id: z.uuid() })

/** API-71, MYACC-01 */
export const listPaymentMethods = endpoint('GET /member/payment-methods', {
  name: 'listPaymentMethods',
  summary: 'The cards that the signed-in person keeps',
  tag: 'Payments',
  query: listQuery(['created_at']),
  reply: collectionOf(PaymentMethod),
})

/** API-72: asked for when a card is sent, not when a page opens. Repeated with its key it is the same one. */
export const createCardSecret = endpoint('GET /member/create-payment-intent', {
  name: 'createCardSecret',
  summary: 'A secret with which the payment element keeps a card',
  tag: 'Payments',
  headers: IdempotencyHeader,
  reply: z.object({ client_secret: z.string() }),
})

/** API-73, OPEN-112: what the gateway calls the card, or the payment of nothing that took it when the bank wanted its holder. */
export const addPaymentMethod = endpoint('POST /member/payment-methods/create', {
  name: 'addPaymentMethod',
  summary: 'Keeps a card that the gateway has taken',
  tag: 'Payments',
  body: z.object({ payment_method_id: z.string().min(1).max(255), default: z.boolean().default(false) }),
  reply: PaymentMethod,
})

/** API-74 */
export const updatePaymentMethod = endpoint('PATCH /member/payment-methods/{payment_method_id}', {
  name: 'updatePaymentMethod',
  summary: 'Makes a card the one that is used first',
  tag: 'Payments',
  params: MethodParams,
  body: z.object({ default: z.boolean() }),
  reply: PaymentMethod,
})

/** API-75 */
export const removePaymentMethod = endpoint('DELETE /member/payment-methods/{payment_method_id}', {
  name: 'removePaymentMethod',
  summary: 'Keeps a card no longer; not one that an order is still paid from',
  tag: 'Payments',
  params: MethodParams,
  reply: z.object({}),
})

/** API-76 */
export const hasFailedPayments = endpoint('GET /member/has-failed-payments', {
  name: 'hasFailedPayments',
  summary: 'Whether payments of the signed-in person have failed and wait for them, and how many',
  tag: 'Payments',
  reply: z.object({ has_failed_payments: z.boolean(), failed_payments: z.number().int().min(0) }),
})

export const ArrearsOrder = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  account_id: z.uuid(),
  club: z.object({ name: z.string(), slug: z.string() }),
  currency: z.string(),
  amount: z.number().int(),
  /** Why the last charge was refused, in words for the holder. */
  reason: z.string().nullable(),
  payments: z.array(
    z.object({ due: z.string(), amount: z.number().int(), name: z.string(), person: z.string() }),
  ),
})
export type ArrearsOrder = z.infer<typeof ArrearsOrder>

/** API-77 */
export const listArrears = endpoint('GET /member/arrears/orders', {
  name: 'listArrears',
  summary: 'Orders of which a payment has failed',
  tag: 'Payments',
  reply: z.object({ items: z.array(ArrearsOrder) }),
})

/** `requires_action` is confirmed in the browser with the token. */
export const ChargeOutcome = z.object({
  payment_token: z.string().nullable(),
  status: z.enum(['succeeded', 'requires_action', 'failed', 'processing']),
  message: z.string().nullable(),
  /** Beside a token: what the gateway calls the card, which pays for nothing without it. */
  payment_method: z.string().nullable(),
})
export type ChargeOutcome = z.infer<typeof ChargeOutcome>

/**
 * API-78, OPEN-113. `requires_action` is confirmed in the browser with the token. `succeeded` means that nothing of it is owed any more;
 * what is being charged at this moment is `processing`.
 */
export const payArrears = endpoint('POST /member/arrears/pay', {
  name: 'payArrears',
  summary: 'Pays what has failed, from a card that is kept',
  tag: 'Payments',
  body: z.object({
    order_ids: z.array(z.uuid()).min(1).max(20),
    payment_method_id: z.uuid(),
    /** What the page showed, in all: where something else is owed by now, nothing is charged and the answer is 409. */
    amount: z.number().int().min(1).optional(),
  }),
  reply: ChargeOutcome,
})

const OrderParams = z.object({ order_id: z.uuid() })

/** Later payments of the order are taken from another card from now on. */
export const changeOrderCard = endpoint('POST /member/orders/{order_id}/payment-method', {
  name: 'changeOrderCard',
  summary: 'Takes the payments that are still to come from another card',
  tag: 'Payments',
  params: OrderParams,
  body: z.object({ payment_method_id: z.uuid() }),
  reply: Order,
})

/**
 * `due` is the day of the payment that is meant: without it a second press pays the one after it. With `all_left` every payment that is
 * planned is made in one, but for those of what renews without an end.
 */
export const payEarly = endpoint('POST /member/orders/{order_id}/pay-early', {
  name: 'payEarly',
  summary: 'Pays what comes next now, or all that is left, from the card of the order or another',
  tag: 'Payments',
  params: OrderParams,
  body: z.object({
    payment_method_id: z.uuid().optional(),
    due: z.iso.date().optional(),
    all_left: z.boolean().default(false),
    /** Of all that is left, what the page showed: where it is something else by now, nothing is charged and the answer is 409. */
    amount: z.number().int().min(1).optional(),
  }),
  reply: ChargeOutcome,
})

/** What was paid for is kept to its end. */
export const cancelSubscription = endpoint('POST /member/orders/{order_id}/cancel-subscription', {
  name: 'cancelSubscription',
  summary: 'Ends a subscription with the period that is paid',
  tag: 'Payments',
  params: OrderParams,
  body: z.object({ order_item_id: z.uuid() }),
  reply: Order,
})
