import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { clubPeople } from '../tables.ts'

/** A team, a squad, a committee: people of a club who belong together for a season. */
export const groups = pgTable(
  'groups',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** As the club writes it, "2026" or "2026/27"; empty for one that has none. */
    season: text('season').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Of last season: it opens nobody’s data any more, and can be taken back. */
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/** Whoever leaves the club altogether leaves its groups; a merge takes them along (move-groups.ts). */
export const groupMembers = pgTable(
  'group_members',
  {
    clubId: clubId(),
    groupId: uuid('group_id').notNull(),
    memberId: uuid('member_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.groupId, table.memberId] }),
    foreignKey({
      columns: [table.clubId, table.groupId],
      foreignColumns: [groups.clubId, groups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clubId, table.memberId],
      foreignColumns: [clubPeople.clubId, clubPeople.id],
    }).onDelete('cascade'),
    index('group_members_of_member').on(table.clubId, table.memberId),
  ],
)

/** Who looks after a group: one of those who run the club. Whoever no longer does is taken out (trigger). */
export const groupManagers = pgTable(
  'group_managers',
  {
    clubId: clubId(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    namedAt: instant('named_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.groupId, table.userId] }),
    foreignKey({
      columns: [table.clubId, table.groupId],
      foreignColumns: [groups.clubId, groups.id],
    }).onDelete('cascade'),
    index('group_managers_of_user').on(table.userId, table.clubId),
  ],
)
