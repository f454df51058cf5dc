import { Stripe } from 'stripe'
import {
  type ChargeTerms,
  GatewayFailed,
  type GatewayPayment,
  type GatewayRefund,
  type SavedCharge,
  type WantedPayment,
  type WantedRefund,
} from '../port.ts'
import { asRefund } from './aftermath.ts'
import { asPayment, asSetup, HOLDER, WHOLE_PAYMENT, WHOLE_SETUP } from './as-payment.ts'
import { calling, failureOf, finding } from './errors.ts'
import { groupOf } from './transfers.ts'

/** PAY-16: cards, and the wallets that hold one. Whatever else the dashboard has on is not offered, nor taken of a browser that tries. */
const CARDS_ALONE: Pick<
  Stripe.PaymentIntentCreateParams & Stripe.SetupIntentCreateParams,
  'allowed_payment_method_types' | 'automatic_payment_methods'
> = { allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } }

/** A card that is only taken, and nothing charged, is a thing of its own at Stripe: its id says which it is. */
const isSetup = (paymentId: string): boolean => paymentId.startsWith('seti_')

export function createPayment(stripe: Stripe, wanted: WantedPayment): Promise<GatewayPayment> {
  return calling(async () => {
    const options = { idempotencyKey: wanted.key }
    if (wanted.amount === 0) {
      const params: Stripe.SetupIntentCreateParams = {
        description: wanted.description,
        ...(wanted.account !== null && { on_behalf_of: wanted.account }),
        ...customer(wanted.customerId),
        ...CARDS_ALONE,
        usage: 'off_session',
        metadata: { ...metadataOf(wanted), currency: wanted.currency },
      }
      return asSetup(await stripe.setupIntents.create(params, options), wanted.currency)
    }
    const params: Stripe.PaymentIntentCreateParams = {
      ...charge(wanted),
      ...customer(wanted.customerId),
      ...CARDS_ALONE,
      ...(wanted.savesCard && { setup_future_usage: 'off_session' }),
      metadata: metadataOf(wanted),
    }
    return asPayment(await stripe.paymentIntents.create(params, options))
  })
}

/**
 * Refusals of the card are an answer: Stripe says them as an error that carries the payment. With its holder there nothing is confirmed
 * here: they do it in the browser, where their bank can ask them, and nobody tells it that they were away.
 */
export async function chargeSaved(stripe: Stripe, wanted: SavedCharge): Promise<GatewayPayment> {
  const params: Stripe.PaymentIntentCreateParams = {
    ...charge(wanted),
    ...CARDS_ALONE,
    customer: wanted.customerId,
    payment_method: wanted.methodId,
    ...(wanted.isHolderThere
      ? { setup_future_usage: 'off_session', metadata: { ...metadataOf(wanted), [HOLDER]: 'there' } }
      : {
          // Nobody is there to be sent anywhere.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          off_session: true,
          confirm: true,
          metadata: { ...metadataOf(wanted), [HOLDER]: 'away' },
        }),
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

export function refund(
  stripe: Stripe,
  { key, paymentId, amount, account, isOurs }: WantedRefund,
): Promise<GatewayRefund> {
  return calling(async () => {
    const params: Stripe.RefundCreateParams = {
      payment_intent: paymentId,
      amount,
      metadata: { key },
      // What stayed with the platform has nothing to reverse, and no fee was taken off it.
      ...(account !== null && { reverse_transfer: true, refund_application_fee: isOurs }),
    }
    return asRefund(await stripe.refunds.create(params, { idempotencyKey: key }))
  })
}

const metadataOf = ({ orderId, clubId, paymentId }: ChargeTerms) => ({
  order_id: orderId,
  club_id: clubId,
  ...(paymentId !== null && { payment_id: paymentId }),
})

const customer = (customerId: string | null) => (customerId === null ? {} : { customer: customerId })

/**
 * OPEN-101: the club stands on the statement, bears the payment's rules, and has the money: all of it goes on to its account in the
 * same call, and what the platform keeps comes back from there.
 */
const onwards = ({ account, fee }: ChargeTerms) =>
  account === null
    ? {}
    : {
        on_behalf_of: account,
        transfer_data: { destination: account },
        ...(fee > 0 && { application_fee_amount: fee }),
      }

function charge(wanted: ChargeTerms) {
  const suffix = onStatement(wanted.description)
  return {
    ...onwards(wanted),
    ...(wanted.paymentId !== null && { transfer_group: groupOf(wanted.paymentId) }),
    description: wanted.description,
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
