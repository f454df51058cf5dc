import type { MailingStatus, RecipientState } from '@clubhouse/contract/messages/office/mailings'
import type {
  RecipientFilters,
  RecipientReason,
  RecipientSum,
} from '@clubhouse/contract/messages/office/recipient-filters'
import type { WishedKind } from '@clubhouse/domain/messages/mail/mail-kinds'
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
import { effectColumns, overIndex } from '#kernel/jobs/effect-columns.ts'
import { clubId, clubs } from '#site/clubs/tables.ts'

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
    overIndex('outbox_over'),
    index('outbox_of_recipient').on(table.clubId, sql`lower(recipient)`),
  ],
)

/** What somebody can want no more of: one recurring mail (by its list), all lotto mails as a player's friend, or a kind of mail. */
export type MailingKind = 'recurring' | 'lotto-friend' | WishedKind

export const distributionLists = pgTable(
  'distribution_lists',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<'Active' | 'Inactive'>().notNull().default('Active'),
    subject: text('subject').notNull().default(''),
    templateId: uuid('template_id'),
    /** Sanitised HTML, with its placeholders. */
    content: text('content').notNull().default(''),
    /** Whom it writes to; null where its people were put on it one by one. */
    filters: jsonb('filters').$type<RecipientFilters>(),
    /** Whether its conditions ask for what only some may know. */
    isGuarded: boolean('is_guarded').notNull().default(false),
    plannedFor: instant('planned_for'),
    /** How many would have got it when it was last counted. */
    recipients: integer('recipients'),
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('distribution_lists_newest').on(table.clubId, table.updatedAt.desc()),
  ],
)

/** DIST-06: a club's own; those of the platform are words of ours (domain/mails/list-templates.ts). */
export const emailTemplates = pgTable(
  'email_templates',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
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

/** One sending of a list: what it says and whom it means are as they were when Send was pressed. */
export const mailings = pgTable(
  'mailings',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    listId: uuid('list_id').notNull(),
    subject: text('subject').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    filters: jsonb('filters').$type<RecipientFilters>(),
    isGuarded: boolean('is_guarded').notNull().default(false),
    status: text('status').$type<MailingStatus>().notNull().default('going'),
    scheduledFor: instant('scheduled_for'),
    /** When its people were found. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    sum: jsonb('sum').$type<RecipientSum>(),
    /** Counts how often it was let go on: each time is work of its own. */
    resumed: integer('resumed').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.listId],
      foreignColumns: [distributionLists.clubId, distributionLists.id],
    }).onDelete('cascade'),
    index('mailings_newest').on(table.clubId, table.createdAt.desc()),
    index('mailings_of_list').on(table.clubId, table.listId, table.createdAt.desc()),
  ],
)

/** Who gets a mailing: each address once. The id is that of its mail in the outbox. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    mailingId: uuid('mailing_id').notNull(),
    listId: uuid('list_id').notNull(),
    /** Lower case. */
    address: text('address').notNull(),
    /** The account that has this address, or `contact_id` of it. */
    personId: uuid('person_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    why: jsonb('why').$type<RecipientReason[]>().notNull(),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
    reason: text('reason'),
    settledAt: instant('settled_at'),
    optedOutAt: instant('opted_out_at'),
    acknowledgedAt: instant('acknowledged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({
      columns: [table.clubId, table.mailingId],
      foreignColumns: [mailings.clubId, mailings.id],
    }).onDelete('cascade'),
    unique('mailing_recipients_once').on(table.clubId, table.mailingId, table.address),
    index('mailing_recipients_by_state').on(table.clubId, table.mailingId, table.state),
    index('mailing_recipients_of_person').on(table.clubId, table.personId, table.listId),
    // The outbox knows a mail by its id alone.
    unique('mailing_recipients_id').on(table.id),
  ],
)

/** Addresses that mails came back from for good: no list writes to them until somebody clears them. */
export const setAsideAddresses = pgTable(
  'set_aside_addresses',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    address: text('address').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('set_aside_addresses_once').on(table.clubId, table.address),
  ],
)
