import type { FastifyInstance, FastifyRequest } from 'fastify'
import qs from 'qs'
import type { Endpoints } from './endpoints.ts'
import type { Caller } from './guard.ts'
import { problemOf } from './problems.ts'

export const API_VERSIONS = ['v1', 'v2'] as const

/** `type[]=Plan&type[]=Bundle` and the like; bounded, so that a query cannot grow a deep object. */
export const parseQuery = (text: string) =>
  qs.parse(text, { depth: 2, parameterLimit: 100, arrayLimit: 100, allowPrototypes: false, plainObjects: false })

/** Mounts every endpoint under `/api/v1` and `/api/v2`. */
export function mountApi(app: FastifyInstance, endpoints: Endpoints): void {
  for (const { endpoint, guard } of endpoints.all) {
    for (const version of API_VERSIONS) {
      app.route({
        method: endpoint.method,
        url: `/api/${version}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        config: { guard },
        handler: async (request, reply) => {
          const { params, query, body } = request
          const answer = await endpoints.run(endpoint.name, { params, query, body }, callerOf(request))
          // Public reads may be kept by the browser, which asks again with the ETag.
          if (endpoint.method === 'GET') void reply.header('cache-control', 'private, no-cache')
          return answer
        },
      })
    }
  }
  app.all('/api/*', { config: { guard: { audience: 'anyone', ownership: 'none', rate: 'unlimited' } } }, (request, reply) => {
    const problem = { error_code: 'not_found', message: 'There is no such call' }
    return reply.code(404).send(problem)
  })
}

export function callerOf(request: FastifyRequest): Caller {
  return { requestId: request.id, address: request.ip }
}

/** One place turns what was thrown into an answer and a log line. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, problem, retryAfterSeconds } = problemOf(error, request.id)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
    return reply.code(status).send(problem)
  })
}
