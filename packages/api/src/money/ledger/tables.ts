import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'

/** Double-entry records of all money. Written once, never changed; nothing about a person is in them. */

export type BookingKind =
  | 'charge'
  | 'fee'
  | 'refund'
  | 'refund-at-provider'
  | 'dispute'
  | 'correction'
  | 'write-off'
  | 'payout'
  | 'set-aside'
  | 'settlement'

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<BookingKind>().notNull(),
    /** The same thing is booked once. */
    effectKey: text('effect_key').notNull(),
    orderId: uuid('order_id'),
    paymentId: uuid('payment_id'),
    refundId: uuid('refund_id'),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('ledger_transactions_once').on(table.clubId, table.effectKey),
    index('ledger_transactions_at').on(table.clubId, table.at),
  ],
)

/**
 * Debits are positive, credits negative; those of one transaction are written together and add up to nothing, which the
 * database checks.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    clubId: clubId(),
    transactionId: uuid('transaction_id').notNull(),
    line: integer('line').notNull(),
    /** `gateway`, `fees`, `disputed`, `sales:Plan`, `tax:Plan`, `sales:ShopItem`, `income:grants` … */
    account: text('account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    orderItemId: uuid('order_item_id'),
    /** Of a sale that bears tax, and of the tax: at which rate, in hundredths of a per cent, and what the club calls it. */
    taxName: text('tax_name'),
    taxRate: integer('tax_rate'),
  },
  (table) => [
    // What a line has of tax is found by its rate, so no tax is booked without one.
    check(
      'ledger_entries_tax',
      sql`(tax_name is null) = (tax_rate is null) and (account not like 'tax:%' or tax_rate is not null)`,
    ),
    primaryKey({ columns: [table.clubId, table.transactionId, table.line] }),
    foreignKey({
      columns: [table.clubId, table.transactionId],
      foreignColumns: [ledgerTransactions.clubId, ledgerTransactions.id],
    }),
    index('ledger_entries_of_account').on(table.clubId, table.account),
    // What a line holds of tax follows from what was paid for it so far.
    index('ledger_entries_taxed')
      .on(table.clubId, table.orderItemId)
      .where(sql`tax_rate is not null`),
  ],
)

/** What the platform asks a club for of each card payment, from a moment on: the terms of each day stay known. */
export const platformFees = pgTable(
  'platform_fees',
  {
    clubId: clubId(),
    since: instant('since').notNull(),
    /** Hundredths of a per cent. */
    basisPoints: integer('basis_points').notNull(),
    fixed: integer('fixed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.since] })],
)

/** What a club has paid of what it owes the platform (`platform`), as those who run the platform wrote it down. */
export const platformSettlements = pgTable(
  'platform_settlements',
  {
    clubId: clubId(),
    /** That of the request: the same one is written down once. */
    id: uuid('id').notNull(),
    amount: integer('amount').notNull(),
    paidOn: text('paid_on').notNull(),
    /** The invoice, as both sides call it. */
    reference: text('reference').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    check('platform_settlements_amount', sql`amount > 0 and char_length(reference) between 1 and 100`),
  ],
)
