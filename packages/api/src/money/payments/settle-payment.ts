import { onceMore } from '#kernel/db/once-more.ts'
import { keepCard } from '../gateway/port.ts'
import type { GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import type { FoundOrder } from '../orders/read-order.queries.ts'
import { applyTruth } from './apply-truth.ts'
import { beginPayment } from './begin-payment.ts'
import type { PaymentRow } from './payment-row.ts'

export interface WhichPayment {
  clubId: string
  paymentId: string
  /** What the gateway calls it, where that is known already. */
  gatewayPaymentId?: string | null
}

/**
 * Asks the gateway what became of a payment, and acts on it. The browser that polls, the webhook, the worker and the clock
 * all come here; each may come as often as it likes. Answers the order if it was completed just now.
 */
export async function settlePayment(deps: OrderDeps, which: WhichPayment): Promise<FoundOrder | null> {
  const gatewayPaymentId = which.gatewayPaymentId ?? (await beginPayment(deps, which)).gatewayPaymentId
  const truth = gatewayPaymentId === null ? null : await deps.gateway.findPayment(gatewayPaymentId)
  return truth && settleAs(deps, which, truth)
}

/** For whoever has just been told by the gateway itself. */
export async function settleAs(
  deps: OrderDeps,
  which: WhichPayment,
  truth: GatewayPayment,
): Promise<FoundOrder | null> {
  const { db, now, crashAt, fulfilments } = deps
  crashAt('payment.known')
  // The gateway has been asked by now: what is left happens in the database alone.
  const applied = await onceMore(() =>
    db.withClub(which.clubId, (tx) => applyTruth(tx, fulfilments, which, truth, now(), { isAll: true })),
  )
  crashAt('payment.settled')
  if (truth.status === 'succeeded' && applied?.row.savesCard) await keep(deps, applied.row, truth)
  return applied?.order ?? null
}

async function keep(
  deps: OrderDeps,
  { userId }: PaymentRow,
  { methodId, card }: GatewayPayment,
): Promise<void> {
  if (userId !== null && methodId !== null && card !== null) await keepCard(deps, { userId, methodId, card })
}
