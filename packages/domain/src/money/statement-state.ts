import type { StatementState } from '@clubhouse/contract/money/office/statement-words'

const DAY_MS = 86_400_000
/** So long after the end of the last one nobody can say that it agrees. */
const LATE_AFTER_MS = 2 * DAY_MS

export interface Compared {
  /** The end of the last day that was fetched; null before the first. */
  until: string | null
  /** The last attempt came to nothing. */
  hasFailed: boolean
  /** Something of it was not compared yet. */
  isChecking: boolean
  /** The oldest line that does not agree. */
  firstOpen: string | null
  /** The end of the day before the one that is being compared; null where no day was compared before it. */
  before: string | null
}

/** How the books stand beside the card provider's, and up to when they agree. */
export function statementState(
  { until, hasFailed, isChecking, firstOpen, before }: Compared,
  now: Date,
): { state: StatementState; agreesUntil: string | null } {
  const agreesUntil = firstOpen ?? (isChecking ? before : until)
  if (hasFailed) return { state: 'failed', agreesUntil }
  if (until === null) return { state: 'never', agreesUntil: null }
  if (now.getTime() - Date.parse(until) > LATE_AFTER_MS) return { state: 'late', agreesUntil }
  if (firstOpen !== null) return { state: 'differs', agreesUntil }
  return { state: isChecking ? 'checking' : 'agrees', agreesUntil }
}
