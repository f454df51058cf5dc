import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { clubs } from '../clubs/tables.ts'
import { hash, instant } from '../db/columns.ts'
import { users } from '../identity/people/tables.ts'

/** What happened around sign-in, roles, forms and answers, per club where there is one. The address is hashed. */
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
  (table) => [index('audit_events_of_club').on(table.clubId, table.at.desc(), table.id)],
)
