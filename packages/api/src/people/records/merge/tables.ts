import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import type { Print } from './footprint.queries.ts'

/** What an undo needs: where everything was, and how it was left. Never an answer. */
export interface MergeTrail {
  before: Print[]
  after: Print[]
}

/** Two who were made one. Whoever is registered as the one who went is registered as the one who stays (trigger). */
export const personMerges = pgTable(
  'person_merges',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    keptId: uuid('kept_id').notNull(),
    goneId: uuid('gone_id').notNull(),
    /** As they were called then; empty once that is forgotten. */
    keptName: text('kept_name').notNull(),
    goneName: text('gone_name').notNull(),
    /** Null once it cannot be undone. */
    trail: jsonb('trail').$type<MergeTrail>(),
    mergedBy: uuid('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: instant('merged_at').notNull(),
    undoneBy: uuid('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    index('person_merges_newest').on(table.clubId, table.mergedAt.desc()),
    index('person_merges_of_gone').on(table.clubId, table.goneId),
    index('person_merges_of_kept').on(table.clubId, table.keptId),
  ],
)

/** Two who look like one person and are not, the smaller id first. */
export const peopleToldApart = pgTable(
  'people_told_apart',
  {
    clubId: clubId(),
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    toldBy: uuid('told_by').references(() => users.id, { onDelete: 'set null' }),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.oneId, table.otherId] })],
)
