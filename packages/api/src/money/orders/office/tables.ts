import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderMoney, PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import type { ProductType } from '@clubhouse/contract/selling/products'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import type { RefundLine } from '../../payments/tables.ts'
import { orders } from '../tables.ts'

/**
 * What a treasurer sifts orders by, one narrow row for each. Nobody writes it: triggers on orders, payments and what is paid
 * later keep it (migration), so it says what they say.
 */
export const orderSums = pgTable(
  'order_sums',
  {
    clubId: clubId(),
    /** Of the order. */
    id: uuid('id').notNull(),
    seq: integer('seq').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    total: integer('total').notNull(),
    /** Captured or taken by hand, with what was given back of it. */
    paid: integer('paid').notNull(),
    refunded: integer('refunded').notNull(),
    /** Still to be paid on its day, and not paid on its day. */
    due: integer('due').notNull(),
    late: integer('late').notNull(),
    money: text('money')
      .$type<OrderMoney>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when refunded > 0 then case when refunded >= paid then 'refunded' else 'part-refunded' end
          when status in ('New', 'Pending') then 'open' when status in ('Failed', 'Cancelled', 'Expired') then 'given-up'
          when late > 0 then 'late' when due > 0 then 'part' when paid = 0 then 'free' else 'paid' end`,
      ),
    /** A card was refused on the way. */
    declined: boolean('declined').notNull().default(false),
    ways: text('ways').array().$type<PaymentWay[]>().notNull(),
    types: text('types').array().$type<ProductType[]>().notNull(),
    /** What was bought, in a few words, and what it is searched by; it changes with the order when somebody is forgotten. */
    what: text('what').notNull(),
    who: text('who').notNull(),
    searched: text('searched').notNull(),
    /** When the order, a payment or a refund of it was last written, by the database's clock: other software asks for what is new. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.id], foreignColumns: [orders.clubId, orders.id] }).onDelete(
      'cascade',
    ),
    index('order_sums_newest').on(table.clubId, table.createdAt.desc(), table.id),
    index('order_sums_of_money').on(table.clubId, table.money, table.createdAt.desc()),
    // Nothing is read beside it to count and to add up all orders of a club.
    index('order_sums_tally').on(
      table.clubId,
      table.money,
      table.declined,
      table.paid,
      table.refunded,
      table.due,
      table.late,
    ),
    index('order_sums_largest').on(table.clubId, table.total.desc(), table.id),
    index('order_sums_of_seq').on(table.clubId, table.seq),
    index('order_sums_changed').on(table.clubId, sql`coalesce(changed_at, created_at)`, table.id),
  ],
)

export type RefundRequestStatus = 'asked' | 'done' | 'declined' | 'lapsed'

/** A refund that one person asks for and another one confirms: above the club's sum, or where arrears end with it. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    clubId: clubId(),
    /** Chosen by whoever asks, and the `request_id` of the refunds that come of it. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lines: jsonb('lines').$type<RefundLine[]>().notNull(),
    amount: integer('amount').notNull(),
    /** What was late and would not be asked for any more, as it was when it was asked. */
    late: integer('late').notNull(),
    /** The lines that would end with it, as they were then: bundles, plans, places. */
    ends: uuid('ends')
      .array()
      .notNull()
      .default(sql`'{}'`),
    reason: text('reason').notNull(),
    status: text('status').$type<RefundRequestStatus>().notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why somebody said no. */
    decidedWhy: text('decided_why').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    index('refund_requests_of_order').on(table.clubId, table.orderId),
    // Two requests for the same money cannot both wait.
    uniqueIndex('refund_requests_one_asked')
      .on(table.clubId, table.orderId)
      .where(sql`status = 'asked'`),
    check(
      'refund_requests_amounts',
      sql`amount > 0 and late >= 0 and char_length(reason) between 1 and 500 and char_length(decided_why) <= 500`,
    ),
    check(
      'refund_requests_by_two',
      sql`(status = 'asked') = (decided_by is null) and (status <> 'done' or decided_by <> asked_by)`,
    ),
  ],
)
