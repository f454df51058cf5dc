import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { userId } from '#identity/sign-in/people/tables.ts'

/** Each time that somebody of the platform went into a club's back office: who, why, and until when. The club reads it. */
export const platformEntries = pgTable(
  'platform_entries',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    userId: userId(),
    /** As they are called: a club sees only its own people, and has to know who was there. */
    person: text('person').notNull(),
    reason: text('reason').notNull(),
    enteredAt: instant('entered_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    leftAt: instant('left_at'),
    /** The sign-in on the superuser site that went in: what walked over from it is let in, and nothing else of the person. */
    sessionId: uuid('session_id'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    // Asked for whoever is signed in, at each call.
    index('platform_entries_open')
      .on(table.userId, table.expiresAt)
      .where(sql`left_at is null`),
    // What was done during it, in the club's log.
    index('platform_entries_of_person').on(table.clubId, table.userId, table.enteredAt),
  ],
)
