import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { OrderStatus } from '../money/orders.ts'
import { endpoint } from '../endpoint.ts'

/**
 * What other software reads with a key of the club (docs/machines.md): `Authorization: Bearer ch_…`. The key says which club.
 * Amounts are cents. Pages follow each other by `next_cursor`, in an order that does not change.
 */

const moment = () => z.iso.datetime({ offset: true })

const CursorQuery = z.object({
  cursor: z.string().min(1).max(120).optional().describe('`next_cursor` of the page before.'),
  limit: z.coerce.number().int().min(1).max(100).default(50).describe('How many at most.'),
})

const updatedSince = () =>
  moment()
    .optional()
    .describe(
      'Only what was written at or after this moment. Send the newest `updated_at` that you have, less five minutes. What changed longest ago comes first then.',
    )

const updatedAt = () =>
  z.iso
    .datetime()
    .describe('When it was last written, by the database’s clock: to be compared with itself and no other.')

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next_cursor: z.string().nullable().describe('For the page after this one; null on the last.'),
  })

const machine = { tag: 'For other software' } as const

export const MachineOrderLine = z.object({
  line_id: z.uuid(),
  type: z.string().describe('`Plan`, `Bundle`, `Lottery`, `ShopItem` …; more may come.'),
  product_id: z.uuid(),
  name: z.string(),
  quantity: z.number().int(),
  total: z.number().int(),
  refunded: z.number().int(),
})

export const MachinePayment = z.object({
  payment_id: z.uuid(),
  at: z.iso.datetime(),
  method: z.string().describe('`card`, `cash`, `transfer` …; more may come.'),
  status: z.string().describe('`succeeded`, `pending`, `failed`, `cancelled` …; more may come.'),
  amount: z.number().int(),
  fee: z.number().int().nullable().describe('What the card provider kept; null while it has not said.'),
  refunded: z.number().int(),
})

export const MachineRefund = z.object({
  refund_id: z.uuid(),
  payment_id: z.uuid(),
  at: z.iso.datetime(),
  status: z.string().describe('`requested`, `pending`, `done`, `failed` …; more may come.'),
  amount: z.number().int(),
})

export const MachineOrder = z.object({
  order_id: z.uuid(),
  order_number: z.number().int(),
  status: OrderStatus,
  buyer: z.string().describe('Who bought; never a child.'),
  currency: Currency,
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  updated_at: updatedAt(),
  subtotal: z.number().int(),
  discount: z.number().int(),
  total: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  due: z.number().int().describe('Still to be paid, each part on its day.'),
  late: z.number().int().describe('Not paid on its day.'),
  lines: z.array(MachineOrderLine),
  payments: z.array(MachinePayment),
  refunds: z.array(MachineRefund),
})
export type MachineOrder = z.infer<typeof MachineOrder>

export const MachineOrdersQuery = CursorQuery.extend({
  updated_since: updatedSince(),
  created_from: moment().optional().describe('Placed at or after this moment.'),
  created_to: moment().optional().describe('Placed before this moment.'),
  status: OrderStatus.optional(),
})
export type MachineOrdersQuery = z.infer<typeof MachineOrdersQuery>

/** Sorted by order number, the oldest first; with `updated_since` by `updated_at`. */
export const MachineOrderPage = pageOf(MachineOrder)
export const listMachineOrders = endpoint('GET /orders', {
  ...machine,
  name: 'listMachineOrders',
  summary: 'The club’s orders with their lines, payments and refunds (scope `orders:read`)',
  query: MachineOrdersQuery,
  reply: MachineOrderPage,
})

export const getMachineOrder = endpoint('GET /orders/{order_id}', {
  ...machine,
  name: 'getMachineOrder',
  summary: 'One order (scope `orders:read`)',
  params: z.object({ order_id: z.uuid() }),
  reply: MachineOrder,
})

export const MachineBookingEntry = z.object({
  account: z.string(),
  amount: z.number().int().describe('Debits are positive, credits negative.'),
  line_id: z.uuid().nullable(),
})

export const MachineBooking = z.object({
  transaction_id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.string().describe('`charge`, `fee`, `refund` …; more may come.'),
  order_id: z.uuid().nullable(),
  payment_id: z.uuid().nullable(),
  refund_id: z.uuid().nullable(),
  currency: Currency,
  entries: z.array(MachineBookingEntry).describe('They add up to nothing.'),
})
export type MachineBooking = z.infer<typeof MachineBooking>

export const MachineLedgerQuery = CursorQuery.extend({
  from: moment().optional().describe('Booked at or after this moment.'),
  to: moment().optional().describe('Booked before this moment.'),
})
export type MachineLedgerQuery = z.infer<typeof MachineLedgerQuery>

export const MachineBookingPage = pageOf(MachineBooking)

/** Sorted by time of booking, the oldest first; entries never change. */
export const listMachineLedger = endpoint('GET /ledger', {
  ...machine,
  name: 'listMachineLedger',
  summary: 'The club’s books, booking by booking (scope `ledger:read`)',
  query: MachineLedgerQuery,
  reply: MachineBookingPage,
})

/** A name, a plan and whether it runs: nothing that was answered in a form. */
export const MachineMembership = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  plan_id: z.uuid(),
  plan: z.string(),
  status: z
    .enum(['upcoming', 'active', 'ended', 'cancelled'])
    .describe('As it is today in the club; a day that passes changes no `updated_at`.'),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  created_at: z.iso.datetime(),
  updated_at: updatedAt(),
})
export type MachineMembership = z.infer<typeof MachineMembership>

export const MachineMembersQuery = CursorQuery.extend({
  status: MachineMembership.shape.status.optional(),
  created_from: moment().optional().describe('Joined at or after this moment.'),
  updated_since: updatedSince(),
})
export type MachineMembersQuery = z.infer<typeof MachineMembersQuery>

export const MachineMembershipPage = pageOf(MachineMembership)

/** Sorted by time of joining, the oldest first, with `updated_since` by `updated_at`; a member with two plans is listed twice. */
export const listMachineMembers = endpoint('GET /members', {
  ...machine,
  name: 'listMachineMembers',
  summary: 'Who holds which plan (scope `members:read`)',
  query: MachineMembersQuery,
  reply: MachineMembershipPage,
})

export const MachineRemoval = z.object({
  kind: z
    .enum(['membership', 'person'])
    .describe(
      '`membership`: taken back with the list that brought it. `person`: erased, or without a name now; forget what you know of them.',
    ),
  id: z.uuid().describe('A `membership_id`, or a `member_id`.'),
  removed_at: z.iso.datetime().describe('By the same clock as `updated_at`.'),
})
export type MachineRemoval = z.infer<typeof MachineRemoval>

export const MachineRemovalsQuery = CursorQuery.extend({ updated_since: updatedSince() })
export type MachineRemovalsQuery = z.infer<typeof MachineRemovalsQuery>

export const MachineRemovalPage = pageOf(MachineRemoval)

/** What whoever follows the members would otherwise keep for ever. Sorted by when it went. */
export const listMachineRemovals = endpoint('GET /removals', {
  ...machine,
  name: 'listMachineRemovals',
  summary: 'Memberships and people that are no longer there (scope `members:read`)',
  query: MachineRemovalsQuery,
  reply: MachineRemovalPage,
})
