import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#kernel/db/columns.ts'
import { clubId } from '../clubs/tables.ts'

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
