import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'

/** The number by which a club knows somebody: given once, and kept over seasons, plans and a sign-in of their own. */
export const membershipNumbers = pgTable(
  'membership_numbers',
  {
    clubId: clubId(),
    memberId: uuid('member_id').notNull(),
    number: integer('number').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.memberId] }),
    unique('membership_numbers_once').on(table.clubId, table.number),
    check('membership_numbers_counted', sql`number > 0`),
  ],
)
