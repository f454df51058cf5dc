import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImportLineState, ImportState } from '@clubhouse/contract/people/office/people-imports'
import type { ColumnMapping } from '@clubhouse/domain/people/import/columns'
import type { ImportedPerson, LineProblem } from '@clubhouse/domain/people/import/read-line'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { userId, users } from '#identity/sign-in/people/tables.ts'

export const peopleImports = pgTable(
  'people_imports',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    headings: jsonb('headings').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<ColumnMapping>().notNull(),
    encoding: text('encoding').$type<'UTF-8' | 'Windows-1252'>().notNull(),
    revision: integer('revision').notNull().default(0),
    /** The long work that takes it over, or takes it back. */
    workId: uuid('work_id'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('people_imports_newest').on(table.clubId, table.createdAt.desc()),
  ],
)

/** What a line made, so that exactly this can be taken away again. */
export interface Made {
  /** Accounts that were not there before: their own, or the guardian's. */
  accounts?: string[]
  /** Those who had an account, and were made members of the club. */
  joined?: string[]
  relative?: { userId: string; id: string }
  memberId?: string
  membershipId?: string
}

/** Forgotten after a month: what stays is with the people themselves. */
export const peopleImportLines = pgTable(
  'people_import_lines',
  {
    clubId: clubId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    state: text('state').$type<ImportLineState>().notNull(),
    problems: jsonb('problems').$type<LineProblem[]>().notNull(),
    person: jsonb('person').$type<ImportedPerson>(),
    made: jsonb('made').$type<Made>(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.importId, table.line] }),
    foreignKey({
      columns: [table.clubId, table.importId],
      foreignColumns: [peopleImports.clubId, peopleImports.id],
    }).onDelete('cascade'),
    index('people_import_lines_of_state').on(table.clubId, table.importId, table.state, table.line),
  ],
)

/** What a club brought along of somebody that no account holds: their number elsewhere, and an adult's birthday. */
export const importedPeople = pgTable(
  'imported_people',
  {
    clubId: clubId(),
    memberId: uuid('member_id').notNull(),
    /** Whose account they are in; it goes with it. */
    userId: userId(),
    importId: uuid('import_id').notNull(),
    externalId: text('external_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: text('date_of_birth'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.memberId] }),
    unique('imported_people_external').on(table.clubId, table.externalId),
    index('imported_people_of_user').on(table.userId),
  ],
)
