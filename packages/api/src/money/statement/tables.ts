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
import type { LineFinding } from '@clubhouse/contract/money/office/statement-words'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import type { MovementKind, PaymentGateway } from '#providers/payments/port.ts'

/** The gateway's books beside ours, day by day. Amounts are cents. */

/** A page of what moved at the gateway, to be fetched. The platform's balance is one for all clubs, so this is no club's. */
export const statementPages = pgTable(
  'statement_pages',
  {
    ...effectColumns(),
    gateway: text('gateway').$type<PaymentGateway['name']>().notNull(),
    /** The day that it is of, as a plain date; what moved since then and until its end. */
    day: text('day').notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    page: integer('page').notNull(),
    /** What the page before said. */
    after: text('after'),
    /** What is of no club that we know. */
    notOurs: jsonb('not_ours').$type<{ movement: string; kind: MovementKind; amount: number }[]>(),
  },
  (table) => [
    unique('statement_pages_effect').on(table.effectKey),
    index('statement_pages_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('statement_pages_over'),
  ],
)

/** A day of a club: up to when the gateway was asked, or that it could not be. */
export const statements = pgTable(
  'statements',
  {
    clubId: clubId(),
    day: text('day').notNull(),
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    hasFailed: boolean('has_failed').notNull(),
    madeAt: instant('made_at').notNull(),
    /** When its lines were first compared; null until then. */
    comparedAt: instant('compared_at'),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.day] })],
)

/**
 * What moved at the gateway for a club. It agrees once our books have the same; what they do not have is looked at, then open until they
 * do. One that only we have is a line too, of which the gateway knows nothing (`missing`).
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    gateway: text('gateway').$type<PaymentGateway['name']>().notNull(),
    /** As the gateway calls it; of what only we have, what we booked it under. */
    movementId: text('movement_id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    at: instant('at').notNull(),
    /** Into the platform's balance; less than nothing out of it. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    subjectId: text('subject_id'),
    chargeId: text('charge_id'),
    gatewayPaymentId: text('gateway_payment_id'),
    transferId: text('transfer_id'),
    refundId: text('refund_id'),
    /** What the gateway was told that we call the payment. */
    ownPaymentId: uuid('own_payment_id'),
    state: text('state').$type<'new' | 'looked-at' | 'open' | 'agrees'>().notNull(),
    /** What our books say instead; null where they say nothing. */
    booked: integer('booked'),
    finding: text('finding').$type<LineFinding>(),
    lookedAt: instant('looked_at'),
    openedAt: instant('opened_at'),
    agreedAt: instant('agreed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('statement_lines_once').on(table.clubId, table.gateway, table.movementId),
    index('statement_lines_charges').on(table.chargeId, table.clubId),
    index('statement_lines_of_club').on(table.clubId, table.at),
    index('statement_lines_unsettled')
      .on(table.clubId, table.id)
      .where(sql`state <> 'agrees'`),
    check('statement_lines_state', sql`state in ('new', 'looked-at', 'open', 'agrees')`),
    // Whoever reads that something differs reads why.
    check('statement_lines_explained', sql`state <> 'open' or finding is not null`),
    check('statement_lines_names', sql`char_length(movement_id) <= 200`),
  ],
)
