import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Office } from '@clubhouse/contract/office/office-names'
import type { PostalAddress } from '@clubhouse/contract/people/people'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '#site/clubs/tables.ts'

/**
 * People, and the roles that they hold. A person belongs to no single club, so these tables are reached through a
 * role of their own (kernel/db/database.ts); what a club may see of its people, row security says.
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
  /** When they took that back: a box that was never ticked is no refusal. Written by a trigger (ADR 038). */
  updatesRefusedAt: instant('updates_refused_at'),
  /** argon2id in PHC form; null for whoever has never set one. */
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Of a row that belongs to a person, and that goes with them. */
export const userId = () =>
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
    clubId: clubId(),
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
    clubId: clubId(),
    userId: userId(),
    role: text('role').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId, table.role] }),
    index('club_roles_of_user').on(table.userId),
    // Few beside all members: who runs a club is counted without looking at these.
    index('club_roles_running').on(table.userId).where(sql`role in ('admin', 'owner')`),
  ],
)

/** Offices that those who run a club hold; an admin with one may do no more than it gives (ADR 040). */
export const clubOffices = pgTable(
  'club_offices',
  {
    clubId: clubId(),
    userId: userId(),
    office: text('office').$type<Office>().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.userId, table.office] }),
    index('club_offices_of_user').on(table.userId),
  ],
)

/** Roles above the clubs: super-user, and xgb for one governing body. */
export const platformRoles = pgTable(
  'platform_roles',
  {
    userId: userId(),
    role: text('role').notNull(),
    governingBodyId: uuid('governing_body_id').references(() => governingBodies.id, { onDelete: 'cascade' }),
    /** Of a superuser: up to when the operator lets them set up their first passkey. Gone with it. */
    firstPasskeyUntil: instant('first_passkey_until'),
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
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('related_people_of_age')
      .on(table.dateOfBirth)
      .where(sql`kind = 'juvenile'`),
  ],
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
