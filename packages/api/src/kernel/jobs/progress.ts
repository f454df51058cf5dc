import type { jobRuns, JobState } from './tables.ts'

export interface Progress {
  id: string
  kind: string
  state: JobState
  done: number
  /** Null until it was counted, and for work that cannot be counted. */
  total: number | null
  /** Whole, and 100 only when everything is done. */
  percent: number | null
  isCancelling: boolean
  /** The kind of the last error, never its words. */
  lastError: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
}

type Run = typeof jobRuns.$inferSelect

export function progress(run: Run): Progress {
  const { id, kind, state, done, total, lastError, createdAt, startedAt, finishedAt } = run
  return {
    id,
    kind,
    state,
    done,
    total,
    percent: percentOf(state, done, total),
    isCancelling: run.cancelRequestedAt !== null && finishedAt === null,
    lastError,
    createdAt,
    startedAt,
    finishedAt,
  }
}

/** What was counted before the first step may have grown or shrunk meanwhile. */
export function percentOf(state: JobState, done: number, total: number | null): number | null {
  if (state === 'done') return 100
  if (total === null) return null
  return total === 0 ? 0 : Math.min(99, Math.floor((done * 100) / total))
}
