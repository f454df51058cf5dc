import { Stripe } from 'stripe'
import {
  GatewayFailed,
  type GatewayPayment,
  type GatewayRefund,
  type SavedCharge,
  type WantedPayment,
  type WantedRefund,
} from '../port.ts'
import { asRefund } from './aftermath.ts'
import { asPayment, asSetup, HOLDER_AWAY, WHOLE_PAYMENT, WHOLE_SETUP } from './as-payment.ts'
import { calling, failureOf, finding } from './errors.ts'

/** A card that is only taken, and nothing charged, is a thing of its own at Stripe: its id says which it is. */
const isSetup = (paymentId: string): boolean => paymentId.startsWith('seti_')

export function createPayment(stripe: Stripe, wanted: WantedPayment): Promise<GatewayPayment> {
  return calling(async () => {
    const options = { idempotencyKey: wanted.key }
    if (wanted.amount === 0) {
      const params: Stripe.SetupIntentCreateParams = {
        ...shared(wanted),
        ...customer(wanted.customerId),
        automatic_payment_methods: { enabled: true },
        usage: 'off_session',
        metadata: { ...metadataOf(wanted), currency: wanted.currency },
      }
      return asSetup(await stripe.setupIntents.create(params, options), wanted.currency)
    }
    const params: Stripe.PaymentIntentCreateParams = {
      ...charge(wanted),
      ...customer(wanted.customerId),
      automatic_payment_methods: { enabled: true },
      ...(wanted.savesCard && { setup_future_usage: 'off_session' }),
      metadata: metadataOf(wanted),
    }
    return asPayment(await stripe.paymentIntents.create(params, options))
  })
}

/** Refusals of the card are an answer: Stripe says them as an error that carries the payment. */
export async function chargeSaved(stripe: Stripe, wanted: SavedCharge): Promise<GatewayPayment> {
  const params: Stripe.PaymentIntentCreateParams = {
    ...charge(wanted),
    customer: wanted.customerId,
    payment_method: wanted.methodId,
    // Nobody is there to be sent anywhere.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    off_session: true,
    confirm: true,
    metadata: { ...metadataOf(wanted), [HOLDER_AWAY]: 'true' },
    expand: WHOLE_PAYMENT,
  }
  try {
    return asPayment(await stripe.paymentIntents.create(params, { idempotencyKey: wanted.key }))
  } catch (error) {
    const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
    if (refused) return asPayment(refused)
    throw failureOf(error)
  }
}

export async function findPayment(stripe: Stripe, paymentId: string): Promise<GatewayPayment | null> {
  if (isSetup(paymentId)) {
    const setup = await finding(() => stripe.setupIntents.retrieve(paymentId, { expand: WHOLE_SETUP }))
    return setup && asSetup(setup, setup.metadata?.['currency'] ?? 'eur')
  }
  const intent = await finding(() => stripe.paymentIntents.retrieve(paymentId, { expand: WHOLE_PAYMENT }))
  return intent && asPayment(intent)
}

export async function cancelPayment(stripe: Stripe, paymentId: string, key: string): Promise<GatewayPayment> {
  const options = { idempotencyKey: key }
  try {
    if (isSetup(paymentId)) await stripe.setupIntents.cancel(paymentId, {}, options)
    else await stripe.paymentIntents.cancel(paymentId, {}, options)
  } catch (error) {
    if (!isOverAlready(error)) throw failureOf(error)
  }
  const truth = await findPayment(stripe, paymentId)
  if (!truth) throw new GatewayFailed('stripe: the payment is gone', { isFinal: true })
  return truth
}

const isOverAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'setup_intent_unexpected_state')

export function refund(stripe: Stripe, { key, paymentId, amount }: WantedRefund): Promise<GatewayRefund> {
  return calling(async () => {
    const params: Stripe.RefundCreateParams = { payment_intent: paymentId, amount }
    return asRefund(await stripe.refunds.create(params, { idempotencyKey: key }))
  })
}

const metadataOf = ({ paymentId, orderId, clubId }: WantedPayment | SavedCharge) => ({
  ...(paymentId !== undefined && { payment_id: paymentId }),
  order_id: orderId,
  club_id: clubId,
})

const customer = (customerId: string | null) => (customerId === null ? {} : { customer: customerId })

/** OPEN-101: the club's own account stands on the statement and bears the payment's rules; the money is ours to pay out. */
const shared = ({ onBehalfOf, description }: WantedPayment | SavedCharge) => ({
  description,
  ...(onBehalfOf !== null && { on_behalf_of: onBehalfOf }),
})

function charge(wanted: WantedPayment | SavedCharge) {
  const suffix = onStatement(wanted.description)
  return {
    ...shared(wanted),
    amount: wanted.amount,
    currency: wanted.currency,
    ...(suffix !== '' && { statement_descriptor_suffix: suffix }),
  }
}

/** Banks print plain letters, and with the account's own prefix no more than ten of ours are sure to fit. */
export function onStatement(description: string): string {
  const plain = description
    .normalize('NFD')
    .replaceAll(/[^\w .-]/g, '')
    .trim()
    .slice(0, 10)
    .trim()
  return /[a-z]/i.test(plain) ? plain : ''
}
