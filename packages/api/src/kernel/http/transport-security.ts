import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Over TLS a browser is told to stay there. Each host speaks for itself: below a club's own domain there may be
 * others that are not ours.
 */
export const transportSecurity = ({ protocol }: Pick<Config, 'protocol'>): Record<string, string> =>
  protocol === 'https' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}

/** On whatever the router answers; a kept page carries it among its own headers. */
export function stayOnTls(app: FastifyInstance, config: Pick<Config, 'protocol'>): void {
  const headers = transportSecurity(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
