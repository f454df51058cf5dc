import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '#site/clubs/tables.ts'
import { orders } from '../../orders/tables.ts'

/** Links with which anyone pays what is owed of one order. The key in the address is derived and not kept (pay-link-keys.ts). */
export const payLinks = pgTable(
  'pay_links',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** What it was sent for: what is planned later is not asked for by it. */
    scheduledPaymentIds: uuid('scheduled_payment_ids').array().notNull(),
    amount: integer('amount').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    index('pay_links_of_order').on(table.clubId, table.orderId, table.createdAt),
    // A family has one link that works, whoever of two officers was the faster.
    uniqueIndex('pay_links_one_open')
      .on(table.clubId, table.orderId)
      .where(sql`taken_back_at is null`),
    check('pay_links_amount', sql`amount > 0`),
  ],
)
