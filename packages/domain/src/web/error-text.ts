import type { Problem } from '@clubhouse/contract/endpoint'

export interface FailedCall {
  /** 0 when no answer came. */
  status: number
  problem?: Pick<Problem, 'message'> | null | undefined
  /** What the caller says when the server says nothing of use. */
  fallback?: string | undefined
  byStatus?: Readonly<Partial<Record<number, string>>> | undefined
  /** Said whatever happened. */
  overrideAll?: string | undefined
}

/** ERR-53 to ERR-56: the text of the danger notice; an empty text shows no notice. */
export function errorText({ status, problem, fallback, byStatus, overrideAll }: FailedCall): string {
  if (overrideAll !== undefined) return overrideAll
  const ofStatus = byStatus?.[status]
  if (ofStatus !== undefined) return ofStatus
  if (status === 0) return 'Network error occurred.'
  if (status === 404) return ''
  const said = problem?.message.trim() || undefined
  // Above 500 the server hides what happened, so the caller knows better what the visitor was doing.
  const best = status >= 500 ? (fallback ?? said) : (said ?? fallback)
  return best ?? 'An error has occurred'
}
