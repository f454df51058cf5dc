import type { Stripe } from 'stripe'
import type { GatewayPayment, OwnCharge } from '../port.ts'
import { asPayment, WHOLE_PAYMENT } from './as-payment.ts'
import { calling } from './errors.ts'

/** Stripe's clock is not ours. */
const CLOCKS_APART_SECONDS = 3600

/** Listed and not searched: what was made a moment ago is in a list, and comes into the search a while later. */
export function findCharge(
  stripe: Stripe,
  { paymentId, customerId, since }: OwnCharge,
): Promise<GatewayPayment | null> {
  return calling(async () => {
    const gte = Math.floor(since.getTime() / 1000) - CLOCKS_APART_SECONDS
    const intents = stripe.paymentIntents.list({
      customer: customerId,
      created: { gte },
      limit: 100,
      expand: WHOLE_PAYMENT.map((part) => `data.${part}`),
    })
    let found: Stripe.PaymentIntent | null = null
    for await (const intent of intents) {
      if (intent.metadata['payment_id'] !== paymentId) continue
      // Of several the one that was captured: that is the one that matters.
      if (found?.status !== 'succeeded') found = intent
    }
    return found && asPayment(found)
  })
}
