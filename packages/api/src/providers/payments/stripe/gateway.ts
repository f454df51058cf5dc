import { Stripe } from 'stripe'
import type { StripeKeys } from '../../../config.ts'
import type { PaymentGateway } from '../port.ts'
import * as accounts from './accounts.ts'
import { findAftermath } from './aftermath.ts'
import { readEvent } from './events.ts'
import * as methods from './methods.ts'
import * as payments from './payments.ts'
import { listPayouts } from './payouts.ts'

/** Below the time that a request of ours has. */
const TIMEOUT_MS = 8_000

/** Where the API is, for tests: the real one unless given. */
export interface StripePlace {
  host: string
  port: number
  protocol: 'http' | 'https'
  timeout?: number
}

export function openStripe({ secretKey, webhookSecret }: StripeKeys, place?: StripePlace): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // Whoever calls has a key for the call and a plan for trying again; two plans would only add up.
    maxNetworkRetries: 0,
    telemetry: false,
    ...place,
  })
  return {
    name: 'stripe',
    createPayment: (wanted) => payments.createPayment(stripe, wanted),
    findPayment: (paymentId) => payments.findPayment(stripe, paymentId),
    cancelPayment: (paymentId, key) => payments.cancelPayment(stripe, paymentId, key),
    chargeSaved: (wanted) => payments.chargeSaved(stripe, wanted),
    refund: (wanted) => payments.refund(stripe, wanted),
    findAftermath: (paymentId) => findAftermath(stripe, paymentId),
    listPayouts: (of) => listPayouts(stripe, of),
    openAccount: (wanted) => accounts.openAccount(stripe, wanted),
    linkToAccount: (of) => accounts.linkToAccount(stripe, of),
    findAccount: (account) => accounts.findAccount(stripe, account),
    registerDomain: (of) => accounts.registerDomain(stripe, of),
    createCustomer: (person) => methods.createCustomer(stripe, person),
    listMethods: (customerId) => methods.listMethods(stripe, customerId),
    keepMethod: (customerId, methodId) => methods.keepMethod(stripe, customerId, methodId),
    removeCustomer: (customerId) => methods.removeCustomer(stripe, customerId),
    dropMethod: (customerId, methodId) => methods.dropMethod(stripe, customerId, methodId),
    cardOf: (reference) => methods.cardOf(stripe, reference),
    readEvent: (raw, headers) => readEvent(stripe, webhookSecret, raw, headers['stripe-signature']),
  }
}
