import type { Stripe } from 'stripe'
import type { Card, GatewayPayment, OwnName, PaymentStatus } from '../port.ts'
import { declinedBy } from './errors.ts'

/** Metadata of a charge of a saved card: whether the holder was present, `there` or `away`. */
export const HOLDER = 'holder'

/** What a payment is read with, so that one call tells everything. */
export const WHOLE_PAYMENT = ['latest_charge', 'payment_method']
export const WHOLE_SETUP = ['payment_method']

export function asPayment(intent: Stripe.PaymentIntent): GatewayPayment {
  const charge = expanded(intent.latest_charge)
  const method = expanded(intent.payment_method)
  return {
    paymentId: intent.id,
    paymentToken: intent.client_secret ?? '',
    status: statusOf(intent),
    orderId: intent.metadata['order_id'] ?? '',
    own: ownName(intent.metadata),
    amount: intent.amount,
    currency: intent.currency,
    chargeId: charge?.status === 'succeeded' ? charge.id : null,
    transferId: charge?.status === 'succeeded' ? idOf(charge.transfer ?? null) : null,
    refunded: charge?.amount_refunded ?? 0,
    card: cardFrom(charge?.payment_method_details?.card) ?? cardFrom(method?.card),
    methodId: methodOf(intent),
    declined: intent.last_payment_error ? declinedBy(intent.last_payment_error) : null,
  }
}

export function asSetup(intent: Stripe.SetupIntent, currency: string): GatewayPayment {
  return {
    paymentId: intent.id,
    paymentToken: intent.client_secret ?? '',
    status: STATUSES[intent.status] ?? 'open',
    orderId: intent.metadata?.['order_id'] ?? '',
    amount: 0,
    currency,
    chargeId: null,
    transferId: null,
    refunded: 0,
    card: cardFrom(expanded(intent.payment_method)?.card),
    methodId: intent.status === 'succeeded' ? idOf(intent.payment_method) : null,
    declined: intent.last_setup_error ? declinedBy(intent.last_setup_error) : null,
  }
}

export function ownName({ club_id: clubId, payment_id: paymentId }: Stripe.Metadata): OwnName | null {
  return clubId && paymentId ? { clubId, paymentId } : null
}

const STATUSES: Record<string, PaymentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'requires_action',
  // Nothing of ours captures by hand: what waits for it is on its way.
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

/**
 * Stripe leaves a refused charge open for another card. Of one that we made alone, nobody is there to give it; one of a saved card whose
 * holder is there waits for them.
 */
function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  const status = STATUSES[intent.status] ?? 'open'
  const error = intent.last_payment_error
  const holder = intent.metadata[HOLDER]
  if (status !== 'open' || holder === undefined) return status
  if (holder === 'there') return 'requires_action'
  if (!error) return status
  return error.code === 'authentication_required' ? 'requires_action' : 'failed'
}

/**
 * The card that was kept with it. One that was refused is no longer on the payment, and its error alone names it: without that nobody
 * could ask its holder.
 */
function methodOf(intent: Stripe.PaymentIntent): string | null {
  const isOfSavedCard = intent.metadata[HOLDER] !== undefined
  if (intent.status !== 'succeeded' && !isOfSavedCard) return null
  if (intent.setup_future_usage !== 'off_session' && !isOfSavedCard) return null
  return idOf(intent.payment_method) ?? intent.last_payment_error?.payment_method?.id ?? null
}

const FUNDINGS: readonly string[] = ['credit', 'debit', 'prepaid'] satisfies Card['funding'][]
const isFunding = (text: string | null | undefined): text is Card['funding'] =>
  text !== null && text !== undefined && FUNDINGS.includes(text)

interface StripeCard {
  brand?: string | null
  last4?: string | null
  exp_month?: number
  exp_year?: number
  funding?: string | null
}

export function cardFrom(card: StripeCard | null | undefined): Card | null {
  if (!card) return null
  return {
    brand: card.brand ?? 'unknown',
    lastFour: card.last4 ?? '',
    expMonth: card.exp_month ?? 0,
    expYear: card.exp_year ?? 0,
    funding: isFunding(card.funding) ? card.funding : 'unknown',
  }
}

/** What was asked to come along is an object; without that, only its id. */
const expanded = <Thing extends object>(value: string | Thing | null | undefined): Thing | null =>
  typeof value === 'object' ? value : null

export const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)
