import type { Stripe } from 'stripe'
import { type Card, GatewayFailed, type SavedMethod } from '../port.ts'
import { cardFrom, idOf } from './as-payment.ts'
import { calling, finding } from './errors.ts'

const NOT_THEIRS = 'stripe: the card is not this customer’s'

export function createCustomer(
  stripe: Stripe,
  { key, memberId, email, name }: { key: string; memberId: string; email: string; name: string },
): Promise<string> {
  return calling(async () => {
    const params: Stripe.CustomerCreateParams = { email, name, metadata: { member_id: memberId } }
    return (await stripe.customers.create(params, { idempotencyKey: key })).id
  })
}

export function listMethods(stripe: Stripe, customerId: string): Promise<SavedMethod[]> {
  return calling(async () => {
    const params: Stripe.CustomerListPaymentMethodsParams = { type: 'card', limit: 100 }
    const { data } = await stripe.customers.listPaymentMethods(customerId, params)
    return data.flatMap((method) => asMethod(method) ?? [])
  })
}

export async function keepMethod(stripe: Stripe, customerId: string, methodId: string): Promise<SavedMethod> {
  const found = await finding(() => stripe.paymentMethods.retrieve(methodId))
  const owner = found && idOf(found.customer)
  if (!found || (owner !== null && owner !== customerId)) throw notTheirs()
  const kept =
    owner === customerId
      ? found
      : await calling(() => stripe.paymentMethods.attach(methodId, { customer: customerId }))
  const method = asMethod(kept)
  if (!method) throw notTheirs()
  return method
}

/** Its cards are detached with it. */
export async function removeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await finding(() => stripe.customers.del(customerId))
}

export async function dropMethod(stripe: Stripe, customerId: string, methodId: string): Promise<void> {
  const found = await finding(() => stripe.paymentMethods.retrieve(methodId))
  if (!found || idOf(found.customer) !== customerId) throw notTheirs()
  await calling(() => stripe.paymentMethods.detach(methodId))
}

/** PAY-16: of a wallet that does not say which card is in it nothing is known. */
export async function cardOf(
  stripe: Stripe,
  reference: { confirmationToken: string } | { customerId: string; methodId: string },
): Promise<Card | null> {
  if ('confirmationToken' in reference) {
    const token = await finding(() => stripe.confirmationTokens.retrieve(reference.confirmationToken))
    return cardFrom(token?.payment_method_preview?.card)
  }
  const found = await finding(() => stripe.paymentMethods.retrieve(reference.methodId))
  return found && idOf(found.customer) === reference.customerId ? cardFrom(found.card) : null
}

const notTheirs = () => new GatewayFailed(NOT_THEIRS, { isFinal: true })

function asMethod(method: Stripe.PaymentMethod): SavedMethod | null {
  const card = cardFrom(method.card)
  return card && { methodId: method.id, card }
}
