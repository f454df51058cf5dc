import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { CrashAt } from '../crash-point.ts'
import { asClub } from '../db/as-club.ts'
import type { Database, Tx } from '../db/database.ts'
import { traced } from '../tracing/tracing.ts'
import { jobRuns } from './tables.ts'
import { errorKind } from './effect-failed.ts'
import type { LongWork } from './long-work.ts'

const MINUTE_MS = 60_000
/** How long after each failure in a row the step is tried again; after the last of them it is given up. */
const WAITS_MINUTES = [1, 5, 15, 60]

/** Null when it was tried often enough. `pace` shortens the waits for tests. */
export function nextTry(failures: number, now: Date, pace: number): Date | null {
  const minutes = WAITS_MINUTES[failures - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS * pace)
}

export type StepResult = 'idle' | 'stepped' | 'done' | 'cancelled' | 'retried' | 'failed'

export interface StepDeps {
  db: Pick<Database, 'withPlatform'>
  works: readonly LongWork[]
  now: () => Date
  crashAt: CrashAt
  /** Shortens the waits between two tries, in tests. */
  pace: number
  /** Told by kind, never by contents. */
  onTrouble: (error: Error) => void
}

type Run = typeof jobRuns.$inferSelect

/** A step that failed, and whose: its transaction is gone, and the failure is noted in another. */
class StepFailed extends Error {
  readonly runId: string

  constructor(runId: string, cause: unknown) {
    super('a step failed', { cause })
    this.runId = runId
  }
}

/**
 * One step of the work that waits longest. Its effect and the note of it are one transaction, in which the row is
 * locked: two workers never do the same step, and one that dies leaves no trace of the step it was in.
 */
export async function runStep(deps: StepDeps): Promise<StepResult> {
  try {
    const result = await deps.db.withPlatform(async (tx) => {
      const run = await takeNext(tx, deps)
      if (!run) return 'idle'
      if (run.cancelRequestedAt) return endAsCancelled(tx, run.id, deps.now())
      const start = { name: `work ${run.kind}`, kind: 'consumer', parent: run.trace } as const
      const stepped = await traced(start, () => step(tx, run, deps)).catch((error: unknown) => {
        throw new StepFailed(run.id, error)
      })
      deps.crashAt('work.before-commit')
      return stepped
    })
    if (result !== 'idle') deps.crashAt('work.committed')
    return result
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    return noteFailure(deps, error)
  }
}

async function takeNext(tx: Tx, { works, now }: StepDeps): Promise<Run | undefined> {
  const [run] = await tx
    .select()
    .from(jobRuns)
    // What only a newer process knows is left to it.
    .where(and(isNull(jobRuns.finishedAt), lte(jobRuns.dueAt, now()), inArray(jobRuns.kind, kindsOf(works))))
    .orderBy(asc(jobRuns.dueAt), asc(jobRuns.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return run
}

const kindsOf = (works: readonly LongWork[]) => works.map((work) => work.kind)

async function step(tx: Tx, run: Run, { works, now, crashAt }: StepDeps): Promise<StepResult> {
  const work = works.find((each) => each.kind === run.kind)
  if (!work) throw new Error('work of a kind that was not asked for')
  const { about, reached } = run
  const { total, outcome } = await asOwnerOf(tx, work, run, async () => ({
    total: run.startedAt ? run.total : ((await work.count?.(tx, about)) ?? null),
    outcome: await work.step(tx, { about, reached, now: now() }),
  }))
  crashAt('work.stepped')
  const at = now()
  await tx
    .update(jobRuns)
    .set({
      state: outcome.isFinished ? 'done' : 'running',
      reached: outcome.reached,
      total,
      done: run.done + outcome.done,
      attempts: 0,
      lastError: null,
      startedAt: run.startedAt ?? at,
      finishedAt: outcome.isFinished ? at : null,
      // Behind all others that wait: long work takes turns.
      dueAt: at,
    })
    .where(eq(jobRuns.id, run.id))
  return outcome.isFinished ? 'done' : 'stepped'
}

function asOwnerOf<T>(tx: Tx, work: LongWork, { clubId }: Run, act: () => Promise<T>): Promise<T> {
  if (!work.isOfClub) return act()
  if (clubId === null) throw new Error(`${work.kind} is work of a club, and none was named`)
  return asClub(tx, clubId, act)
}

async function endAsCancelled(tx: Tx, id: string, now: Date): Promise<StepResult> {
  await tx.update(jobRuns).set({ state: 'cancelled', finishedAt: now }).where(eq(jobRuns.id, id))
  return 'cancelled'
}

async function noteFailure(deps: StepDeps, { runId, cause }: StepFailed): Promise<StepResult> {
  const reason = errorKind(cause)
  const now = deps.now()
  const result = await deps.db.withPlatform(async (tx) => {
    const [run] = await tx
      .update(jobRuns)
      .set({ attempts: sql`${jobRuns.attempts} + 1`, lastError: reason })
      .where(and(eq(jobRuns.id, runId), isNull(jobRuns.finishedAt)))
      .returning()
    if (!run) return 'idle'
    const dueAt = nextTry(run.attempts, now, deps.pace)
    const fate = dueAt ? { dueAt } : { state: 'failed' as const, finishedAt: now }
    await tx.update(jobRuns).set(fate).where(eq(jobRuns.id, runId))
    return dueAt ? 'retried' : 'failed'
  })
  if (result !== 'idle') {
    deps.onTrouble(
      new Error(`${runId} ${result === 'failed' ? 'failed' : 'waits for another try'}: ${reason}`),
    )
  }
  return result
}
