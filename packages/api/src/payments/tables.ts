import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { userId } from '../identity/people/tables.ts'
import type { Card } from '../providers/payments/port.ts'

/** A person's record at a gateway, and the cards that they keep there. No card number is ever here. */
export const gatewayCustomers = pgTable(
  'gateway_customers',
  {
    userId: userId(),
    gateway: text('gateway').$type<'sandbox' | 'stripe'>().notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gateway] })],
)

export const savedMethods = pgTable(
  'saved_methods',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    gateway: text('gateway').$type<'sandbox' | 'stripe'>().notNull(),
    methodId: text('method_id').notNull(),
    card: jsonb('card').$type<Card>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('saved_methods_once').on(table.gateway, table.methodId),
    uniqueIndex('saved_methods_one_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
)
