import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AnswerWay, EventKind } from '@clubhouse/contract/people/team-event-limits'
import { instant } from '#kernel/db/columns.ts'
import { clubPeople } from '#people/records/tables.ts'
import { groups } from '#people/records/groups/tables.ts'
import { clubId } from '#site/clubs/tables.ts'

/** A match of our own making or a training of one team; those that providers list are not in here. */
export const teamEvents = pgTable(
  'team_events',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    groupId: uuid('group_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    meetsAt: instant('meets_at'),
    place: text('place').notNull().default(''),
    /** What to bring, where to park: families and coaches read it. */
    note: text('note').notNull().default(''),
    opponent: text('opponent').notNull().default(''),
    isHome: boolean('is_home').notNull().default(true),
    competition: text('competition').notNull().default(''),
    ourScore: integer('our_score'),
    theirScore: integer('their_score'),
    /** Those that were added together, one for each week. */
    seriesId: uuid('series_id'),
    /** Whether families are asked by mail some days before. */
    asks: boolean('asks').notNull().default(true),
    /** How often they were, and when last. */
    askedTimes: integer('asked_times').notNull().default(0),
    askedAt: instant('asked_at'),
    offAt: instant('off_at'),
    offReason: text('off_reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.groupId],
      foreignColumns: [groups.clubId, groups.id],
    }).onDelete('cascade'),
    index('team_events_by_time').on(table.clubId, table.startsAt, table.id),
    index('team_events_of_group').on(table.clubId, table.groupId, table.startsAt),
    index('team_events_of_all').on(table.startsAt),
  ],
)

/** Of one player at one event: what their family said, and whether they were there. */
export const teamEventPlayers = pgTable(
  'team_event_players',
  {
    clubId: clubId(),
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    isComing: boolean('is_coming'),
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by').$type<AnswerWay>(),
    isHere: boolean('is_here'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.eventId, table.memberId] }),
    foreignKey({
      columns: [table.clubId, table.eventId],
      foreignColumns: [teamEvents.clubId, teamEvents.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.clubId, table.memberId],
      foreignColumns: [clubPeople.clubId, clubPeople.id],
    }).onDelete('cascade'),
    index('team_event_players_of_member').on(table.clubId, table.memberId),
  ],
)
