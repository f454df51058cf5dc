import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plans } from '#selling/catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { orderItems } from '#money/orders/tables.ts'

/** Who belongs to the club by which plan: made when an order is completed or a list is imported, ended by its day or by the club. */
export const memberships = pgTable(
  'memberships',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    /** The person: an account's own, or somebody for whom it acts. */
    memberId: uuid('member_id').notNull(),
    /** Who acts for them; null once they were erased. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: uuid('plan_id').notNull(),
    /** What it was bought with; null for one that the club brought along (people-import). */
    orderItemId: uuid('order_item_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    kind: text('kind').$type<'adult' | 'juvenile'>().notNull(),
    status: text('status').$type<'active' | 'cancelled'>().notNull(),
    startsOn: text('starts_on').notNull(),
    /** Null for one that goes on until it is cancelled. */
    endsOn: text('ends_on'),
    createdAt: instant('created_at').notNull(),
    /** By the database's clock, kept by a trigger; null for what nobody has written since there is this column. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.planId], foreignColumns: [plans.clubId, plans.id] }),
    foreignKey({
      columns: [table.clubId, table.orderItemId],
      foreignColumns: [orderItems.clubId, orderItems.id],
    }),
    uniqueIndex('memberships_of_item').on(table.clubId, table.orderItemId),
    index('memberships_of_member').on(table.clubId, table.memberId),
    index('memberships_of_user').on(table.clubId, table.userId),
    index('memberships_active')
      .on(table.clubId, table.planId)
      .where(sql`status = 'active'`),
    index('memberships_changed').on(table.clubId, sql`coalesce(changed_at, created_at)`, table.id),
  ],
)

/** What other software may still have and the club has no more: only that it went, and when, by the database's clock. */
export const recordRemovals = pgTable(
  'record_removals',
  {
    clubId: clubId(),
    /** A membership that was taken back with its import, or somebody who was erased or lost their name. */
    kind: text('kind').$type<'membership' | 'person'>().notNull(),
    id: uuid('id').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.kind, table.id] }),
    index('record_removals_at').on(table.clubId, table.removedAt, table.id),
  ],
)
