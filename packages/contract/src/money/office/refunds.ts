import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { ProductType } from '../../selling/products.ts'
import { MAX_REASON, PAYMENT_WAYS } from './order-limits.ts'

const OrderParams = z.object({ order_id: z.uuid() })
const office = { tag: 'Back office', headers: AccountHeader } as const
const Amount = z.number().int().min(0)

/** Money that goes back; one that failed is with the club again. */
export const OfficeRefund = z.object({
  refund_id: z.uuid(),
  amount: Amount,
  reason: z.string(),
  status: z.enum(['requested', 'pending', 'done', 'failed']),
  requested_at: z.string(),
  done_at: z.string().nullable(),
  failed_at: z.string().nullable(),
})

const RefundLines = z
  .array(z.object({ order_item_id: z.uuid(), amount: z.number().int().min(1).max(100_000_000) }))
  .min(1)
  .max(100)

/** The admin who took a step, and when. */
const Hand = z.object({ user_id: z.uuid(), name: z.string(), at: z.string() })

/** A refund that one person asked for and another decides: above the club's sum, or where arrears end with it. */
export const RefundRequest = z.object({
  request_id: z.uuid(),
  lines: RefundLines,
  amount: Amount,
  /** What was late and ends with it. */
  late: Amount,
  reason: z.string(),
  /** `lapsed`: it could not be given back any more when it was confirmed. */
  status: z.enum(['asked', 'done', 'declined', 'lapsed']),
  asked: Hand,
  decided: Hand.nullable(),
  /** Reason given by the admin who declined. */
  decided_why: z.string(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/** What can still be given back of a line. */
export const RefundableLine = z.object({ order_item_id: z.uuid(), left: Amount })

/** What would happen: nothing of it has. */
export const RefundPreview = z.object({
  amount: Amount,
  /** Payments that the refund goes back to, the newest first. */
  parts: z.array(z.object({ way: z.enum(PAYMENT_WAYS), card: z.string().nullable(), amount: Amount })),
  /** Lines that are given back whole: whose they were is theirs no more. */
  ends: z.array(
    z.object({
      name: z.string(),
      person: z.string(),
      type: ProductType,
      /** Places left before and after; null where they are not counted. */
      places: z.object({ before: z.number().int(), after: z.number().int() }).nullable(),
    }),
  ),
  /** Instalments that will no longer be charged. */
  called_off: Amount,
  /** What is being taken at this moment: it cannot be stopped, and comes back by itself. */
  being_taken: Amount,
  /** What is late and is written off with it. */
  late: Amount,
  /** True when a second admin has to confirm the refund. */
  needs_second: z.boolean(),
  ledger: z.array(z.object({ account: z.string(), amount: z.number().int() })),
  /** What the club keeps of the order then. */
  kept: Amount,
  /** What the card provider kept, and keeps. */
  fee: Amount,
})
export type RefundPreview = z.infer<typeof RefundPreview>

export const previewRefund = endpoint('POST /backoffice/orders/{order_id}/refund-preview', {
  ...office,
  name: 'previewRefund',
  summary: 'What a refund would do; nothing is given back',
  params: OrderParams,
  body: z.object({ lines: RefundLines }),
  reply: RefundPreview,
})

export const refundOrder = endpoint('POST /backoffice/orders/{order_id}/refunds', {
  ...office,
  name: 'refundOrder',
  summary: 'Gives back what was paid for some lines of an order, or asks a second person to confirm it',
  params: OrderParams,
  body: z.object({
    lines: RefundLines,
    reason: z.string().trim().min(1).max(MAX_REASON),
    /** Asked again with the same, nothing more goes back. */
    request_id: z.uuid(),
  }),
  /** `waits`: nothing goes back before a second person has confirmed it. */
  reply: z.object({ refund_ids: z.array(z.uuid()), amount: z.number().int(), waits: z.boolean() }),
})

const REQUEST = '/backoffice/orders/{order_id}/refund-requests/{request_id}'
const RequestParams = OrderParams.extend({ request_id: z.uuid() })

export const confirmRefund = endpoint(`POST ${REQUEST}/confirmation`, {
  ...office,
  name: 'confirmRefund',
  summary: 'Gives back what someone else asked for: never the same person',
  params: RequestParams,
  reply: z.object({ refund_ids: z.array(z.uuid()), amount: z.number().int() }),
})

export const declineRefund = endpoint(`POST ${REQUEST}/refusal`, {
  ...office,
  name: 'declineRefund',
  summary: 'Refuses a refund that was asked for; the person who asked may withdraw it as well',
  params: RequestParams,
  body: z.object({ reason: z.string().trim().max(MAX_REASON).default('') }),
  reply: z.object({ amount: z.number().int() }),
})

export const repeatRefund = endpoint('POST /backoffice/orders/{order_id}/refunds/{refund_id}/repeat', {
  ...office,
  name: 'repeatRefund',
  summary: 'Tries again to give back money that the club may not keep, and that the bank refused',
  params: OrderParams.extend({ refund_id: z.uuid() }),
  body: z.object({ request_id: z.uuid() }),
  reply: z.object({ refund_ids: z.array(z.uuid()), amount: z.number().int() }),
})
