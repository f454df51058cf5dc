import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { OrderStatus } from '../money/orders.ts'
import { endpoint } from '../endpoint.ts'

/**
 * What other software reads with a key of the club (docs/webhooks.md): `Authorization: Bearer ch_…`. The key says which club.
 * Amounts are cents. Pages follow each other by `next_cursor`, in an order that does not change.
 */

const CursorQuery = z.object({
  /** `next_cursor` of the page before. */
  cursor: z.string().min(1).max(120).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), /** Null on the last page. */ next_cursor: z.string().nullable() })

const machine = { tag: 'For other software' } as const

export const MachineOrder = z.object({
  order_id: z.uuid(),
  order_number: z.number().int(),
  status: OrderStatus,
  /** The buyer; never a child. */
  buyer: z.string(),
  currency: Currency,
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** When it, a payment or a refund of it last changed. */
  updated_at: z.iso.datetime(),
  subtotal: z.number().int(),
  discount: z.number().int(),
  total: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  /** Still to be paid on its day, and not paid on its day. */
  due: z.number().int(),
  late: z.number().int(),
  lines: z.array(
    z.object({
      line_id: z.uuid(),
      type: z.string(),
      product_id: z.uuid(),
      name: z.string(),
      quantity: z.number().int(),
      total: z.number().int(),
      refunded: z.number().int(),
    }),
  ),
  payments: z.array(
    z.object({
      payment_id: z.uuid(),
      at: z.iso.datetime(),
      method: z.string(),
      status: z.string(),
      amount: z.number().int(),
      /** What the card provider kept; null while it has not said. */
      fee: z.number().int().nullable(),
      refunded: z.number().int(),
    }),
  ),
  refunds: z.array(
    z.object({
      refund_id: z.uuid(),
      payment_id: z.uuid(),
      at: z.iso.datetime(),
      status: z.string(),
      amount: z.number().int(),
    }),
  ),
})
export type MachineOrder = z.infer<typeof MachineOrder>

export const MachineOrdersQuery = CursorQuery.extend({
  /** What changed since, also by a payment or a refund. */
  updated_since: z.iso.datetime({ offset: true }).optional(),
  created_from: z.iso.datetime({ offset: true }).optional(),
  created_to: z.iso.datetime({ offset: true }).optional(),
  status: OrderStatus.optional(),
})
export type MachineOrdersQuery = z.infer<typeof MachineOrdersQuery>

/** Sorted by order number, the oldest first. */
export const listMachineOrders = endpoint('GET /orders', {
  ...machine,
  name: 'listMachineOrders',
  summary: 'The club’s orders with their lines, payments and refunds (scope `orders:read`)',
  query: MachineOrdersQuery,
  reply: pageOf(MachineOrder),
})

export const getMachineOrder = endpoint('GET /orders/{order_id}', {
  ...machine,
  name: 'getMachineOrder',
  summary: 'One order (scope `orders:read`)',
  params: z.object({ order_id: z.uuid() }),
  reply: MachineOrder,
})

export const MachineBooking = z.object({
  transaction_id: z.uuid(),
  at: z.iso.datetime(),
  /** `charge`, `fee`, `refund` …; more may come. */
  kind: z.string(),
  order_id: z.uuid().nullable(),
  payment_id: z.uuid().nullable(),
  refund_id: z.uuid().nullable(),
  currency: Currency,
  /** Debits are positive, credits negative; they add up to nothing. */
  entries: z.array(z.object({ account: z.string(), amount: z.number().int(), line_id: z.uuid().nullable() })),
})
export type MachineBooking = z.infer<typeof MachineBooking>

export const MachineLedgerQuery = CursorQuery.extend({
  /** Booked at or after this moment, and before that one. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
})
export type MachineLedgerQuery = z.infer<typeof MachineLedgerQuery>

/** Sorted by time of booking, the oldest first; entries never change. */
export const listMachineLedger = endpoint('GET /ledger', {
  ...machine,
  name: 'listMachineLedger',
  summary: 'The club’s books, booking by booking (scope `ledger:read`)',
  query: MachineLedgerQuery,
  reply: pageOf(MachineBooking),
})

/** A name, a plan and whether it runs: nothing that was answered in a form. */
export const MachineMembership = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  plan_id: z.uuid(),
  plan: z.string(),
  status: z.enum(['upcoming', 'active', 'ended', 'cancelled']),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
})
export type MachineMembership = z.infer<typeof MachineMembership>

export const MachineMembersQuery = CursorQuery.extend({
  status: MachineMembership.shape.status.optional(),
  created_from: z.iso.datetime({ offset: true }).optional(),
})
export type MachineMembersQuery = z.infer<typeof MachineMembersQuery>

/** Sorted by time of joining, the oldest first; a member with two plans is listed twice. */
export const listMachineMembers = endpoint('GET /members', {
  ...machine,
  name: 'listMachineMembers',
  summary: 'Who holds which plan (scope `members:read`)',
  query: MachineMembersQuery,
  reply: pageOf(MachineMembership),
})
