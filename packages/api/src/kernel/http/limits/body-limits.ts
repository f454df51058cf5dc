import type { FastifyInstance } from 'fastify'
import { OFFICE_PAGES } from '@clubhouse/domain/office/pages'
import { BODY_FILE_PAGES } from '@clubhouse/domain/platform/governing-body/body-pages'

/** How much anybody may send, in bytes. */
export const BODY_LIMITS = {
  /** A call of the API, and what the editor of forms saves. */
  most: 1024 * 1024,
  /** What a form on a page sends: reading the fields of a megabyte would keep others waiting. */
  page: 64 * 1024,
  /** A photograph as a camera makes it, and the form around it. */
  file: 26 * 1000 * 1000,
} as const

/** Pages that take more than a form: where editors save all that was written. */
export const LARGE_PAGES = OFFICE_PAGES.flatMap(({ long = [] }) => long)

/** Pages to which somebody sends a picture, a list of people, a bank statement, metadata. */
export const FILE_PAGES = [...OFFICE_PAGES.flatMap(({ files = [] }) => files), ...BODY_FILE_PAGES]

/**
 * API-16: the routes of this scope take what a form sends as well as JSON. Kept to a scope, because a form on
 * any other site can post here without asking: only calls that no cookie of ours can open may take one.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
