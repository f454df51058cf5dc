import { sql } from 'drizzle-orm'
import {
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
import type { AsideAccount, BankLineState, BankReason } from '@clubhouse/contract/money/office/bank-limits'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { payments } from '../payments/tables.ts'
import { orders } from '../orders/tables.ts'

/** Statements of the club's bank account, as they were uploaded. */

export const bankFiles = pgTable(
  'bank_files',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    lines: integer('lines').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

export const bankLines = pgTable(
  'bank_lines',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    fileId: uuid('file_id').notNull(),
    line: integer('line').notNull(),
    /** A plain date. */
    day: text('day').notNull(),
    /** What the bank wrote; forgotten with the person whose order it paid. */
    text: text('text').notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance'),
    /** Of day, text and amount, and the how-manieth of such in its file: the same line of another file is the same line. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<BankLineState>().notNull(),
    why: text('why').$type<BankReason>(),
    orderId: uuid('order_id'),
    /** What would be paid by it. */
    scheduledPaymentIds: uuid('scheduled_payment_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What was recorded by it, or by hand before it; of a proposal the latter. */
    paymentId: uuid('payment_id'),
    payoutId: uuid('payout_id'),
    reason: text('reason').notNull().default(''),
    /** Of one that was set aside, what it is in the books. */
    account: text('account').$type<AsideAccount>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check('bank_lines_account', sql`account is null or state = 'aside'`),
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.fileId], foreignColumns: [bankFiles.clubId, bankFiles.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    foreignKey({ columns: [table.clubId, table.paymentId], foreignColumns: [payments.clubId, payments.id] }),
    uniqueIndex('bank_lines_once').on(table.clubId, table.fingerprint),
    uniqueIndex('bank_lines_one_for_a_payment')
      .on(table.clubId, table.paymentId)
      .where(sql`state = 'recorded'`),
    uniqueIndex('bank_lines_one_for_a_payout')
      .on(table.clubId, table.payoutId)
      .where(sql`state = 'recorded'`),
    index('bank_lines_newest').on(table.clubId, table.day.desc(), table.id),
    index('bank_lines_of_state').on(table.clubId, table.state),
  ],
)
