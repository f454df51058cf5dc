import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { paymentErrorText } from '@clubhouse/domain/money/payments/payment-error'
import { PAYMENT } from '../messages.ts'
import type { CardToken, ConfirmWishes, Funding, PaymentFailure, PaymentOutcome } from '../payment-types.ts'

const FUNDINGS: readonly string[] = ['credit', 'debit', 'prepaid'] satisfies Funding[]
const isFunding = (text: string | undefined): text is Funding => text !== undefined && FUNDINGS.includes(text)

export async function tokenAtStripe(
  stripe: Pick<Stripe, 'createConfirmationToken'>,
  elements: StripeElements,
): Promise<CardToken | PaymentFailure> {
  try {
    const { error: incomplete } = await elements.submit()
    if (incomplete) return { message: paymentErrorText(incomplete) }
    const { error, confirmationToken } = await stripe.createConfirmationToken({ elements })
    if (error) return { message: paymentErrorText(error) }
    const funding = confirmationToken.payment_method_preview.card?.funding ?? undefined
    return { confirmationToken: confirmationToken.id, funding: isFunding(funding) ? funding : 'unknown' }
  } catch {
    return { message: PAYMENT.exception }
  }
}

/** PAY-17: no redirect unless the bank wants one. */
export async function confirmAtStripe(
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>,
  paidWith: { confirmation_token: string } | { payment_method: string },
  { paymentToken: clientSecret, returnUrl }: ConfirmWishes,
): Promise<PaymentOutcome> {
  const options = {
    clientSecret,
    confirmParams: { ...paidWith, return_url: returnUrl },
    redirect: 'if_required',
  } as const
  try {
    if (clientSecret.startsWith('seti_')) {
      const { error, setupIntent } = await stripe.confirmSetup(options)
      if (error) return { status: 'failed', message: paymentErrorText(error) }
      const { payment_method: method } = setupIntent
      const outcome = outcomeOf(setupIntent.status)
      return outcome.status === 'succeeded' && typeof method === 'string' ? { ...outcome, method } : outcome
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options)
    return error ? { status: 'failed', message: paymentErrorText(error) } : outcomeOf(paymentIntent.status)
  } catch {
    return { status: 'failed', message: PAYMENT.exception }
  }
}

/** PAY-18, PAY-19, ERR-24 */
const outcomeOf = (status: string): PaymentOutcome =>
  status === 'succeeded' || status === 'processing'
    ? { status }
    : { status: 'failed', message: PAYMENT.unsuccessful }
