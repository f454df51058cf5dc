import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrderMoney, PaymentWay } from '@clubhouse/contract/backoffice/order-limits'
import type { OrderStatus } from '@clubhouse/contract/orders'
import type { ProductType } from '@clubhouse/contract/products'
import { clubId } from '../../clubs/tables.ts'
import { instant } from '../../db/columns.ts'
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
  ],
)
