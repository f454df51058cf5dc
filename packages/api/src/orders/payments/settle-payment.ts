import { keepCard } from '../../payments/port.ts'
import type { GatewayPayment } from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { applyTruth } from './apply-truth.ts'
import { beginPayment } from './begin-payment.ts'

export interface WhichPayment {
  clubId: string
  paymentId: string
  /** What the gateway calls it, where that is known already. */
  gatewayPaymentId?: string | null
}

/**
 * Asks the gateway what became of a payment, and acts on it. The browser that polls, the webhook, the worker and the clock
 * all come here; each may come as often as it likes.
 */
export async function settlePayment(deps: OrderDeps, which: WhichPayment): Promise<void> {
  const gatewayPaymentId = which.gatewayPaymentId ?? (await beginPayment(deps, which)).gatewayPaymentId
  const truth = gatewayPaymentId === null ? null : await deps.gateway.findPayment(gatewayPaymentId)
  if (truth) await settleAs(deps, which, truth)
}

/** For whoever has just been told by the gateway itself. */
export async function settleAs(deps: OrderDeps, which: WhichPayment, truth: GatewayPayment): Promise<void> {
  const { db, now, crashAt, fulfilments } = deps
  crashAt('payment.known')
  const row = await db.withClub(which.clubId, (tx) => applyTruth(tx, fulfilments, which, truth, now()))
  crashAt('payment.settled')
  if (truth.status !== 'succeeded' || !row?.savesCard || row.userId === null) return
  if (truth.methodId !== null && truth.card !== null)
    await keepCard(deps, { userId: row.userId, methodId: truth.methodId, card: truth.card })
}
