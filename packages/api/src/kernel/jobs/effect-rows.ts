import { and, asc, eq, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import { type effectColumns, OVER_AT } from './effect-columns.ts'

/** Any table that spreads `effectColumns()`. */
export type EffectTable = PgTable & Record<keyof ReturnType<typeof effectColumns>, PgColumn>

/** What the mechanism itself reads of a row. */
export interface EffectRow {
  id: string
  attempts: number
  priority: number
  /** When it comes due again, should nobody settle it. */
  dueAt: Date
  createdAt: Date
  /** Of what asked for it. */
  trace?: string | null
}

export interface ClaimOptions {
  now: Date
  limit: number
  /** Minutes after each attempt until the next; the last one stays. */
  waits: readonly number[]
  /** Shortens the waits, in tests. */
  pace?: number
  /** Off only to prove that it is needed. */
  locks?: boolean
}

const MINUTE_MS = 60_000

/** A wish for a column that every such table has; the builder only knows the columns of one. */
const changed = (columns: object) => columns as never

/**
 * Takes what is due and pushes its time, so that it is this process's own until then. Committed before anything is
 * done: no transaction waits for the outside.
 */
export async function claimDue<Row extends EffectRow>(
  tx: Tx,
  table: EffectTable,
  { now, limit, waits, pace = 1, locks = true }: ClaimOptions,
): Promise<Row[]> {
  const wanted = tx
    .select({ id: table.id })
    .from(table)
    .where(and(isOpen(table), lte(table.dueAt, now)))
    .orderBy(asc(table.priority), asc(table.dueAt))
    .limit(limit)
  // Whoever comes second passes over what the first one holds, instead of waiting for it and taking it too.
  const due = sql`with due as materialized (${locks ? wanted.for('update', { skipLocked: true }) : wanted}) select id from due`
  const minutes = sql`(${`{${waits.join(',')}}`}::float8[])[least(${table.attempts} + 1, ${waits.length})]`
  const rows = await tx
    .update(table)
    // With its last error it would pass for one that only waits, and be hurried while it is being done.
    .set(
      changed({
        attempts: sql`${table.attempts} + 1`,
        dueAt: sql`${now.toISOString()}::timestamptz + ${minutes} * ${pace}::float8 * interval '1 minute'`,
        lastError: null,
      }),
    )
    .where(sql`${table.id} in (${due})`)
    .returning()
  // An update answers in whatever order it finds its rows.
  return (rows as unknown as Row[]).toSorted(
    (one, other) => one.priority - other.priority || one.createdAt.getTime() - other.createdAt.getTime(),
  )
}

const isOpen = (table: EffectTable) => and(isNull(table.doneAt), isNull(table.failedAt))

export async function nextDue(tx: Tx, table: EffectTable): Promise<Date | null> {
  const [row] = await tx
    .select({ at: min(table.dueAt) })
    .from(table)
    .where(isOpen(table))
  return (row?.at as Date | null | undefined) ?? null
}

/** Since when the oldest that is due waits: some are due from the start, whatever the clock, and wait since they were written. */
export async function oldestDue(tx: Tx, table: EffectTable, now: Date): Promise<Date | null> {
  const since = sql<string | null>`min(greatest(${table.dueAt}, ${table.createdAt}))`
  const [row] = await tx
    .select({ since })
    .from(table)
    .where(and(isOpen(table), lte(table.dueAt, now)))
  return row?.since ? new Date(row.since) : null
}

/** A row as its worker has claimed it: whoever claims it again counts one attempt more. Left out by whoever claims it in this transaction. */
type Claim = Pick<EffectRow, 'id'> & Partial<Pick<EffectRow, 'attempts'>>

/**
 * `settled` is what the table forgets of it once it is over. False where somebody else has done it meanwhile, whose result it has: asked under the
 * lock of the row.
 */
export function markDone(
  tx: Tx,
  table: EffectTable,
  { id }: Claim,
  { now, settled }: { now: Date; settled: object },
): Promise<boolean> {
  const marked = { ...settled, doneAt: now, lastError: null }
  return change(tx, table, marked, and(eq(table.id, id), isNull(table.doneAt)))
}

/** Whoever is still at it keeps it for as long as a claim holds. False where it is another's by now. */
export function hold(
  tx: Tx,
  table: EffectTable,
  claim: Claim,
  { now, waits, pace = 1 }: Pick<ClaimOptions, 'now' | 'waits' | 'pace'>,
): Promise<boolean> {
  const until = new Date(now.getTime() + (waits[0] ?? 0) * MINUTE_MS * pace).toISOString()
  const dueAt = sql`greatest(${table.dueAt}, ${until}::timestamptz)`
  return change(tx, table, { dueAt }, isStill(table, claim))
}

/** It comes due again by itself. False where it is another's by now, who knows better. */
export const noteFailure = (tx: Tx, table: EffectTable, claim: Claim, reason: string): Promise<boolean> =>
  change(tx, table, { lastError: reason }, isStill(table, claim))

export const giveUp = (
  tx: Tx,
  table: EffectTable,
  claim: Claim,
  { reason, now, settled }: { reason: string; now: Date; settled: object },
): Promise<boolean> =>
  change(tx, table, { ...settled, failedAt: now, lastError: reason }, isStill(table, claim))

const isStill = (table: EffectTable, { id, attempts }: Claim) =>
  and(eq(table.id, id), attempts === undefined ? undefined : eq(table.attempts, attempts), isOpen(table))

async function change(tx: Tx, table: EffectTable, to: object, which: SQL | undefined): Promise<boolean> {
  const found = await tx.update(table).set(changed(to)).where(which).returning({ id: table.id })
  return found.length > 0
}

export const isOverBefore = (before: Date) => sql`${OVER_AT} < ${before.toISOString()}::timestamptz`

/** What was over before then is deleted. */
export async function forgetOld(tx: Tx, table: EffectTable, before: Date): Promise<void> {
  await tx.delete(table).where(isOverBefore(before))
}
