import { sql } from 'drizzle-orm'
import { index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Whatever writes the row, a trigger too, has it from what its transaction has set. */
export const traceOfCause = () => text('trace').default(sql`nullif(current_setting('app.trace', true), '')`)

/**
 * What every effect on the outside has, whatever it is: it is written with what causes it, claimed by a worker, and
 * ends done or given up. A table of effects spreads these beside its own columns, and has an index on what is due and one on what is over.
 */
export const effectColumns = () => ({
  id: uuid('id').primaryKey(),
  /** The same key has its effect once, however often it is asked for. */
  effectKey: text('effect_key').notNull(),
  /** Smaller goes first; among equals, what is due longest. */
  priority: smallint('priority').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  /** When it may be tried; while somebody tries, until when it is theirs. */
  dueAt: instant('due_at').notNull(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
  failedAt: instant('failed_at'),
  lastError: text('last_error'),
  /** Of what asked for it, as `traceparent` says it; null unless traces are kept (kernel/tracing). */
  trace: traceOfCause(),
})

/** When it was over, done or given up; null while it is not. */
export const OVER_AT = sql.raw('coalesce(done_at, failed_at)')

/** What is over lies there for months: whoever throws the oldest away does not look through the rest. */
export const overIndex = (name: string) => index(name).on(OVER_AT)
