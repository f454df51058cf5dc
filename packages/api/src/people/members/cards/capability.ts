import { readFileSync } from 'node:fs'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { OPEN_ROUTE } from '#kernel/http/require-guards.ts'
import { CardKeys } from './card-keys.ts'
import { cardEndpoints } from './endpoints.ts'

/** Served beside the pages: a worker may keep only what stands below its own address. */
const WORKER = readFileSync(new URL('./card-worker.js', import.meta.url), 'utf8')

/** Cards of membership, and the gate at which they are shown. */
export function cardsCapability({ db, now, registry, sites, config }: Core): Capability {
  const keys = new CardKeys(config.secret)
  return {
    name: 'membership-cards',
    // What a steward is shown is more than what anybody is.
    pages: { own: ['/card'] },
    endpoints: cardEndpoints({ db, now, registry, sites, keys }),
    routes: (app) => {
      app.get('/card-worker.js', OPEN_ROUTE, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER),
      )
    },
  }
}
