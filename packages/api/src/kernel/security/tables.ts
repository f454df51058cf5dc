import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#identity/sign-in/people/tables.ts'
import { clubs } from '#site/clubs/tables.ts'
import { hash, instant } from '../db/columns.ts'

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

/**
 * The chain of a club's events, one link for each: its hash covers the event and the link before it. Written by a trigger when the
 * transaction ends, whoever wrote the event (ADR 041). Who is erased is taken out of the event; the link keeps a mark of who it was,
 * from which nobody can be found.
 */
export const auditLinks = pgTable(
  'audit_links',
  {
    /** The club, or nought for what concerns none. */
    chain: uuid('chain').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    actorMark: hash('actor_mark'),
    subjectMark: hash('subject_mark'),
    previous: hash('previous').notNull(),
    hash: hash('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    uniqueIndex('audit_links_of_event').on(table.eventId),
  ],
)

/** Counters behind the rate classes that guard secrets; shared by all processes. */
export const rateCounters = pgTable('rate_counters', {
  key: text('key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  count: integer('count').notNull(),
})

/** What all keys are made of, sealed with `SECRET` (ADR 060): one row, made by the first start. */
export const sealedRoots = pgTable(
  'sealed_roots',
  {
    id: integer('id').primaryKey(),
    sealed: text('sealed').notNull(),
    sealedAt: instant('sealed_at').notNull(),
  },
  () => [check('sealed_roots_one', sql`id = 1`)],
)
