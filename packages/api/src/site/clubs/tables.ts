import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
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
import type { Banner, Feature, MenuPage, Theme } from '@clubhouse/contract/site/club'
import type { SiteBanner } from '@clubhouse/contract/site/office/site-draft'
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

export const clubs = pgTable('clubs', {
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
  /** OPEN-075 */
  hideMembershipPlansHeading: boolean('hide_membership_plans_heading').notNull().default(false),
  membershipDetailsHeadline: text('membership_details_headline'),
  /** By the platform: visitors are told so, and those who run it read and change nothing. */
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Own domains of clubs, beside `{slug}.{base domain}`. */
export const clubDomains = pgTable('club_domains', {
  domain: text('domain').primaryKey(),
  clubId: clubId(),
  /** The one under which the club wants to be found: canonical links and mails use it. */
  isPrimary: boolean('is_primary').notNull().default(false),
})

export const images = pgTable(
  'images',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    filepath: text('filepath').notNull(),
    filename: text('filename').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    isDecorative: boolean('is_decorative').notNull().default(false),
    /** Of what was uploaded: how much, of which type, by whom, and the hash of what was sent, to know it again. */
    bytes: integer('bytes'),
    contentType: text('content_type'),
    /** References the person, in `0001_constraints.sql`. */
    uploadedBy: uuid('uploaded_by'),
    checksum: text('checksum'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('images_path').on(table.clubId, table.filepath, table.filename),
    index('images_newest').on(table.clubId, table.createdAt.desc(), table.id),
    index('images_checksum').on(table.clubId, table.checksum),
  ],
)

export const articles = pgTable(
  'articles',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    type: text('type').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    content: text('content').notNull().default(''),
    imageId: uuid('image_id'),
    status: text('status').notNull().default('draft'),
    publishedAt: instant('published_at'),
    /** Put away: as it was, and seen by nobody but those who run the club. */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('articles_slug').on(table.clubId, table.slug),
    foreignKey({ columns: [table.clubId, table.imageId], foreignColumns: [images.clubId, images.id] }),
    index('articles_newest').on(table.clubId, table.type, table.publishedAt.desc(), table.id),
  ],
)

/** Where an article was once; its own address is the newest. */
export const slugRedirects = pgTable(
  'slug_redirects',
  { clubId: clubId(), slug: text('slug').notNull(), articleId: uuid('article_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.clubId, table.slug] }),
    foreignKey({
      columns: [table.clubId, table.articleId],
      foreignColumns: [articles.clubId, articles.id],
    }).onDelete('cascade'),
  ],
)

export const sponsors = pgTable(
  'sponsors',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    link: text('link'),
    imageId: uuid('image_id'),
    featured: boolean('featured').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** The days on which it is shown, both included, as the calendar in the club says; null for no end. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Taken off by somebody, who may take that back for a while. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.imageId], foreignColumns: [images.clubId, images.id] }),
  ],
)

export const menuItems = pgTable(
  'menu_items',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    kind: text('kind'),
    title: text('title').notNull(),
    url: text('url'),
    pages: jsonb('pages').$type<MenuPage[]>().notNull().default([]),
    /** Kept by the club, and not on its website. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.id] })],
)
