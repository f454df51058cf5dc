import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Guard } from './guard.ts'
import { tooMany } from './problems.ts'
import type { RateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard
  }
}

/** Deny by default: a route that does not say who may use it stops the start. */
export function requireGuards(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // Plugins may declare the guard of their routes after the route was seen: judge when all are there.
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.guard)
    const names = open.map((route) => `${String(route.method)} ${route.url}`)
    if (names.length > 0) throw new Error(`These routes declare no guard: ${names.join(', ')}`)
  })
}

export const OPEN_ROUTE: { config: { guard: Guard } } = {
  config: { guard: { audience: 'anyone', ownership: 'none', rate: 'unlimited' } },
}

/** Routes outside the API whose guard names a rate; the API's endpoints take theirs in their own gate. */
export function limitRoutes(app: FastifyInstance, limiter: RateLimiter | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const rate = request.routeOptions.config.guard?.rate
    const waitSeconds = rate === 'render' ? (limiter?.take(rate, request.ip) ?? 0) : 0
    done(waitSeconds > 0 ? tooMany(waitSeconds) : undefined)
  })
}

/** For a library's plugin, which cannot declare guards itself: everything it adds in this scope is public. */
export function declareOpen(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...OPEN_ROUTE.config }
  })
}
