import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AccessKind, AccessReason } from '@clubhouse/contract/people/office/member-limits'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** In small letters and without accents: who types Brid looks for Bríd. */
export const plain = (words: string) =>
  `regexp_replace(normalize(lower(${words}), NFD), '[\\u0300-\\u036f]', '', 'g')`
const NUMBER = `case when number < 1000 then lpad(number::text, 4, '0') else number::text end`

/**
 * Whom a registrar sifts members by, one narrow row for each person of a club. Triggers on memberships, answers, numbers and
 * imports keep it (migration), so it says what they say; only what the club has corrected is written here.
 */
export const clubPeople = pgTable(
  'club_people',
  {
    clubId: clubId(),
    /** `member_id` of their memberships. */
    id: uuid('id').notNull(),
    /** Whose account they are in: their own, or that of whoever acts for them. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    kind: text('kind').$type<'adult' | 'juvenile'>().notNull().default('adult'),
    /** What was answered or brought along, unless the club knows better. */
    born: text('born'),
    correctedBorn: text('corrected_born'),
    correctedMobile: text('corrected_mobile'),
    /** Of the account, or of whoever bought as a guest. */
    email: text('email'),
    number: integer('number'),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** The last day of the membership that lasts longest; null where all of them were given back. */
    activeUntil: text('active_until'),
    sorted: text('sorted')
      .notNull()
      .generatedAlwaysAs(sql.raw(plain(`last_name || ' ' || first_name`))),
    searched: text('searched')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          plain(
            `first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(${NUMBER}, '')`,
          ),
        ),
      ),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('club_people_sorted').on(table.clubId, table.sorted, table.id),
    index('club_people_of_user').on(table.userId),
  ],
)

/** Who looked at whom: written with the look itself, read by whoever answers for the children, changed by nobody. */
export const personAccesses = pgTable(
  'person_accesses',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    personId: uuid('person_id').notNull(),
    /** As they were called then. */
    person: text('person').notNull(),
    isChild: boolean('is_child').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    what: text('what').$type<AccessKind>().notNull(),
    /** The questions whose answers were shown, never the answers. */
    questions: text('questions').array().notNull().default([]),
    reason: text('reason').$type<AccessReason>(),
    note: text('note').notNull().default(''),
    /** Of guarded answers: how long they are shown for. */
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('person_accesses_newest').on(table.clubId, table.at.desc(), table.id),
    index('person_accesses_of_person').on(table.clubId, table.personId, table.at.desc()),
  ],
)
