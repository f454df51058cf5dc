import type { FastifyInstance } from 'fastify'

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
