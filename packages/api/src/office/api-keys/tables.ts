import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KeyScope } from '@clubhouse/contract/office/machine-limits'
import { clubId } from '#site/clubs/tables.ts'
import { hash, instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Keys by which other software reads a club's data. Of the key itself only a hash is here. */
export const apiKeys = pgTable(
  'api_keys',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** How the key begins: by it the row is found, and it is shown. */
    prefix: text('prefix').notNull(),
    hash: hash('hash').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at'),
    /** To the minute: a key that is used often does not write each time. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('api_keys_prefix').on(table.prefix),
    index('api_keys_maker').on(table.createdBy),
  ],
)
