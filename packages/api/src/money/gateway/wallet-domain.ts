import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config.ts'

/** Where Apple looks whether a domain may show its wallet. */
const PATH = '/.well-known/apple-developer-merchantid-domain-association'

/** On each club's domain the same text, which the gateway gives out; without one the path is like any that there is not. */
export function walletDomainRoute(
  app: FastifyInstance,
  { walletDomainFile }: Pick<Config, 'walletDomainFile'>,
): void {
  if (walletDomainFile === null) return
  app.get(PATH, { config: { guard: { audience: 'anyone', rate: 'read' } } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(walletDomainFile),
  )
}
