import { z } from 'zod'
import { AccountHeader, endpoint } from './endpoint.ts'
import { Order } from './orders.ts'

/** What came in, for those who run the club. */

const OrderParams = z.object({ order_id: z.uuid() })

const Amount = z.number().int().min(0)

/** Money that goes back; one that failed is with the club again. */
const OfficeRefund = z.object({
  refund_id: z.uuid(),
  amount: Amount,
  reason: z.string(),
  status: z.enum(['requested', 'pending', 'done', 'failed']),
  requested_at: z.string(),
  done_at: z.string().nullable(),
  failed_at: z.string().nullable(),
})

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

/** An order with its buyer, and all that went back. */
export const OfficeOrder = Order.extend({
  buyer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  refunds: z.array(OfficeRefund),
  disputes: z.array(OfficeDispute),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

export const getOfficeOrder = endpoint({
  name: 'getOfficeOrder',
  method: 'GET',
  path: '/backoffice/orders/{order_id}',
  summary: 'An order with its buyer, its payments and what was given back',
  tag: 'Back office',
  params: OrderParams,
  headers: AccountHeader,
  reply: OfficeOrder,
})

export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/backoffice/orders/{order_id}/refunds',
  summary: 'Gives back what was paid for some lines of an order',
  tag: 'Back office',
  params: OrderParams,
  headers: AccountHeader,
  body: z.object({
    lines: z
      .array(z.object({ order_item_id: z.uuid(), amount: z.number().int().min(1).max(100_000_000) }))
      .min(1)
      .max(100),
    reason: z.string().trim().min(1).max(500),
  }),
  reply: z.object({ refund_ids: z.array(z.uuid()), amount: z.number().int() }),
})
