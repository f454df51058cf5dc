import { loadStripe } from '@stripe/stripe-js/pure'
import { PAYMENT } from '../messages.ts'
import type { ConfirmWishes, PaymentOutcome } from '../payment-types.ts'
import { confirmAtStripe } from './stripe-calls.ts'

export async function confirmSavedCardAtStripe(
  publishableKey: string,
  method: string,
  wishes: ConfirmWishes,
): Promise<PaymentOutcome> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) return { status: 'failed', message: PAYMENT.libraryMissing }
  return confirmAtStripe(stripe, { payment_method: method }, wishes)
}
