import type { ChargeOutcome } from '@clubhouse/contract/payment-methods'
import type { GatewayPayment } from '../providers/payments/port.ts'

const NO_CARD = { payment_token: null, payment_method: null }
const PAID: ChargeOutcome = { ...NO_CARD, status: 'succeeded', message: null }

/** What became of a charge while its holder looks on; where there was nothing to pay all is well. */
export function outcomeOf(truth: GatewayPayment | null): ChargeOutcome {
  if (!truth || truth.status === 'succeeded') return PAID
  const message = truth.declined?.message ?? null
  if (truth.status === 'requires_action')
    return {
      ...{ payment_token: truth.paymentToken, payment_method: truth.methodId },
      ...{ status: 'requires_action', message },
    }
  if (truth.status === 'processing') return { ...NO_CARD, status: 'processing', message: null }
  return { ...NO_CARD, status: 'failed', message: message ?? 'Your card was declined.' }
}

const LOUDEST = ['requires_action', 'failed', 'processing', 'succeeded'] as const

/** Of several the one about which something has to be done. */
export const firstToTell = (outcomes: readonly ChargeOutcome[]): ChargeOutcome =>
  LOUDEST.flatMap((status) => outcomes.filter((outcome) => outcome.status === status))[0] ?? PAID
