import type { FastifyInstance } from 'fastify'

/** Must come before any hook that waits. */
export function noteArrivals(app: FastifyInstance): void {
  app.decorateRequest('arrivedAt', 0)
  app.addHook('onRequest', (request, _reply, done) => {
    request.arrivedAt = performance.now()
    done()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    arrivedAt: number
  }
}
