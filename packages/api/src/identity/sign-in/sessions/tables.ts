import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { hash, instant } from '#kernel/db/columns.ts'
import { clubs } from '#site/clubs/tables.ts'
import { userId, users } from '../people/tables.ts'

/** Sign-ins, what they are proven by, and what is written down of them. Secrets are only ever stored as hashes. */

/** Somebody who buys without an account. */
export const guests = pgTable(
  'guests',
  {
    id: uuid('id').primaryKey(),
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('guests_by_age').on(table.createdAt), index('guests_by_email').on(table.email)],
)

/** One sign-in. Its tokens are its family: whoever replays a used one ends it for all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    /** How it began: password, passkey, sign-up, code, sso, hand-over, guest. */
    method: text('method').notNull(),
    /** The identity provider that vouched for them, where it began by single sign-on. */
    providerId: uuid('provider_id'),
    /** Where it began: `club:dunvarra`, `backoffice` … */
    site: text('site').notNull(),
    remember: boolean('remember').notNull().default(false),
    /** The browser and the machine in words, as they name themselves: "Chrome on Windows". */
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    /** Not to the second: noted now and then. */
    lastSeenAt: instant('last_seen_at'),
    /** When they last showed a passkey in this sign-in: it began with one, or was asked for one (ADR 040). */
    passkeyAt: instant('passkey_at'),
    /** The sign-in on another site that handed over to this one, if any. */
    cameFrom: uuid('came_from'),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why'),
  },
  (table) => [
    index('sessions_of_user').on(table.userId),
    index('sessions_of_guest').on(table.guestId),
    index('sessions_by_age').on(table.createdAt),
  ],
)

export const tokens = pgTable(
  'tokens',
  {
    hash: hash('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * When a refresh token was used, by the database's own clock: one that was used before the asking began
     * is replayed, one that was used while it ran lost a race.
     */
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index('tokens_of_session').on(table.sessionId), index('tokens_by_expiry').on(table.expiresAt)],
)

/** The newest mailed six-digit code of a person for a purpose: recovery or invitation. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    userId: userId(),
    purpose: text('purpose').notNull(),
    hash: hash('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/**
 * Long codes that travel in an address: `verify-email` in a mail, `sign-in` between two pages of one browser.
 * The latter carries the hash of what only that browser holds.
 */
export const linkCodes = pgTable(
  'link_codes',
  {
    hash: hash('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: userId(),
    browserHash: hash('browser_hash'),
    site: text('site'),
    method: text('method'),
    /** The identity provider that stands for it, if one does. */
    providerId: uuid('provider_id'),
    /** The sign-in that it was made from, if any: it ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('link_codes_of_user').on(table.userId)],
)
