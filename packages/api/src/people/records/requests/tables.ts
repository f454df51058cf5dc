import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Whom a club is about to erase for them, and from when on. Gone with it, or when somebody stops it: nothing is left of why. */
export const clubErasures = pgTable(
  'club_erasures',
  {
    clubId: clubId(),
    /** `id` in club_people. */
    personId: uuid('person_id').notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.personId] }),
    index('club_erasures_due').on(table.dueAt),
  ],
)
