import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { plans } from '../catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Those who wait for places in a plan that is sold out, in the order in which they came. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    planId: uuid('plan_id').notNull(),
    /** Null once they were erased: the row stays until the places that it holds are given back. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** All of them or none: brothers and sisters are kept together. */
    count: integer('count').notNull(),
    status: text('status').$type<'waiting' | 'offered' | 'taken' | 'passed' | 'left'>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Until when the places are held for them. */
    offeredUntil: instant('offered_until'),
    /** Until when places that come free are gathered for them; null for whom there was no need to. */
    gathersUntil: instant('gathers_until'),
    /** Why they were offered their places before the others; here, since the log outlives whoever is erased. */
    offeredWhy: text('offered_why'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.planId], foreignColumns: [plans.clubId, plans.id] }),
    check('waiting_places_count', sql`count > 0`),
    uniqueIndex('waiting_places_once')
      .on(table.clubId, table.planId, table.userId)
      .where(sql`status in ('waiting', 'offered')`),
    index('waiting_places_in_line')
      .on(table.clubId, table.planId, table.joinedAt)
      .where(sql`status = 'waiting'`),
    index('waiting_places_of_user')
      .on(table.clubId, table.userId)
      .where(sql`status in ('waiting', 'offered')`),
    index('waiting_places_offered')
      .on(table.offeredUntil)
      .where(sql`status = 'offered'`),
  ],
)

/** Whose places they are: somebody of the family, as it called them when they joined. */
export const waitingPeople = pgTable(
  'waiting_people',
  {
    clubId: clubId(),
    waitingId: uuid('waiting_id').notNull(),
    /** `related_people.id`, or the account's own. */
    memberId: uuid('member_id').notNull(),
    firstName: text('first_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.waitingId, table.memberId] }),
    foreignKey({
      columns: [table.clubId, table.waitingId],
      foreignColumns: [waitingPlaces.clubId, waitingPlaces.id],
    }).onDelete('cascade'),
    index('waiting_people_of_member').on(table.clubId, table.memberId),
  ],
)
