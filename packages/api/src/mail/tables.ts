import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { effectColumns } from '../jobs/effect-columns.ts'
import { instant } from '../db/columns.ts'
import { users } from '../identity/people/tables.ts'
import { clubId, clubs } from '../clubs/tables.ts'
import type { WishedKind } from '@clubhouse/domain/mails/mail-kinds'

/** What is sent to people and what they answered to it: the outbox, messages to a club, lists and opt-outs. */

/** Mail on its way out. Written with what caused it, sent afterwards, once per effect key. */
export const outbox = pgTable(
  'outbox',
  {
    ...effectColumns(),
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    /** Who an answer goes to, where that is not the deployment's own address. */
    replyTo: text('reply_to'),
    /** Emptied once the mail has gone: it may hold a code. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Of a mailing: who gets it, and of what kind it is, so that an opt-out made meanwhile is honoured. */
    personId: uuid('person_id'),
    mailingKind: text('mailing_kind').$type<MailingKind>(),
    listId: uuid('list_id'),
  },
  (table) => [
    unique('outbox_effect').on(table.effectKey),
    index('outbox_due')
      .on(table.priority, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
  ],
)

/** What somebody can want no more of: one recurring mail (by its list), all lotto mails as a player's friend, or a kind of mail. */
export type MailingKind = 'recurring' | 'lotto-friend' | WishedKind

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
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('contact_messages_newest').on(table.clubId, table.createdAt.desc()),
  ],
)

export const distributionLists = pgTable(
  'distribution_lists',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)

/** DATA-47: who is on a list; whether they opted out is in `mail_opt_outs`. */
export const distributionListMembers = pgTable(
  'distribution_list_members',
  {
    clubId: clubId(),
    listId: uuid('list_id').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paymentAckAt: instant('payment_ack_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.listId, table.memberId] }),
    foreignKey({
      columns: [table.clubId, table.listId],
      foreignColumns: [distributionLists.clubId, distributionLists.id],
    }).onDelete('cascade'),
  ],
)

/** LOTTO-14: somebody whom a player told us of. */
export const lottoFriends = pgTable(
  'lotto_friends',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('lotto_friends_email').on(table.clubId, table.email),
  ],
)

/** Per person, kind and, where the kind has lists, list. Nothing else decides whether a mailing may go. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    /** A member's or a friend's id, by the kind. */
    personId: uuid('person_id').notNull(),
    kind: text('kind').$type<MailingKind>().notNull(),
    listId: uuid('list_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('mail_opt_outs_once')
      .on(table.clubId, table.personId, table.kind, table.listId)
      .nullsNotDistinct(),
  ],
)

/** One letter to everybody on a list. */
export const mailings = pgTable(
  'mailings',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    listId: uuid('list_id').notNull(),
    subject: text('subject').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.listId],
      foreignColumns: [distributionLists.clubId, distributionLists.id],
    }).onDelete('cascade'),
  ],
)
