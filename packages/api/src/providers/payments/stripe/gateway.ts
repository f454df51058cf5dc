import { Stripe } from 'stripe'
import type { StripeKeys } from '#kernel/config.ts'
import type { PaymentGateway } from '../port.ts'
import * as accounts from './accounts.ts'
import { findAftermath } from './aftermath.ts'
import { readEvent } from './events.ts'
import { findCharge } from './find-charge.ts'
import * as methods from './methods.ts'
import { listMovements } from './movements.ts'
import * as payments from './payments.ts'
import { listPayouts } from './payouts.ts'
import * as transfers from './transfers.ts'

/** Below the time that a request of ours has. */
const TIMEOUT_MS = 8_000

/** Where the API is, for tests: the real one unless given. */
export interface StripePlace {
  host: string
  port: number
  protocol: 'http' | 'https'
  timeout?: number
}

export function openStripe(
  { secretKey, webhookSecret, connectWebhookSecret, tariff }: StripeKeys,
  place?: StripePlace,
): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    // Whoever calls has a key for the call and a plan for trying again; two plans would only add up.
    maxNetworkRetries: 0,
    telemetry: false,
    // The version is the library's own (2026-10-28.endive): another one is a decision, made with an upgrade.
    ...place,
  })
  const isLive = /^[rs]k_live_/.test(secretKey)
  return {
    name: 'stripe',
    tariff,
    createPayment: (wanted) => payments.createPayment(stripe, wanted),
    findPayment: (paymentId) => payments.findPayment(stripe, paymentId),
    findCharge: (of) => findCharge(stripe, of),
    cancelPayment: (paymentId, key) => payments.cancelPayment(stripe, paymentId, key),
    chargeSaved: (wanted) => payments.chargeSaved(stripe, wanted),
    refund: (wanted) => payments.refund(stripe, wanted),
    transfer: (wanted) => transfers.transfer(stripe, wanted),
    reverse: (wanted) => transfers.reverse(stripe, wanted),
    findAftermath: (paymentId) => findAftermath(stripe, paymentId),
    listPayouts: (of) => listPayouts(stripe, of),
    listMovements: (of) => listMovements(stripe, of),
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
    readEvent: (raw, headers, from = 'platform') =>
      readEvent(
        stripe,
        { from, isLive, secret: from === 'accounts' ? connectWebhookSecret : webhookSecret },
        raw,
        headers['stripe-signature'],
      ),
  }
}
