import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Mark } from '@clubhouse/contract/body/limits'
import type { ListedPerson } from '@clubhouse/domain/body/read-list'
import { instant } from '../db/columns.ts'
import { governingBodies, users } from '../identity/people/tables.ts'

const governingBodyId = () =>
  uuid('governing_body_id')
    .notNull()
    .references(() => governingBodies.id, { onDelete: 'cascade' })

/** A body's own list of people, as it was uploaded. */
export const bodyLists = pgTable(
  'body_lists',
  {
    governingBodyId: governingBodyId(),
    id: uuid('id').notNull(),
    filename: text('filename').notNull(),
    headings: jsonb('headings').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then: a body reads nobody's account. */
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.governingBodyId, table.id] }),
    index('body_lists_newest').on(table.governingBodyId, table.createdAt.desc()),
  ],
)

/** Each line of it: the person that it names, or what is wrong with it and all that it held. */
export const bodyListLines = pgTable(
  'body_list_lines',
  {
    governingBodyId: governingBodyId(),
    listId: uuid('list_id').notNull(),
    line: integer('line').notNull(),
    person: jsonb('person').$type<ListedPerson>(),
    cells: jsonb('cells').$type<string[]>(),
    problems: jsonb('problems').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.governingBodyId, table.listId, table.line] }),
    foreignKey({
      columns: [table.governingBodyId, table.listId],
      foreignColumns: [bodyLists.governingBodyId, bodyLists.id],
    }).onDelete('cascade'),
  ],
)

/** How far somebody has come with a difference. It outlives the list: the next one shows the same people. */
export const bodyMarks = pgTable(
  'body_marks',
  {
    governingBodyId: governingBodyId(),
    /** A hash: whom it is about cannot be read from it. */
    differenceId: text('difference_id').notNull(),
    mark: text('mark').$type<Mark>().notNull(),
    markedAt: instant('marked_at').notNull(),
    markedBy: uuid('marked_by').references(() => users.id, { onDelete: 'set null' }),
    markedByName: text('marked_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.governingBodyId, table.differenceId] })],
)
