import type { FastifyInstance, RouteOptions } from 'fastify'
import type { RouteGuard } from './guard.ts'
import { tooMany } from '@clubhouse/contract/refusal'
import type { RateClass, RateLimiter } from './limits/rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: RouteGuard
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

export const OPEN_ROUTE: { config: { guard: RouteGuard } } = {
  config: { guard: { audience: 'anyone', rate: 'unlimited' } },
}

/** The same on any host: health checks ask by address, and a CDN under whatever name it knows us by. */
export const OPEN_ON_ANY_HOST: { config: { guard: RouteGuard } } = {
  config: { guard: { audience: 'anyone', rate: 'unlimited', anyHost: true } },
}

/** Classes of routes outside the API; its endpoints have others, which are taken in their own gate. */
const TAKEN_AT_THE_ROUTE: readonly RateClass[] = ['render', 'one-click']

/** Routes outside the API whose guard names a rate. */
export function limitRoutes(app: FastifyInstance, limiter: RateLimiter | null): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const rate = request.routeOptions.config.guard?.rate
    const isTaken = rate && TAKEN_AT_THE_ROUTE.includes(rate)
    const waitSeconds = isTaken ? (limiter?.take(rate, request.ip) ?? 0) : 0
    done(waitSeconds > 0 ? tooMany(waitSeconds) : undefined)
  })
}

/** For a library's plugin, which cannot declare guards itself: everything it adds in this scope is public. */
export function declareOpen(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...OPEN_ROUTE.config }
  })
}
