import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import type { Card, Declined, GatewayDispute, GatewayRefund, PaymentStatus } from '../port.ts'
import type { CardBehaviour } from './test-cards.ts'

/** The sandbox's own books, which outlive the process as those of a real gateway would. Nobody else reads them. */

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    /** What the browser confirms with. */
    token: text('token').notNull().unique('sandbox_payments_token'),
    key: text('key').notNull().unique('sandbox_payments_key'),
    orderId: text('order_id').notNull(),
    /** The caller's own id of the payment. */
    ownPaymentId: text('own_payment_id'),
    /** The club whose sale it was: payouts are made to each by itself. */
    clubId: text('sold_by'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    customerId: text('customer_id'),
    savesCard: boolean('saves_card').notNull(),
    /** The club's account that it goes on to; null while it stays with the platform. */
    account: text('on_behalf_of'),
    description: text('description').notNull(),
    /** What the platform keeps of it. */
    fee: integer('fee'),
    refunded: integer('refunded').notNull().default(0),
    card: jsonb('card').$type<Card>(),
    methodId: text('method_id'),
    declined: jsonb('declined').$type<Declined>(),
    /** While the bank wants its holder: the address of its page, the card, and where the holder goes afterwards. */
    challenge: text('challenge').unique('sandbox_payments_challenge'),
    challenged: jsonb('challenged').$type<Challenged>(),
    createdAt: instant('created_at').notNull(),
    capturedAt: instant('captured_at'),
  },
  (table) => [
    index('sandbox_payments_of_order').on(table.orderId),
    check('sandbox_payments_amounts', sql`amount >= 0 and refunded between 0 and amount`),
  ],
)

/** What waits for the holder's answer. */
export interface Challenged {
  card: Card
  behaviour: CardBehaviour
  keeps: boolean
  /** The saved card that is used again, if it is one. */
  methodId: string | null
  returnPath: string
  isAnswered?: boolean
}

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique('sandbox_refunds_key'),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  /** What the platform gave back of its fee. */
  feeBack: integer('fee_back').notNull().default(0),
  /** The account that the payment had gone on to has paid it, and not the platform. */
  isFromAccount: boolean('is_from_account').notNull().default(true),
  status: text('status').$type<GatewayRefund['status']>().notNull().default('succeeded'),
  createdAt: instant('created_at').notNull(),
  failedAt: instant('failed_at'),
})

/** What was moved between the platform and a club's account, beside what each charge and refund moves by itself. */
export const sandboxTransfers = pgTable('sandbox_transfers', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique('sandbox_transfers_key'),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
  account: text('account').notNull(),
  /** Amount transferred to the account; negative = reversed. */
  amount: integer('amount').notNull(),
  /** Reversals only: the transfer that was reversed. */
  reversalOf: text('reversal_of'),
  createdAt: instant('created_at').notNull(),
})

export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id, { onDelete: 'cascade' }),
  amount: integer('amount').notNull(),
  fee: integer('fee').notNull(),
  status: text('status').$type<GatewayDispute['status']>().notNull(),
  reason: text('reason').notNull(),
  createdAt: instant('created_at').notNull(),
  closedAt: instant('closed_at'),
})

export const sandboxCustomers = pgTable('sandbox_customers', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique('sandbox_customers_key'),
  memberId: text('member_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A club's own account; its owner finishes it on a page of the sandbox. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique('sandbox_accounts_key'),
  name: text('name').notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
  /** The address of that page, and where its owner goes afterwards. */
  link: text('link').unique('sandbox_accounts_link'),
  returnPath: text('return_path'),
  createdAt: instant('created_at').notNull(),
})

/** A card as far as it may be known: kept for a customer, or just entered and waiting to be used. */
export const sandboxMethods = pgTable(
  'sandbox_methods',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').references(() => sandboxCustomers.id, { onDelete: 'cascade' }),
    card: jsonb('card').$type<Card>().notNull(),
    behaviour: text('behaviour').$type<CardBehaviour>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_methods_of_customer').on(table.customerId)],
)

/** What happened, on its way to our webhook. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    ...effectColumns(),
    type: text('type').notNull(),
    paymentId: text('payment_id').notNull(),
    /** How often it is sent: more than once where a fault asks for it. */
    deliveries: smallint('deliveries').notNull().default(1),
  },
  (table) => [
    unique('sandbox_events_effect').on(table.effectKey),
    index('sandbox_events_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('sandbox_events_over'),
  ],
)
