import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AccessState, Mark } from '@clubhouse/contract/platform/governing-body/limits'
import type { ListedPerson } from '@clubhouse/domain/platform/governing-body/read-list'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { governingBodies, users } from '#identity/sign-in/people/tables.ts'

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

/** Each line of it: the person that it names, or what is wrong with it and what it held in the columns that are read. */
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

/** That a body asked to read a club's members, and what the club said to it. */
export const bodyAccesses = pgTable(
  'body_accesses',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    governingBodyId: governingBodyId(),
    /** As it was called then: a club reads nothing of bodies. */
    body: text('body').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<AccessState>().notNull(),
    askedAt: instant('asked_at').notNull(),
    askedByName: text('asked_by_name').notNull(),
    /** Who is told what the club said. */
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('body_accesses_of_body').on(table.governingBodyId, table.clubId, table.askedAt.desc()),
    // One question at a time.
    uniqueIndex('body_accesses_waiting')
      .on(table.clubId, table.governingBodyId)
      .where(sql`state = 'asked'`),
  ],
)

/** What a body wrote to those who run its clubs. */
export const bodyMessages = pgTable(
  'body_messages',
  {
    governingBodyId: governingBodyId(),
    /** Chosen by whoever sends it: what is sent twice is one message. */
    id: uuid('id').notNull(),
    /** As it was called then: a club reads nothing of bodies. */
    body: text('body').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    replyTo: text('reply_to').notNull(),
    sentAt: instant('sent_at').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentByName: text('sent_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.governingBodyId, table.id] }),
    index('body_messages_newest').on(table.governingBodyId, table.sentAt.desc()),
  ],
)

/** To which clubs, and what became of the mails to their people: numbers, and nobody's name. */
export const bodyMessageClubs = pgTable(
  'body_message_clubs',
  {
    clubId: clubId(),
    governingBodyId: governingBodyId(),
    messageId: uuid('message_id').notNull(),
    /** As the club was called then: the body reads nothing of one that has left it. */
    club: text('club').notNull(),
    /** How many it went to; none where nobody runs the club. */
    people: integer('people').notNull(),
    sent: integer('sent').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.governingBodyId, table.messageId] }),
    foreignKey({
      name: 'body_message_clubs_message',
      columns: [table.governingBodyId, table.messageId],
      foreignColumns: [bodyMessages.governingBodyId, bodyMessages.id],
    }).onDelete('cascade'),
    index('body_message_clubs_of_message').on(table.governingBodyId, table.messageId),
  ],
)
