import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '../clubs/tables.ts'
import { images } from '../media/tables.ts'

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
