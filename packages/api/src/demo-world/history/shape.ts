import type { HistoryOrder } from '@clubhouse/demo/history/shape'
import type { formAnswers } from '#people/forms/tables.ts'
import type { Booking } from '#money/ledger/port.ts'
import type { lotteryTickets } from '#selling/lottery/tables.ts'
import type { memberships } from '#people/members/tables.ts'
import type { payments, refunds, scheduledPayments } from '#money/payments/tables.ts'
import type { orderItems, orders } from '#money/orders/tables.ts'
import type { GatewayPast } from '../../providers/payments/port.ts'
import type { reservations } from '#selling/stock/tables.ts'

/** An order with the number that it has. */
export interface NumberedOrder extends HistoryOrder {
  seq: number
}

/** All that the house has written of orders, table by table. */
export interface Rows {
  orders: (typeof orders.$inferInsert)[]
  items: (typeof orderItems.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  scheduled: (typeof scheduledPayments.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
  bookings: Booking[]
  reservations: (typeof reservations.$inferInsert)[]
  memberships: (typeof memberships.$inferInsert)[]
  answers: (typeof formAnswers.$inferInsert)[]
  tickets: (typeof lotteryTickets.$inferInsert)[]
  gateway: GatewayPast
}

export const noRows = (): Rows => ({
  orders: [],
  items: [],
  payments: [],
  scheduled: [],
  refunds: [],
  bookings: [],
  reservations: [],
  memberships: [],
  answers: [],
  tickets: [],
  gateway: { customers: [], methods: [], payments: [], refunds: [] },
})
