import type { Problem } from '@clubhouse/contract/endpoint'
import { isRefusal } from '@clubhouse/contract/refusal'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { toErrorAddress } from '../visit/lost-address.ts'

type Reporter = Pick<PageContext, 'requestId' | 'reportError'>

/** A call in this process throws a refusal; whatever else it throws is a fault. */
export const statusOf = (error: unknown): number => (isRefusal(error) ? error.status : 500)

/**
 * A refusal or fault as the router takes it: the status stays, nothing of the inside is shown. A fault is
 * reported here, since the router does not report what has a status, and its page names the id to ask after.
 */
export function asRouteError(error: unknown, page: Reporter): Response {
  const status = statusOf(error)
  if (status < 500) return problem({ error_code: 'refused', message: messageOf(error) }, status)
  page.reportError(error)
  return problem({ error_code: 'failed', message: '', request_id: page.requestId }, status)
}

/** ERR-02: an article that cannot be loaded is answered by the error page, unless it may be there in a moment. */
export function toErrorPage(
  error: unknown,
  page: Reporter & Pick<PageContext, 'cookieRules'>,
  path: string,
): never {
  const status = statusOf(error)
  if (status === 503 || status === 429) throw asRouteError(error, page)
  if (status >= 500) page.reportError(error)
  throw toErrorAddress(page, path)
}

/** OPEN-136: what is not sold is not there, and never comes by trying again; whatever else went wrong is said in place (ERR-04). */
export function asProductError(
  error: unknown,
  page: Reporter & Pick<PageContext, 'cookieRules'>,
  path: string,
): Response {
  return statusOf(error) === 404 ? toErrorAddress(page, path) : asRouteError(error, page)
}

export interface Part<T> {
  value: T | null
  /** It should have been there. What the club simply does not have has not failed. */
  hasFailed: boolean
}

/** A part of a page that may be missing without taking the page with it. */
export async function loadPart<T>(work: Promise<T>, page: Reporter): Promise<Part<T>> {
  try {
    return { value: await work, hasFailed: false }
  } catch (error) {
    if (statusOf(error) === 404) return { value: null, hasFailed: false }
    page.reportError(error)
    return { value: null, hasFailed: true }
  }
}

function problem(body: Problem, status: number): Response {
  return Response.json(body, { status })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
