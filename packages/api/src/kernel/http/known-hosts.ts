import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from './api-routes.ts'
import { sendPlain } from './pages/send-page.ts'
import { unknownSite } from '@clubhouse/contract/refusal'
import type { Sites } from './sites.ts'
import { switchedOff } from './switched-off.ts'

/**
 * HOSTS-03, OPEN-004: a host that is no site of ours is refused by name, whatever is asked of it. Only what machines ask
 * under a name of their own answers on any (`anyHost` in a route's guard).
 */
export function refuseUnknownHosts(app: FastifyInstance, sites: Sites): void {
  app.addHook('onRequest', (request, reply, done) => {
    const found = request.routeOptions.config.guard?.anyHost ? null : sites.of(request.host)
    if (!found || (found.ok && !found.site.isSuspended)) return done()
    if (found.ok) return refuseSuspended(request, reply)
    if (request.url.startsWith('/api/')) answerProblem(unknownSite(found.message), request, reply)
    else sendPlain(reply, 404, 'This address is not known', found.message)
  })
}

const OFF =
  'The platform has switched this website off for now. If you run the club, sign in to the back office.'

/** A club's site that the platform has switched off says so, and nothing else. */
function refuseSuspended(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) answerProblem(switchedOff(OFF), request, reply)
  else sendPlain(reply, 503, 'This website is switched off', OFF)
}
