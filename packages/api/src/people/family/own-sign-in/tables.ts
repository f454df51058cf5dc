import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { userId, users } from '#identity/sign-in/people/tables.ts'

/** Those of a family who grow up: told of once, invited to a sign-in of their own, and gone with it. */
export const ownSignIns = pgTable(
  'own_sign_ins',
  {
    /** Who has acted for them so far. */
    userId: userId(),
    memberId: uuid('member_id').notNull(),
    /** As the family called them, for when they are no longer in it. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** When the family was told that they are eighteen. */
    toldAt: instant('told_at'),
    email: text('email'),
    /** Who may take it over; null before somebody is invited. */
    newUserId: uuid('new_user_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at'),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.memberId] }),
    index('own_sign_ins_of_invited').on(table.newUserId),
  ],
)
