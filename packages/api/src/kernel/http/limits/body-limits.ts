import type { FastifyInstance } from 'fastify'

/** How much anybody may send, in bytes. */
export const BODY_LIMITS = {
  /** A call of the API, and what the editor of forms saves. */
  most: 1024 * 1024,
  /** What a form on a page sends: reading the fields of a megabyte would keep others waiting. */
  page: 64 * 1024,
  /** A photograph as a camera makes it, and the form around it. */
  file: 26 * 1000 * 1000,
} as const

/** Where editors save all that was written (`save-form.page.ts`, `act.page.ts` in the web): pages that take more than a form. */
export const LARGE_PAGES = ['/forms/:id/save', '/articles/:id/act']

/** Where somebody sends a picture, a list of people, a bank statement, metadata or a body's list (`office-media`, `office-import`, `office-bank`, `office-settings/sso`, `body/sso`, `body`). */
export const FILE_PAGES = [
  '/images/upload',
  '/people/import',
  '/money/bank/upload',
  '/settings/sso/metadata',
  '/compare',
]

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
