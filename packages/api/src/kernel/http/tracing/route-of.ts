import type { FastifyRequest } from 'fastify'

/** What was asked for, by its pattern and never by its address: an address would be a series for each article. */
export const routeOf = (request: FastifyRequest): string =>
  request.pageRoute ?? request.routeOptions.url ?? 'none'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that was asked for, after the kind of its site: `club /news/:slug`. */
    pageRoute?: string
  }
}
