import type { FastifyInstance } from 'fastify'
import { OPEN_ON_ANY_HOST } from './require-guards.ts'
import type { Sites } from './sites.ts'

/** RFC 1035 */
const LONGEST_NAME = 253

/**
 * A proxy that fetches certificates as visitors come asks here first, `/served-host?domain=dunvarrarovers.example`: whoever points a
 * name of theirs at us must not use up what the certificate authority gives us. It says nothing that asking for that host's page would not.
 */
export function servedHostRoute(app: FastifyInstance, sites: Sites): void {
  app.get<{ Querystring: { domain?: string | string[] } }>(
    '/served-host',
    OPEN_ON_ANY_HOST,
    async ({ query: { domain } }, reply) => {
      const isName = typeof domain === 'string' && domain.length <= LONGEST_NAME
      const isServed = isName && sites.of(domain.toLowerCase()).ok
      return reply
        .code(isServed ? 200 : 404)
        .header('cache-control', 'private, no-store')
        .send({ is_served: isServed })
    },
  )
}
