import type { ChargeOutcome } from '@clubhouse/contract/payment-methods'
import type { GatewayPayment } from '../providers/payments/port.ts'

const PAID: ChargeOutcome = { payment_token: null, status: 'succeeded', message: null }

/** What became of a charge while its holder looks on; where there was nothing to pay all is well. */
export function outcomeOf(truth: GatewayPayment | null): ChargeOutcome {
  if (!truth || truth.status === 'succeeded') return PAID
  const message = truth.declined?.message ?? null
  if (truth.status === 'requires_action')
    return { payment_token: truth.paymentToken, status: 'requires_action', message }
  if (truth.status === 'processing') return { payment_token: null, status: 'processing', message: null }
  return { payment_token: null, status: 'failed', message: message ?? 'Your card was declined.' }
}

const LOUDEST = ['requires_action', 'failed', 'processing', 'succeeded'] as const

/** Of several the one about which something has to be done. */
export const firstToTell = (outcomes: readonly ChargeOutcome[]): ChargeOutcome =>
  LOUDEST.flatMap((status) => outcomes.filter((outcome) => outcome.status === status))[0] ?? PAID
