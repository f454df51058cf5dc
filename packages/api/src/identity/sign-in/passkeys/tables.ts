import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { hash, instant } from '#kernel/db/columns.ts'
import { userId } from '../people/tables.ts'

/** A key that a device or a password manager keeps for somebody; of ours is only what checks its signatures. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the authenticator calls it, in base64url. */
    id: text('id').primaryKey(),
    userId: userId(),
    publicKey: hash('public_key').notNull(),
    /** Counts the signatures where the authenticator does; one that runs backwards was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The domain for which it signs (WebAuthn's relying party). */
    scope: text('scope').notNull(),
    name: text('name').notNull(),
    /** Copied to the person's other devices by whoever keeps it. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
)

/** Challenges that were answered: each counts once. They are sealed, so one that was not answered needs no row. */
export const spentChallenges = pgTable('spent_challenges', {
  hash: hash('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
