import type { ChargeOutcome } from '@clubhouse/contract/money/payment-methods'
import type { GatewayPayment } from '#providers/payments/port.ts'
import type { PaidNow } from './pay-now.ts'

const NO_CARD = { payment_token: null, payment_method: null }
const PAID: ChargeOutcome = { ...NO_CARD, status: 'succeeded', message: null }
const ON_ITS_WAY: ChargeOutcome = { ...NO_CARD, status: 'processing', message: null }

/** What became of a charge while its holder looks on; where nothing was to be paid and nothing is being charged all is well. */
export function outcomeOf(paid: Exclude<PaidNow, { kind: 'changed' }>): ChargeOutcome {
  if (paid.kind === 'nothing') return PAID
  return paid.kind === 'on-its-way' ? ON_ITS_WAY : outcomeOfTruth(paid.truth)
}

function outcomeOfTruth(truth: GatewayPayment): ChargeOutcome {
  if (truth.status === 'succeeded') return PAID
  const message = truth.declined?.message ?? null
  if (truth.status === 'requires_action' || truth.status === 'open')
    return {
      payment_token: truth.paymentToken,
      payment_method: truth.methodId,
      status: 'requires_action',
      message,
    }
  if (truth.status === 'processing') return ON_ITS_WAY
  return { ...NO_CARD, status: 'failed', message: message ?? 'Your card was declined.' }
}

const LOUDEST = ['requires_action', 'failed', 'processing', 'succeeded'] as const

/** Of several the one about which something has to be done. */
export const firstToTell = (outcomes: readonly ChargeOutcome[]): ChargeOutcome =>
  LOUDEST.flatMap((status) => outcomes.filter((outcome) => outcome.status === status))[0] ?? PAID
