import type { FastifyInstance } from 'fastify'
import { Refusal } from '@clubhouse/contract/refusal'
import type { SandboxDesk } from '../providers/payments/port.ts'
import { DEMO_ONLY } from './demo-only.ts'

const HOW =
  'Send any of { "webhooks": { "duplicate": n, "reorder": true, "drop": true, "delay_ms": n, "hold": true }, ' +
  '"create": { "hang": true } or { "status": 500 } or { "create_then_hang": true }, ' +
  '"confirm": … { "capture_then_hang": true }, "refund": … { "refund_then_hang": true } }, or {} to end them'

/** What the demo's card gateway does wrong, until it is told to behave. */
export function gatewaySwitch(app: FastifyInstance, sandbox: SandboxDesk): void {
  app.get('/dev/gateway', DEMO_ONLY, () => sandbox.faults())

  app.post('/dev/gateway', DEMO_ONLY, async (request) => {
    if (!(await sandbox.setFaults(request.body))) throw new Refusal(422, 'invalid_data', HOW)
    return sandbox.faults()
  })
}
