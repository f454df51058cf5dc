import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config.ts'
import type { Deliver } from './events.ts'

const PATH = '/api/webhooks/sandbox'
const WITHIN_MS = 8_000

/**
 * To this very server where it listens, by the address that it has there. A process that only works has no such route
 * and calls the others by their public name; a test that does not listen is called without a network.
 */
export const deliverTo =
  (
    config: Pick<Config, 'protocol' | 'baseDomain' | 'role'>,
    serverOf: () => FastifyInstance | null,
  ): Deliver =>
  async (body, headers) => {
    const server = serverOf()
    if (server && !server.server.listening) {
      const reply = await server.inject({ method: 'POST', url: PATH, headers, payload: body })
      return reply.statusCode
    }
    const origin = server ? ownOrigin(server) : `${config.protocol}://${config.baseDomain}`
    const reply = await fetch(origin + PATH, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    await reply.body?.cancel()
    return reply.status
  }

function ownOrigin({ server }: FastifyInstance): string {
  const { address, family, port } = server.address() as AddressInfo
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`
}
