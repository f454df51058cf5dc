import type { Banner, Feature, Theme } from '@clubhouse/contract/site/club'
import type { SiteBanner } from '@clubhouse/contract/site/office/site-draft'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'

/**
 * Every club-owned table carries `club_id`, its key is `(club_id, id)` and its foreign keys are composite,
 * so that row security holds and tables can be distributed by club. Roles, grants, row security, triggers
 * and the foreign keys from `clubs` to its images stand in `0001_constraints.sql`.
 */

/** Whether and when it is shown stands beside the words; without it, always. */
export type StoredBanner = Banner & Partial<Pick<SiteBanner, 'is_on' | 'from' | 'until'>>

/** Of a row that a club owns, and that goes with it. */
export const clubId = () =>
  uuid('club_id')
    .notNull()
    .references(() => clubs.id, { onDelete: 'cascade' })

export const clubs = pgTable(
  'clubs',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    currency: text('currency').notNull().default('EUR'),
    timeZone: text('time_zone').notNull().default('Europe/Dublin'),
    logoImageId: uuid('logo_image_id'),
    layoutImageId: uuid('layout_image_id'),
    sponsorsBackgroundImageId: uuid('sponsors_background_image_id'),
    addressLine1: text('address_line1'),
    addressCity: text('address_city'),
    addressCounty: text('address_county'),
    addressCountry: text('address_country'),
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
    displayAddress: boolean('display_address').notNull().default(false),
    /** Where messages of the contact form go; not part of the public account. */
    contactEmail: text('contact_email'),
    facebook: text('facebook'),
    twitter: text('twitter'),
    instagram: text('instagram'),
    banner: jsonb('banner').$type<StoredBanner>(),
    theme: jsonb('theme').$type<Theme>().notNull(),
    features: text('features')
      .array()
      .$type<Feature[]>()
      .notNull()
      .default(sql`'{}'`),
    onBehalfOf: text('on_behalf_of'),
    domainPaymentMethod: text('domain_payment_method'),
    comortaisOrganisationId: text('comortais_organisation_id'),
    comortaisClubId: text('comortais_club_id'),
    cometOrganizationId: text('comet_organization_id'),
    /** A secret: the read-only role has no right to this column, only to the flag derived from it. */
    cometApiKey: text('comet_api_key'),
    hasCometKey: boolean('has_comet_key').generatedAlwaysAs(sql`comet_api_key is not null`),
    ssoMode: text('sso_mode').notNull().default('off'),
    ssoIcon: text('sso_icon'),
    ssoButtonText: text('sso_button_text'),
    ssoHelpUrl: text('sso_help_url'),
    ssoGoverningBodyId: text('sso_governing_body_id'),
    /** OPEN-003: when false only the club's admins and owners may sign in on its site. */
    signUpOpen: boolean('sign_up_open').notNull().default(true),
    /** Whether those who run it show a passkey before money and people: off, required. */
    secondFactor: text('second_factor').$type<'off' | 'required'>().notNull().default('off'),
    /** Month in which its books end. */
    yearEndsIn: integer('year_ends_in').notNull().default(12),
    /** OPEN-075 */
    hideMembershipPlansHeading: boolean('hide_membership_plans_heading').notNull().default(false),
    membershipDetailsHeadline: text('membership_details_headline'),
    /** By the platform: visitors are told so, and those who run it read and change nothing. */
    suspendedAt: instant('suspended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  () => [check('clubs_year_ends_in', sql`year_ends_in between 1 and 12`)],
)

/** Own domains of clubs, beside `{slug}.{base domain}`. */
export const clubDomains = pgTable('club_domains', {
  domain: text('domain').primaryKey(),
  clubId: clubId(),
  /** The one under which the club wants to be found: canonical links and mails use it. */
  isPrimary: boolean('is_primary').notNull().default(false),
})
