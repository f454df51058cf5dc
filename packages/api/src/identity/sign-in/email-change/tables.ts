import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { hash, instant } from '#kernel/db/columns.ts'
import { userId } from '../people/tables.ts'

/** A change of somebody's e-mail: confirmed from the new mailbox, and undone from the old one for a week. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    confirmHash: hash('confirm_hash').notNull().unique(),
    confirmUntil: instant('confirm_until').notNull(),
    confirmedAt: instant('confirmed_at'),
    undoHash: hash('undo_hash').notNull().unique(),
    undoUntil: instant('undo_until').notNull(),
    /** Called off, undone, or overtaken by a newer change. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('email_changes_of_user').on(table.userId)],
)
