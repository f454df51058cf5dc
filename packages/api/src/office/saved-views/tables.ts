import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** How somebody looks at a list of the back office; it goes with them. */
export const savedViews = pgTable(
  'saved_views',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    room: text('room').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('saved_views_of_person').on(table.clubId, table.userId, table.room),
  ],
)
