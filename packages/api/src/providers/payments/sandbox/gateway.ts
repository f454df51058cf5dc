import { asc } from 'drizzle-orm'
import type { PaymentGateway, SandboxControls } from '../port.ts'
import type { BooksDeps } from './books-deps.ts'
import * as accounts from './accounts.ts'
import * as aftermath from './aftermath.ts'
import { balances } from './balances.ts'
import { letEventsGo, readTold } from './events.ts'
import * as methods from './methods.ts'
import * as payments from './payments.ts'
import { listMovements } from './movements.ts'
import { listPayouts } from './payouts.ts'
import * as transfers from './transfers.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'
import {
  sandboxAccounts,
  sandboxCustomers,
  sandboxEvents,
  sandboxMethods,
  sandboxPayments,
} from './tables.ts'

/** The demo's gateway, in our own process and with books of its own (docs/payments.md). */
export function sandboxGateway(deps: BooksDeps, secret: string): PaymentGateway {
  const { faults, now } = deps
  return {
    name: 'sandbox',
    tariff: payments.TARIFF,
    createPayment: (wanted) => faults.around('create', () => payments.createPayment(deps, wanted)),
    findPayment: (paymentId) => payments.findPayment(deps, paymentId),
    findCharge: (of) => payments.findCharge(deps, of),
    cancelPayment: (paymentId) => payments.cancelPayment(deps, paymentId),
    chargeSaved: (wanted) => faults.around('confirm', () => payments.chargeSaved(deps, wanted)),
    refund: (wanted) => faults.around('refund', () => payments.refund(deps, wanted)),
    transfer: (wanted) => faults.around('transfer', () => transfers.transfer(deps, wanted)),
    reverse: (wanted) => faults.around('transfer', () => transfers.reverse(deps, wanted)),
    findAftermath: (paymentId) => aftermath.findAftermath(deps, paymentId),
    listPayouts: (of) => listPayouts(deps, of),
    listMovements: (of) => faults.around('movements', () => listMovements(deps, of)),
    openAccount: (wanted) => accounts.openAccount(deps, wanted),
    linkToAccount: (of) => accounts.linkToAccount(deps, of),
    findAccount: (account) => accounts.findAccount(deps, account),
    // Wallets of the demo are shown wherever its card fields are.
    registerDomain: () => Promise.resolve({ applePay: true, googlePay: true }),
    createCustomer: (person) => methods.createCustomer(deps, person),
    listMethods: (customerId) => methods.listMethods(deps, customerId),
    keepMethod: (customerId, methodId) => methods.keepMethod(deps, customerId, methodId),
    removeCustomer: (customerId) => methods.removeCustomer(deps, customerId),
    dropMethod: (customerId, methodId) => methods.dropMethod(deps, customerId, methodId),
    cardOf: (reference) => methods.cardOf(deps, reference),
    readEvent: (raw, headers) =>
      isSigned(secret, raw, headers[SIGNATURE_HEADER], now()) ? readTold(raw) : null,
  }
}

export function sandboxControls(deps: BooksDeps): SandboxControls {
  const { db, faults, now } = deps
  return {
    faults: () => faults.current,
    async setFaults(body) {
      const wanted = faults.read(body)
      if (!wanted) return false
      faults.set(wanted)
      if (!wanted.webhooks) await db.withPlatform((tx) => letEventsGo(tx, now()))
      return true
    },
    async listPayments() {
      const rows = await db.withPlatform((tx) =>
        tx.select().from(sandboxPayments).orderBy(asc(sandboxPayments.createdAt), asc(sandboxPayments.id)),
      )
      return rows.map(payments.asPayment)
    },
    refundAtPages: (paymentId, amount, how = { isFromAccount: false }) =>
      aftermath.refundAtPages(deps, paymentId, amount, how),
    chargeUnknown: (clubId, amount) => aftermath.chargeUnknown(deps, clubId, amount),
    failRefund: (refundId) => aftermath.failRefund(deps, refundId),
    openDispute: (paymentId, reason) => aftermath.openDispute(deps, paymentId, reason),
    closeDispute: (disputeId, status) => aftermath.closeDispute(deps, disputeId, status),
    balances: () => balances(deps),
    clearBooks: (books) =>
      books.withPlatform(async (tx) => {
        await tx.delete(sandboxEvents)
        await tx.delete(sandboxMethods)
        await tx.delete(sandboxCustomers)
        await tx.delete(sandboxAccounts)
        // Refunds and disputes go with their payments.
        await tx.delete(sandboxPayments)
      }),
  }
}
