import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { TEST_EVENT, type HookEvent } from './machine-limits.ts'

/**
 * The body of each webhook (docs/webhooks.md), as the triggers write it: ids, amounts, kinds and days, and nobody's name. Amounts are cents.
 */

const amount = z.number().int()
const TimedEvent = { timestamp: z.iso.datetime().describe('When it happened; it may arrive later.') }
const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), ...TimedEvent, data })

const Refund = z.object({
  refund_id: z.uuid(),
  order_id: z.uuid(),
  payment_id: z.uuid(),
  amount,
  currency: Currency,
  lines: z.array(z.object({ order_item_id: z.uuid().describe('The `line_id` of the order.'), amount })),
})

const Payment = z.object({
  payment_id: z.uuid(),
  order_id: z.uuid(),
  kind: z.string().describe('`checkout`, `instalment`, `hand` …; more may come.'),
  method: z.string().describe('`card`, `cash`, `transfer` …; more may come.'),
  amount,
  currency: Currency,
})

const Membership = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  plan_id: z.uuid(),
  line_id: z.uuid().nullable().describe('The order’s line; null for one that the club brought along.'),
  status: z.enum(['active', 'cancelled']),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
})

const Order = z.object({
  order_id: z.uuid(),
  order_number: z.number().int(),
  currency: Currency,
  total: amount,
  paid_today: amount,
  to_pay_later: amount,
  lines: z.array(
    z.object({
      line_id: z.uuid(),
      type: z.string(),
      product_id: z.uuid(),
      quantity: z.number().int(),
      total: amount,
    }),
  ),
})

const Instalment = z.object({
  instalment_id: z.uuid(),
  order_id: z.uuid(),
  line_id: z.uuid(),
  number: z.number().int(),
  due_on: z.iso.date(),
  amount,
  payment_id: z.uuid().nullable(),
})

export const MACHINE_EVENTS = {
  'order.completed': event('order.completed', Order),
  'order.refunded': event('order.refunded', Refund),
  'refund.failed': event('refund.failed', Refund),
  'payment.recorded': event('payment.recorded', Payment),
  'payment.failed': event('payment.failed', Payment),
  'payment.corrected': event('payment.corrected', Payment),
  'instalment.paid': event('instalment.paid', Instalment),
  'membership.started': event('membership.started', Membership),
  'membership.cancelled': event('membership.cancelled', Membership),
  'person.erased': event('person.erased', z.object({ member_id: z.uuid() })),
  [TEST_EVENT]: event(TEST_EVENT, z.object({ webhook_id: z.uuid() })),
} as const satisfies Record<HookEvent | typeof TEST_EVENT, z.ZodType>
