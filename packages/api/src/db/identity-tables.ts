import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PostalAddress } from '@clubhouse/contract/people'
import { hash, instant } from './columns.ts'
import { clubs } from './tables.ts'

/**
 * People, their sign-ins and what is sent to them. A person belongs to no single club, so these tables are
 * reached through a role of their own (db/database.ts); what a club may see of its people, row security says.
 * Secrets are only ever stored as hashes.
 */

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case; the check stands in the hand-written part of the migration. */
  email: text('email').notNull().unique(),
  emailVerifiedAt: instant('email_verified_at'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  mobile: text('mobile'),
  address: jsonb('address')
    .$type<PostalAddress>()
    .notNull()
    .default(
      sql`'{"country":null,"postal_code":null,"county":null,"city":null,"line1":null,"line2":null}'::jsonb`,
    ),
  receiveUpdates: boolean('receive_updates').notNull().default(false),
  /** argon2id in PHC form; null for whoever has never set one. */
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const governingBodies = pgTable('governing_bodies', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  colour: text('colour').notNull(),
  ssoMode: text('sso_mode').notNull().default('off'),
  ssoIcon: text('sso_icon'),
  ssoButtonText: text('sso_button_text'),
  ssoHelpUrl: text('sso_help_url'),
})

export const clubAffiliations = pgTable(
  'club_affiliations',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    governingBodyId: uuid('governing_body_id')
      .notNull()
      .references(() => governingBodies.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.governingBodyId] })],
)

/** Roles in one club: member, admin, owner, group_manager. */
export const clubRoles = pgTable(
  'club_roles',
  {
    clubId: uuid('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: userId(),
    role: text('role').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId, table.role] }),
    index('club_roles_of_user').on(table.userId),
  ],
)

/** Roles above the clubs: super-user, and xgb for one governing body. */
export const platformRoles = pgTable(
  'platform_roles',
  {
    userId: userId(),
    role: text('role').notNull(),
    governingBodyId: uuid('governing_body_id').references(() => governingBodies.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

/** The people for whom somebody acts. */
export const relatedPeople = pgTable(
  'related_people',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: text('date_of_birth'),
    kind: text('kind').notNull(),
    relation: text('relation').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: userId(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/** Somebody who buys without an account. */
export const guests = pgTable('guests', {
  id: uuid('id').primaryKey(),
  clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** One sign-in. Its tokens are its family: whoever replays a used one ends it for all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id').references(() => guests.id, { onDelete: 'cascade' }),
    /** How it began: password, sign-up, code, sso, hand-over, guest. */
    method: text('method').notNull(),
    /** Where it began: `club:dunvarra`, `backoffice` … */
    site: text('site').notNull(),
    remember: boolean('remember').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    endedWhy: text('ended_why'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
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
    /** The sign-in that it was made from, if any: it ends with it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('link_codes_of_user').on(table.userId)],
)

/** Counters behind the rate classes that guard secrets; shared by all processes. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  count: integer('count').notNull(),
})

/** What happened around sign-in and roles, per club where there is one. The address is hashed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    site: text('site').notNull(),
    addressHash: hash('address_hash'),
    detail: jsonb('detail')
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
  },
  (table) => [index('audit_events_of_club').on(table.clubId, table.at.desc())],
)

/** A SAML identity provider that one club or one governing body trusts. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    id: uuid('id').primaryKey(),
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    governingBodyId: uuid('governing_body_id').references(() => governingBodies.id, { onDelete: 'cascade' }),
    entityId: text('entity_id').notNull(),
    ssoUrl: text('sso_url').notNull(),
    /** PEM; several while a provider changes its key. */
    certificates: text('certificates').array().notNull(),
    /** Whether its word on an e-mail is enough to join an account of the same e-mail. */
    trustsEmail: boolean('trusts_email').notNull().default(false),
  },
  (table) => [
    unique('identity_providers_of_club').on(table.clubId),
    unique('identity_providers_of_body').on(table.governingBodyId),
  ],
)

/** Who somebody is to a provider: the only identity that single sign-on gives. */
export const identityLinks = pgTable(
  'identity_links',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.subject] }),
    // One person is one subject to a provider.
    unique('identity_links_of_person').on(table.providerId, table.userId),
  ],
)

/** A sign-in that a browser began at a provider; the answer must name it, once. */
export const samlRequests = pgTable(
  'saml_requests',
  {
    id: text('id').primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    browserHash: hash('browser_hash').notNull(),
    site: text('site').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('saml_requests_by_expiry').on(table.expiresAt)],
)

/** Assertions that were taken already. */
export const samlSeen = pgTable(
  'saml_seen',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    assertionId: text('assertion_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.assertionId] })],
)
