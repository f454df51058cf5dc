import { data, redirect } from 'react-router'
import type { Problem } from '@clubhouse/contract/problem'

/** What an in-process call throws when it is refused; structural, since the server's class is another module. */
export function statusOf(error: unknown): number {
  const isRefusal = error instanceof Error && 'status' in error && typeof error.status === 'number'
  return isRefusal ? (error.status as number) : 500
}

/** ERR-02: what is not there is answered by the error page; a fault stays a fault. */
export function toErrorPage(error: unknown): never {
  const status = statusOf(error)
  if (status === 404 || status === 422) throw redirect('/error')
  throw asRouteError(error)
}

/** A refusal keeps its status when it crosses into the router, and shows nothing else. */
export function asRouteError(error: unknown): unknown {
  const status = statusOf(error)
  if (status === 500) return error
  const problem: Problem = { error_code: 'refused', message: error instanceof Error ? error.message : '' }
  return data(problem, { status })
}
