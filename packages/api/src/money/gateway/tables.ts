import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { userId } from '#identity/sign-in/people/tables.ts'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import type { Card } from '#providers/payments/port.ts'

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

/** OPEN-101: a club's own account at the gateway, and what the gateway last said of it and of wallets on the club's domain. */
export const paymentSetups = pgTable(
  'payment_setups',
  {
    clubId: clubId().primaryKey(),
    account: text('account'),
    /** When the gateway was first asked for one: whoever was cut off looks for it before asking again. */
    askedAt: instant('asked_at'),
    takesPayments: boolean('takes_payments').notNull().default(false),
    paysOut: boolean('pays_out').notNull().default(false),
    missing: integer('missing').notNull().default(0),
    checkedAt: instant('checked_at'),
    walletDomain: text('wallet_domain'),
    applePay: boolean('apple_pay').notNull().default(false),
    googlePay: boolean('google_pay').notNull().default(false),
    walletsCheckedAt: instant('wallets_checked_at'),
    /** What one person may give back of an order alone; null for what every club begins with. */
    refundAloneUpTo: integer('refund_alone_up_to'),
  },
  () => [check('payment_setups_refunds', sql`refund_alone_up_to >= 0`)],
)

/** Somebody was erased: what the gateway knows of them goes too, with the cards that they kept there. */
export const customerRemovals = pgTable(
  'customer_removals',
  {
    ...effectColumns(),
    gateway: text('gateway').$type<'sandbox' | 'stripe'>().notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [
    unique('customer_removals_effect').on(table.effectKey),
    index('customer_removals_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('customer_removals_over'),
  ],
)
