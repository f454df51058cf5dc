import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Office } from '@clubhouse/contract/office/office-names'
import { clubId } from '#site/clubs/tables.ts'
import { hash, instant } from '#kernel/db/columns.ts'
import { users } from '../sign-in/people/tables.ts'

/** Who was asked to run a club with the others, and has not come yet. Nothing is given before they accept. */
export const officeInvitations = pgTable(
  'office_invitations',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: text('role').$type<'admin' | 'owner'>().notNull(),
    offices: text('offices').array().$type<Office[]>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of a hand-over: who holds the office until they accept. */
    takesFrom: uuid('takes_from').references(() => users.id, { onDelete: 'set null' }),
    codeHash: hash('code_hash').notNull(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('office_invitations_by_code').on(table.codeHash),
    index('office_invitations_of_inviter').on(table.clubId, table.invitedBy),
  ],
)
