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
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import { orderItems, orders } from '../orders/tables.ts'
import type { Card, GatewayDispute, PaymentStatus } from '#providers/payments/port.ts'

/** Money on its way: each payment at the gateway, what is charged later, what is given back. */

/** One payment at the gateway. The first of an order is confirmed by the buyer, later ones are charged by us. */
export const payments = pgTable(
  'payments',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** `card` charges nothing: later payments are taken from another card from then on. `link`: by whoever has a link to pay, whose card is not kept. */
    kind: text('kind')
      .$type<'checkout' | 'instalment' | 'arrears' | 'early' | 'card' | 'hand' | 'link'>()
      .notNull(),
    /** `hand`: at no gateway; somebody who runs the club took it. */
    gateway: text('gateway').$type<'sandbox' | 'stripe' | 'hand'>().notNull(),
    method: text('method').$type<PaymentWay>().notNull().default('card'),
    /** Null until the gateway has answered; asked again with the same key, it answers the same. */
    gatewayPaymentId: text('gateway_payment_id'),
    /** What the browser confirms with; forgotten a day after it is over. */
    paymentToken: text('payment_token'),
    customerId: text('customer_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<'creating' | PaymentStatus>().notNull(),
    /**
     * What the gateway is told, the same at every attempt (`charge-terms.ts`): the club's account that it goes on to, null where it stays
     * with the platform; what the card's statement says, null until all of this is known; and what the platform keeps, of it `platform_fee` for itself.
     */
    account: text('account'),
    description: text('description'),
    applicationFee: integer('application_fee').notNull().default(0),
    platformFee: integer('platform_fee').notNull().default(0),
    /** What the gateway calls the charge, and what went on to the club's account by it; null until it was captured. */
    gatewayChargeId: text('gateway_charge_id'),
    transferId: text('transfer_id'),
    /** What was kept of it; null until it was captured. */
    fee: integer('fee'),
    refunded: integer('refunded').notNull().default(0),
    card: jsonb('card').$type<Card>(),
    /** The gateway's name of the card that was kept with it. */
    methodId: text('method_id'),
    declinedCode: text('declined_code'),
    declinedMessage: text('declined_message'),
    /** Of one by hand: who took it, and what they wrote beside it. */
    recordedBy: uuid('recorded_by'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    uniqueIndex('payments_at_gateway').on(table.gateway, table.gatewayPaymentId),
    uniqueIndex('payments_one_checkout')
      .on(table.clubId, table.orderId)
      .where(sql`kind = 'checkout'`),
    index('payments_of_order').on(table.clubId, table.orderId),
    index('payments_in_flight')
      .on(table.clubId, table.id)
      .where(sql`status in ('creating', 'open', 'requires_action', 'processing')`),
    index('payments_by_card')
      .on(table.clubId, table.settledAt)
      .where(sql`status = 'succeeded' and gateway <> 'hand'`),
    index('payments_by_charge').on(table.clubId, table.gatewayChargeId),
    index('payments_of_charge').on(table.gatewayChargeId),
    index('payments_with_platform')
      .on(table.clubId)
      .where(sql`status = 'succeeded' and account is null and gateway_charge_id is not null`),
    check('payments_amounts', sql`amount >= 0 and refunded >= 0 and refunded <= amount and fee >= 0`),
    check(
      'payments_terms',
      sql`platform_fee >= 0 and application_fee >= platform_fee and application_fee <= amount`,
    ),
  ],
)

/** What is charged later for one item. */
export const scheduledPayments = pgTable(
  'scheduled_payments',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    orderItemId: uuid('order_item_id').notNull(),
    /** The first after today's is 2. */
    number: integer('number').notNull(),
    /** A plain date in the club's zone. */
    dueOn: text('due_on').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<'planned' | 'charging' | 'paid' | 'failed' | 'cancelled'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried; after the last attempt it is in arrears and waits for its holder. */
    tryAt: instant('try_at'),
    paymentId: uuid('payment_id'),
    /** Its line was given back while it was being charged: what is captured goes back, what is refused is owed no more. */
    calledOffAt: instant('called_off_at'),
    /** Of a cancelled one: two people have written it off. */
    writeOffId: uuid('write_off_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    foreignKey({
      columns: [table.clubId, table.orderItemId],
      foreignColumns: [orderItems.clubId, orderItems.id],
    }),
    uniqueIndex('scheduled_payments_once').on(table.clubId, table.orderItemId, table.number),
    index('scheduled_payments_due')
      .on(table.tryAt)
      .where(sql`status = 'planned' and try_at is not null`),
    index('scheduled_payments_of_order').on(table.clubId, table.orderId),
    index('scheduled_payments_open')
      .on(table.clubId, table.dueOn)
      .where(sql`status in ('planned', 'failed')`),
    check('scheduled_payments_amount', sql`amount >= 0`),
  ],
)

export interface RefundLine {
  order_item_id: string
  amount: number
}

export type RefundStatus = 'requested' | 'pending' | 'done' | 'failed'

/** Money that goes back. The intention; the effect below carries it out. */
export const refunds = pgTable(
  'refunds',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amount: integer('amount').notNull(),
    lines: jsonb('lines').$type<RefundLine[]>().notNull(),
    reason: text('reason').notNull(),
    /** `pending` is booked as `done` is; either may still fail, and is then booked back. */
    status: text('status').$type<RefundStatus>().notNull(),
    gatewayRefundId: text('gateway_refund_id'),
    /** Null for one that we made by ourselves. */
    requestedBy: uuid('requested_by'),
    /** Chosen by whoever asks: asked again with it, nothing more goes back. */
    requestId: uuid('request_id'),
    /** Somebody gave it back at the gateway's own pages, and we heard of it; and whether the platform paid it there, and not the club. */
    isMadeAtProvider: boolean('is_made_at_provider').notNull().default(false),
    isFromPlatform: boolean('is_from_platform').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    foreignKey({ columns: [table.clubId, table.paymentId], foreignColumns: [payments.clubId, payments.id] }),
    index('refunds_of_order').on(table.clubId, table.orderId),
    index('refunds_pending')
      .on(table.clubId, table.paymentId)
      .where(sql`status = 'pending'`),
    uniqueIndex('refunds_at_gateway').on(table.clubId, table.gatewayRefundId),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/** Money that a bank took back for its holder, until it is decided whose it is. */
export const disputes = pgTable(
  'disputes',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    gatewayDisputeId: text('gateway_dispute_id').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    status: text('status').$type<GatewayDispute['status']>().notNull(),
    reason: text('reason').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.orderId], foreignColumns: [orders.clubId, orders.id] }),
    foreignKey({ columns: [table.clubId, table.paymentId], foreignColumns: [payments.clubId, payments.id] }),
    uniqueIndex('disputes_at_gateway').on(table.clubId, table.gatewayDisputeId),
    index('disputes_of_order').on(table.clubId, table.orderId),
    index('disputes_open')
      .on(table.clubId, table.paymentId)
      .where(sql`status = 'open'`),
    check('disputes_amounts', sql`amount >= 0 and fee >= 0`),
  ],
)

/**
 * What is moved between the platform and the club's account beside what charges and refunds move by themselves: of payments that were
 * taken before there was an account, of disputes, of refunds that failed. Written before it is done, with the sum that is then sent.
 */
export const transfers = pgTable(
  'transfers',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    account: text('account').notNull(),
    /** To the club; less than nothing comes back from it. */
    amount: integer('amount').notNull(),
    /** Of what comes back: what the gateway calls the transfer that it is taken from. */
    reversalOf: text('reversal_of'),
    status: text('status').$type<'wanted' | 'done' | 'failed'>().notNull(),
    gatewayId: text('gateway_id'),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.paymentId], foreignColumns: [payments.clubId, payments.id] }),
    uniqueIndex('transfers_one_at_once')
      .on(table.clubId, table.paymentId)
      .where(sql`status = 'wanted'`),
    index('transfers_of_payment').on(table.clubId, table.paymentId),
    check('transfers_amount', sql`amount <> 0 and (amount < 0) = (reversal_of is not null)`),
  ],
)

/**
 * Calls to the gateway that nobody waits for: charge a card that was kept, give money back, end a payment, look after one, move what a
 * club is owed of one.
 */
export const paymentEffects = pgTable(
  'payment_effects',
  {
    ...effectColumns(),
    clubId: clubId(),
    kind: text('kind').$type<'charge' | 'refund' | 'cancel' | 'look' | 'payouts' | 'move'>().notNull(),
    /** The payment to be made or ended, or the refund; of payouts the club. */
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [
    uniqueIndex('payment_effects_key').on(table.clubId, table.effectKey),
    index('payment_effects_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    index('payment_effects_waiting')
      .on(table.clubId, table.subjectId)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('payment_effects_over'),
  ],
)
