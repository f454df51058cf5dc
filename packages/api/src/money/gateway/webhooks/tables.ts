import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import type { GatewayEvent } from '#providers/payments/port.ts'

/** What a gateway told us, once per event: that something happened, not what. Worked on later, from fetched truth. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    ...effectColumns(),
    gateway: text('gateway').$type<'sandbox' | 'stripe'>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<GatewayEvent['kind']>().notNull(),
    paymentId: text('payment_id'),
    /** The club's account that it is about. */
    account: text('account'),
  },
  (table) => [
    unique('webhook_events_effect').on(table.effectKey),
    index('webhook_events_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    overIndex('webhook_events_over'),
  ],
)
