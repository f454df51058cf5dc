import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** What a club has said about one of its automatic mails; without a row it is as the registry of kinds says. */
export const automaticMails = pgTable(
  'automatic_mails',
  {
    clubId: clubId(),
    kind: text('kind').$type<AutomaticKind>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** When it was last switched on: nobody is written to about what happened before. */
    onSince: instant('on_since'),
    /** The club's own words; null while they are ours. */
    opening: text('opening'),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.kind] })],
)

/** What somebody was written to about: longer than the outbox remembers. Ids of ours, never an address. */
export const automaticMailOccasions = pgTable(
  'automatic_mail_occasions',
  {
    clubId: clubId(),
    kind: text('kind').$type<AutomaticKind>().notNull(),
    occasion: text('occasion').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.kind, table.occasion] }),
    index('automatic_mail_occasions_old').on(table.writtenAt),
  ],
)

/** That a mail went, and nothing of to whom; the id is that of its row in the outbox. */
export const automaticMailsSent = pgTable(
  'automatic_mails_sent',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<AutomaticKind>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('automatic_mails_sent_newest').on(table.clubId, table.kind, table.sentAt.desc()),
    index('automatic_mails_sent_at').on(table.sentAt),
  ],
)
