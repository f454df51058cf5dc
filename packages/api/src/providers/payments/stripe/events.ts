import type { Stripe } from 'stripe'
import type { EventsFrom, GatewayEvent } from '../port.ts'
import { idOf } from './as-payment.ts'

const FRESH_SECONDS = 300

export interface Listening {
  secret: string
  from: EventsFrom
  /** Live or test mode; events of the other mode are ignored, even with a valid signature. */
  isLive: boolean
}

/** Verified by Stripe's own library on the bytes as they came; null for what is not Stripe's, not ours, or too old. */
export function readEvent(
  stripe: Stripe,
  { secret, from, isLive }: Listening,
  raw: Buffer,
  header: string | undefined,
): GatewayEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(raw, header ?? '', secret, FRESH_SECONDS)
    if (event.livemode !== isLive) return null
    return from === 'accounts' ? asAccountEvent(event) : asEvent(event)
  } catch {
    return null
  }
}

const ABOUT_ACCOUNT = new Set(['account.updated', 'capability.updated', 'account.application.deauthorized'])

/** Reads an event of a club's own account, which the event names. */
function asAccountEvent({ id: eventId, type, account: of }: Stripe.Event): GatewayEvent {
  const account = of ?? null
  const kind = ABOUT_ACCOUNT.has(type) ? 'account' : type.startsWith('payout.') ? 'payout' : 'other'
  return { eventId, kind: account === null ? 'other' : kind, paymentId: null, account }
}

/** Our own reading of the object: which fields it has depends on the type, and only its payment matters here. */
interface AboutPayment {
  id?: string
  payment_intent?: string | { id: string } | null
}

function asEvent({ id: eventId, type, data }: Stripe.Event): GatewayEvent {
  const account = null
  const about = data.object as AboutPayment
  if (type.startsWith('payment_intent.') || type.startsWith('setup_intent.')) {
    return { eventId, kind: 'payment', paymentId: about.id ?? null, account }
  }
  const isAboutMoneyBack = type === 'charge.refunded' || /^(refund|charge\.(refund|dispute))\./.test(type)
  const paymentId = idOf(about.payment_intent ?? null)
  return isAboutMoneyBack && paymentId !== null
    ? { eventId, kind: 'refund', paymentId, account }
    : { eventId, kind: 'other', paymentId: null, account }
}
