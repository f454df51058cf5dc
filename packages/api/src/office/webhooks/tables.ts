import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { HookEvent } from '@clubhouse/contract/office/machine-limits'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'

/** Addresses that a club wants told when something happens; its secrets are sealed. */
export const hookEndpoints = pgTable(
  'hook_endpoints',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    note: text('note').notNull(),
    events: text('events').array().$type<HookEvent[]>().notNull(),
    secret: text('secret').notNull(),
    /** The one before, which signs too until then. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    isOn: boolean('is_on').notNull().default(true),
    /** By us, because nothing arrived for days. */
    switchedOffAt: instant('switched_off_at'),
    /** Since the first attempt that failed after the last that did not. */
    failingSince: instant('failing_since'),
    lastDeliveredAt: instant('last_delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/**
 * What one address is to be told. Written by triggers in the transaction of what it tells of (migration), so nothing can
 * happen untold; sent as an effect (ADR 028).
 */
export const hookDeliveries = pgTable(
  'hook_deliveries',
  {
    ...effectColumns(),
    clubId: clubId(),
    endpointId: uuid('endpoint_id').notNull(),
    event: text('event').notNull(),
    /** As it is sent and signed, to the letter, at every attempt. */
    body: text('body').notNull(),
    /** From then on it is tried for three days; null before, and when it is sent again. */
    triedSince: instant('tried_since'),
  },
  (table) => [
    foreignKey({
      columns: [table.clubId, table.endpointId],
      foreignColumns: [hookEndpoints.clubId, hookEndpoints.id],
    }).onDelete('cascade'),
    unique('hook_deliveries_of_club').on(table.clubId, table.id),
    uniqueIndex('hook_deliveries_key').on(table.clubId, table.effectKey),
    index('hook_deliveries_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('hook_deliveries_over'),
    index('hook_deliveries_of_endpoint').on(table.clubId, table.endpointId, table.createdAt.desc()),
  ],
)

/** Each time that something was sent, and what came back. */
export const hookAttempts = pgTable(
  'hook_attempts',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    deliveryId: uuid('delivery_id').notNull(),
    at: instant('at').notNull(),
    status: integer('status'),
    problem: text('problem'),
    ms: integer('ms').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.deliveryId],
      foreignColumns: [hookDeliveries.clubId, hookDeliveries.id],
    }).onDelete('cascade'),
    index('hook_attempts_of_delivery').on(table.clubId, table.deliveryId, table.at.desc()),
  ],
)
