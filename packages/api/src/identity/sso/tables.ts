import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SsoTest } from '@clubhouse/contract/identity/office/sso'
import { hash, instant } from '#kernel/db/columns.ts'
import { governingBodies, userId, users } from '../sign-in/people/tables.ts'
import { clubId, clubs } from '#site/clubs/tables.ts'

/** Single sign-on: whom a club or a body trusts, and what came from there. */

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

const providerId = () =>
  uuid('provider_id')
    .notNull()
    .references(() => identityProviders.id, { onDelete: 'cascade' })

/** Who somebody is to a provider: the only identity that single sign-on gives. */
export const identityLinks = pgTable(
  'identity_links',
  {
    providerId: providerId(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    /** Made by hand for somebody who belongs to other clubs too, after an operator made sure who they are. */
    byOperator: boolean('by_operator').notNull().default(false),
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
    providerId: providerId(),
    browserHash: hash('browser_hash').notNull(),
    site: text('site').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Only tries the provider out for this club: nobody is signed in by its answer. */
    testsFor: uuid('tests_for').references(() => clubs.id, { onDelete: 'cascade' }),
    /** The same for this governing body. */
    testsForBody: uuid('tests_for_body').references(() => governingBodies.id, { onDelete: 'cascade' }),
    testedBy: uuid('tested_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('saml_requests_by_expiry').on(table.expiresAt)],
)

/** Assertions that were taken already. */
export const samlSeen = pgTable(
  'saml_seen',
  {
    providerId: providerId(),
    assertionId: text('assertion_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.assertionId] })],
)

/** The last time that somebody tried a provider out, and the last time that it went well. */
const tried = () => ({
  testedBy: uuid('tested_by').references(() => users.id, { onDelete: 'set null' }),
  testedAt: instant('tested_at').notNull(),
  /** `ok`, or the check that failed. */
  outcome: text('outcome').notNull(),
  /** What came back, for whoever tried; thrown away after a day. */
  said: jsonb('said').$type<NonNullable<SsoTest['said']>>(),
  passedAt: instant('passed_at'),
  /** Names the provider's settings that it went well with: others have to be tried anew. */
  passedWith: text('passed_with'),
})

export const ssoTests = pgTable('sso_tests', { clubId: clubId(), ...tried() }, (table) => [
  primaryKey({ columns: [table.clubId] }),
])

export const bodySsoTests = pgTable('body_sso_tests', {
  governingBodyId: uuid('governing_body_id')
    .primaryKey()
    .references(() => governingBodies.id, { onDelete: 'cascade' }),
  ...tried(),
})
