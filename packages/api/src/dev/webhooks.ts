import type { FastifyInstance } from 'fastify'
import { DEMO_ONLY } from './demo-only.ts'
import type { ReceivedHook } from '../providers/hooks/port.ts'

/** What the demo's own receiver of webhooks was told, the latest first. */
export function devWebhooks(app: FastifyInstance, received: readonly ReceivedHook[]): void {
  app.get('/dev/webhooks', DEMO_ONLY, async () => ({
    items: received.toReversed(),
  }))
}
