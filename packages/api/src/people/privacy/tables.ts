import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Who asked to be erased, and from when on it is done. Gone with the person, or when they change their mind. */
export const erasures = pgTable('erasures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: instant('asked_at').notNull(),
  dueAt: instant('due_at').notNull(),
})
