import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { hash, instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Where a family's calendar is read: whoever has the address reads it, so only its hash is kept. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: hash('hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})
