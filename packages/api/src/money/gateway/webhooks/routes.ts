import type { FastifyInstance } from 'fastify'
import type { Problem } from '@clubhouse/contract/endpoint'
import type { EventsFrom, PaymentGateway } from '#providers/payments/port.ts'
import { canBeStored, storeEvent, type StoreDeps } from './inbox.ts'

/**
 * Gateways call by whatever name they were given, and go before all others: no rate counts them, and what they tell costs
 * one statement.
 */
const FIRST = {
  config: { guard: { audience: 'anyone', rate: 'unlimited', anyHost: true } },
  bodyLimit: 256 * 1024,
} as const

const NOT_OURS: Problem = { error_code: 'bad_request', message: 'The signature does not match' }

/** Only the gateway that this deployment has is listened to. */
export function webhookRoutes(app: FastifyInstance, deps: StoreDeps & { gateway: PaymentGateway }): void {
  const { gateway } = deps
  void app.register(async (scope) => {
    // A signature is of bytes: what was parsed and written again would no longer be what was signed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    const listen = (path: string, from: EventsFrom) =>
      scope.post(path, FIRST, async (request, reply) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value[0] : value,
          ]),
        )
        const event = Buffer.isBuffer(request.body) ? gateway.readEvent(request.body, headers, from) : null
        if (!event || !canBeStored(event)) return reply.code(400).send(NOT_OURS)
        await storeEvent(deps, event)
        return reply.header('cache-control', 'private, no-store').send({ received: true })
      })
    listen(`/api/webhooks/${gateway.name}`, 'platform')
    // What clubs' own accounts have to tell; the sandbox has nothing of the kind.
    if (gateway.name === 'stripe') listen('/api/webhooks/stripe/accounts', 'accounts')
  })
}
