import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { users } from '#identity/sign-in/people/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '#site/clubs/tables.ts'

/** API-30: kept for the back office, whatever becomes of the mail to the club. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    sender: text('sender').notNull(),
    senderEmail: text('sender_email').notNull(),
    senderPhone: text('sender_phone'),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** One of those who run the club, who looks after it. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** When it was last answered; null again when they wrote back. */
    answeredAt: instant('answered_at'),
    doneAt: instant('done_at'),
    doneBy: uuid('done_by').references(() => users.id, { onDelete: 'set null' }),
    /** Counts who has it and whether it is done, so that two do not undo each other's. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('contact_messages_newest').on(table.clubId, table.createdAt.desc()),
    // An answer by mail names it by its id alone.
    index('contact_messages_id').on(table.id),
    index('contact_messages_open')
      .on(table.clubId, table.createdAt)
      .where(sql`done_at is null`),
  ],
)

/** What the club answered to a message. The id is that of its mail in the outbox, and is chosen by whoever sends it. */
export const messageReplies = pgTable(
  'message_replies',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    messageId: uuid('message_id').notNull(),
    content: text('content').notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.messageId],
      foreignColumns: [contactMessages.clubId, contactMessages.id],
    }).onDelete('cascade'),
    index('message_replies_of_message').on(table.clubId, table.messageId, table.sentAt),
  ],
)

/** What people wrote back by mail. Files are not kept, only what they were called. */
export const messageMails = pgTable(
  'message_mails',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    messageId: uuid('message_id').notNull(),
    /** A hash of the name that the mail has for itself: one that is fetched twice is kept once. */
    source: text('source').notNull(),
    content: text('content').notNull(),
    /** What their mail programme quoted below it. */
    quoted: text('quoted'),
    /** Where it is not the one that they wrote by first. */
    fromAddress: text('from_address'),
    attachments: jsonb('attachments').$type<string[]>().notNull().default([]),
    /** By a machine, such as one that says that somebody is away. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.messageId],
      foreignColumns: [contactMessages.clubId, contactMessages.id],
    }).onDelete('cascade'),
    unique('message_mails_once').on(table.clubId, table.messageId, table.source),
  ],
)
