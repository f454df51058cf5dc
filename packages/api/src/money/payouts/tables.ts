import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import type { GatewayPayout, PayoutPart } from '#providers/payments/port.ts'

/** What the card provider sends to the club's bank account, as it says it. Amounts are cents. */

export const payouts = pgTable(
  'payouts',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    gatewayPayoutId: text('gateway_payout_id').notNull(),
    currency: text('currency').notNull(),
    /** What was paid, what went back, and what was kept of it: `gross - refunded - fees + other` is what arrives. */
    gross: integer('gross').notNull(),
    refunded: integer('refunded').notNull(),
    fees: integer('fees').notNull(),
    other: integer('other').notNull(),
    net: integer('net').notNull(),
    status: text('status').$type<GatewayPayout['status']>().notNull(),
    /** A plain date. */
    arrivesOn: text('arrives_on').notNull(),
    createdAt: instant('created_at').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('payouts_at_gateway').on(table.clubId, table.gatewayPayoutId),
    index('payouts_newest').on(table.clubId, table.createdAt.desc(), table.id),
  ],
)

export const payoutParts = pgTable(
  'payout_parts',
  {
    clubId: clubId(),
    payoutId: uuid('payout_id').notNull(),
    gatewayPartId: text('gateway_part_id').notNull(),
    kind: text('kind').$type<PayoutPart['kind']>().notNull(),
    /** As the gateway calls the charge; null for what is of none. */
    gatewayChargeId: text('gateway_charge_id'),
    /** As it calls the payment: of what was fetched before charges were noted. */
    gatewayPaymentId: text('gateway_payment_id'),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.payoutId, table.gatewayPartId] }),
    foreignKey({ columns: [table.clubId, table.payoutId], foreignColumns: [payouts.clubId, payouts.id] }),
  ],
)
