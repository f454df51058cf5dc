import type { FastifyInstance } from 'fastify'
import { answerProblem } from './api-routes.ts'
import { sendPlain } from './pages/pages.ts'
import { unknownSite } from '@clubhouse/contract/refusal'
import type { Sites } from './sites.ts'

/**
 * HOSTS-03, OPEN-004: a host that is no site of ours is refused by name, whatever is asked of it. Only what machines ask
 * under a name of their own answers on any (`anyHost` in a route's guard).
 */
export function refuseUnknownHosts(app: FastifyInstance, sites: Sites): void {
  app.addHook('onRequest', (request, reply, done) => {
    const found = request.routeOptions.config.guard?.anyHost ? null : sites.of(request.host)
    if (!found || found.ok) return done()
    if (request.url.startsWith('/api/')) answerProblem(unknownSite(found.message), request, reply)
    else sendPlain(reply, 404, 'This address is not known', found.message)
  })
}
