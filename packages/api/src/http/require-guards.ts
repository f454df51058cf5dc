import type { FastifyInstance } from 'fastify'
import type { Guard } from './guard.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    guard?: Guard
  }
}

/** Deny by default: a route that does not say who may use it stops the start. */
export function requireGuards(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.guard) throw new Error(`The route ${String(route.method)} ${route.url} declares no guard`)
  })
}

export const OPEN_ROUTE: { config: { guard: Guard } } = {
  config: { guard: { audience: 'anyone', ownership: 'none', rate: 'unlimited' } },
}
