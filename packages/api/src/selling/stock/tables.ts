import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { clubId } from '#site/clubs/tables.ts'

/** How many there are of what can run out: places in a plan, tickets, jerseys of one size. */

/** One row is one thing that runs out. `remaining` is what nobody has and nobody is about to have. */
export const stock = pgTable(
  'stock',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    remaining: integer('remaining').notNull(),
    reserved: integer('reserved').notNull().default(0),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    // Overselling is not a matter of code being right.
    check('stock_not_oversold', sql`remaining >= 0 and reserved >= 0 and sold >= 0`),
  ],
)

/** What an order, or an offer to somebody who waited, has taken from `remaining` for a while. */
export const reservations = pgTable(
  'reservations',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    stockId: uuid('stock_id').notNull(),
    count: integer('count').notNull(),
    /** Of an order, or of a place on the waiting list. */
    holder: text('holder').$type<'order' | 'offer'>().notNull(),
    holderId: uuid('holder_id').notNull(),
    state: text('state').$type<'held' | 'sold' | 'released'>().notNull(),
    /** When what is only held goes back. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.stockId], foreignColumns: [stock.clubId, stock.id] }),
    check('reservations_count', sql`count > 0`),
    index('reservations_of_holder').on(table.clubId, table.holderId),
    index('reservations_held')
      .on(table.expiresAt)
      .where(sql`state = 'held'`),
  ],
)

/** What somebody of the club put on a shelf or took off it, with why; what was sold is in the orders. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    stockId: uuid('stock_id').notNull(),
    /** What was saved together is told as one. */
    savedAs: uuid('saved_as').notNull(),
    change: integer('change').notNull(),
    note: text('note').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    // A size that nobody ever bought goes with its stock.
    foreignKey({ columns: [table.clubId, table.stockId], foreignColumns: [stock.clubId, stock.id] }).onDelete(
      'cascade',
    ),
    index('stock_changes_of_stock').on(table.clubId, table.stockId, table.changedAt.desc()),
    check('stock_changes_change', sql`change <> 0`),
  ],
)
