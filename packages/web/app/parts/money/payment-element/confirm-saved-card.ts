import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { PAYMENT } from './messages.ts'
import type { ConfirmWishes, PaymentOutcome } from './payment-types.ts'
import { confirmPayment } from './sandbox/sandbox-calls.ts'

/** Pays with a card that the gateway keeps, by the gateway's own name for it: nothing is entered, so no element is needed. */
export async function confirmSavedCard(
  { gateway, publishableKey }: PaymentSettings,
  method: string,
  wishes: ConfirmWishes,
): Promise<PaymentOutcome> {
  if (gateway === 'sandbox') return confirmAtSandbox(method, wishes)
  if (publishableKey === null) return { status: 'failed', message: PAYMENT.dataMissing }
  try {
    const { confirmSavedCardAtStripe } = await import('./stripe/confirm-saved-card-at-stripe.ts')
    return await confirmSavedCardAtStripe(publishableKey, method, wishes)
  } catch {
    return { status: 'failed', message: PAYMENT.libraryMissing }
  }
}

async function confirmAtSandbox(method: string, wishes: ConfirmWishes): Promise<PaymentOutcome> {
  const outcome = await confirmPayment({ method_id: method }, wishes)
  if ('address' in outcome) {
    location.assign(outcome.address)
    return { status: 'leaving' }
  }
  return outcome.status === 'failed' ? { status: 'failed', message: outcome.message } : outcome
}
