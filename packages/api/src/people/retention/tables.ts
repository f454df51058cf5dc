import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { formAnswers } from '../forms/tables.ts'

/** How long a club keeps one kind of data, where it chose another time than the usual one. */
export const retentionTimes = pgTable(
  'retention_times',
  {
    clubId: clubId(),
    kind: text('kind').$type<RetentionKind>().notNull(),
    /** 0 for good. */
    days: integer('days').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.kind] })],
)

/** What the last run forgot in a club: how many of what, and nobody's name. */
export const retentionRuns = pgTable('retention_runs', {
  clubId: clubId().primaryKey(),
  at: instant('at').notNull(),
  counts: jsonb('counts').$type<Partial<Record<RetentionKind, number>>>().notNull(),
})

/** Answers of which the guarded ones were taken, so that they are not looked through again each night. */
export const thinnedAnswers = pgTable(
  'thinned_answers',
  {
    clubId: clubId(),
    answersId: uuid('answers_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.answersId] }),
    foreignKey({
      columns: [table.clubId, table.answersId],
      foreignColumns: [formAnswers.clubId, formAnswers.id],
    }).onDelete('cascade'),
  ],
)
