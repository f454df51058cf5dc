import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { SandboxControls } from '../providers/payments/port.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import { DEMO_ONLY } from './demo-only.ts'

const HOW =
  'Send any of { "webhooks": { "duplicate": n, "reorder": true, "drop": true, "delay_ms": n, "hold": true }, ' +
  '"create": { "hang": true } or { "status": 500 } or { "create_then_hang": true }, ' +
  '"confirm": … { "capture_then_hang": true }, "refund": … { "refund_then_hang": true } }, or {} to end them'

const Dispute = z.strictObject({ payment_token: z.string(), outcome: z.enum(['open', 'won', 'lost']) })
const Unknown = z.strictObject({ club: z.string(), amount: z.number().int().min(1) })
const RefundThere = z.strictObject({ payment_token: z.string(), amount: z.number().int().min(1) })

/** What the demo's card gateway does wrong, until it is told to behave. */
export function gatewaySwitch(
  app: FastifyInstance,
  sandbox: SandboxControls,
  registry: Pick<ClubRegistry, 'idOf'>,
): void {
  app.get('/dev/gateway', DEMO_ONLY, () => sandbox.faults())

  app.post('/dev/gateway', DEMO_ONLY, async (request) => {
    if (!(await sandbox.setFaults(request.body))) throw new Refusal(422, 'invalid_data', HOW)
    return sandbox.faults()
  })

  const paymentBy = async (token: string): Promise<string> => {
    const payment = (await sandbox.listPayments()).find(({ paymentToken }) => paymentToken === token)
    if (!payment) throw notFound('The payment')
    return payment.paymentId
  }

  // What banks do of their own accord.
  app.post('/dev/gateway/dispute', DEMO_ONLY, async (request) => {
    const wanted = Dispute.safeParse(request.body)
    if (!wanted.success)
      throw new Refusal(422, 'invalid_data', 'Send { payment_token, outcome: "open" | "won" | "lost" }')
    const dispute = await sandbox.openDispute(await paymentBy(wanted.data.payment_token), 'fraudulent')
    const { outcome } = wanted.data
    if (outcome !== 'open') await sandbox.closeDispute(dispute.disputeId, outcome)
    return { dispute_id: dispute.disputeId, amount: dispute.amount, status: outcome }
  })

  // What somebody does at a gateway's own pages, past us.
  app.post('/dev/gateway/refund', DEMO_ONLY, async (request) => {
    const wanted = RefundThere.safeParse(request.body)
    if (!wanted.success) throw new Refusal(422, 'invalid_data', 'Send { payment_token, amount }')
    const { payment_token: token, amount } = wanted.data
    const { refundId } = await sandbox.refundAtPages(await paymentBy(token), amount)
    return { refund_id: refundId, amount }
  })

  // What a restore has forgotten.
  app.post('/dev/gateway/unknown-payment', DEMO_ONLY, async (request) => {
    const wanted = Unknown.safeParse(request.body)
    const clubId = wanted.success ? registry.idOf(wanted.data.club) : null
    if (!wanted.success || !clubId) throw new Refusal(422, 'invalid_data', 'Send { club: a slug, amount }')
    return { payment_token: await sandbox.chargeUnknown(clubId, wanted.data.amount) }
  })
}
