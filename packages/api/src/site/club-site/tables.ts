import type { MenuPage } from '@clubhouse/contract/site/club'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '../clubs/tables.ts'

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
