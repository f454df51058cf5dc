import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { clubId } from '../clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })

/**
 * One for each thing and all who edit it. It stays when it was published, so that a number once seen is never that of
 * another text.
 */
export const drafts = pgTable(
  'drafts',
  {
    clubId: clubId(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    revision: integer('revision').notNull(),
    hasChanges: boolean('has_changes').notNull(),
    savedBy: person('saved_by'),
    savedAt: instant('saved_at').notNull(),
    /** When it goes out by itself, and who said so. */
    dueAt: instant('due_at'),
    dueBy: person('due_by'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.kind, table.subjectId] }),
    index('drafts_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** What was published, never changed. */
export const revisions = pgTable(
  'revisions',
  {
    clubId: clubId(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    changes: jsonb('changes').$type<DraftChange[]>().notNull(),
    note: text('note').notNull().default(''),
    madeBy: person('made_by'),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.kind, table.subjectId, table.number] })],
)
