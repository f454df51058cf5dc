import type { Stripe } from 'stripe'
import type { GatewayEvent } from '../port.ts'
import { idOf } from './as-payment.ts'

const FRESH_SECONDS = 300

/** Verified by Stripe's own library on the bytes as they came; null for what is not Stripe's, or too old. */
export function readEvent(
  stripe: Stripe,
  secret: string,
  raw: Buffer,
  header: string | undefined,
): GatewayEvent | null {
  try {
    return asEvent(stripe.webhooks.constructEvent(raw, header ?? '', secret, FRESH_SECONDS))
  } catch {
    return null
  }
}

/** Our own reading of the object: which fields it has depends on the type, and only its payment matters here. */
interface AboutPayment {
  id?: string
  payment_intent?: string | { id: string } | null
}

function asEvent({ id: eventId, type, data }: Stripe.Event): GatewayEvent {
  const about = data.object as AboutPayment
  if (type.startsWith('payment_intent.') || type.startsWith('setup_intent.')) {
    return { eventId, kind: 'payment', paymentId: about.id ?? null }
  }
  // The fee is known a while after the capture, and then the charge is told of once more.
  if (type === 'charge.updated')
    return { eventId, kind: 'payment', paymentId: idOf(about.payment_intent ?? null) }
  const isAboutMoneyBack = type === 'charge.refunded' || /^(refund|charge\.(refund|dispute))\./.test(type)
  const paymentId = idOf(about.payment_intent ?? null)
  return isAboutMoneyBack && paymentId !== null
    ? { eventId, kind: 'refund', paymentId }
    : { eventId, kind: 'other', paymentId: null }
}
