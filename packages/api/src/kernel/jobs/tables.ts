import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { traceOfCause } from './effect-columns.ts'
import { clubId, clubs } from '#site/clubs/tables.ts'

/** What goes on behind the pages: long work that can be watched and stopped, and what providers last said. */

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** A piece of long work as people see it; that it is run, and run again after a crash, is the queue's business. */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: uuid('id').primaryKey(),
    /** Null for the platform's own. */
    clubId: uuid('club_id').references(() => clubs.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The same work is begun once, however often it is asked for. */
    effectKey: text('effect_key').notNull(),
    state: text('state').$type<JobState>().notNull(),
    /** What the work is about: ids, never anybody's details. */
    about: jsonb('about').$type<Record<string, string>>().notNull(),
    /** Where the work goes on after a crash. */
    reached: jsonb('reached').$type<Record<string, string>>(),
    total: integer('total'),
    done: integer('done').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    cancelRequestedAt: instant('cancel_requested_at'),
    /** When its next step may be tried: at once, or after the wait that a failure brings. */
    dueAt: instant('due_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    trace: traceOfCause(),
  },
  (table) => [
    unique('job_runs_effect').on(table.effectKey),
    index('job_runs_newest').on(table.clubId, table.createdAt.desc()),
    index('job_runs_due')
      .on(table.dueAt)
      .where(sql`finished_at is null`),
    index('job_runs_over').on(table.finishedAt),
  ],
)

/** The last good answer of a provider, shared by all processes and kept for the day on which it is down. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    clubId: clubId(),
    key: text('key').notNull(),
    body: jsonb('body').notNull(),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.key] })],
)

/** Why a provider gave a club nothing the last time that it did not, for those who look after its settings. */
export const providerFailures = pgTable(
  'provider_failures',
  {
    clubId: clubId(),
    provider: text('provider').notNull(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.provider] })],
)
