import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Balances, GatewayPayment } from '#providers/payments/port.ts'
import { sandboxMethods } from '#providers/payments/sandbox/tables.ts'
import { openStripe } from '#providers/payments/stripe/gateway.ts'
import { app } from '../clients/attempts-client.ts'
import { openStripeStandIn } from '../stripe/stand-in.ts'

/** What happens at a gateway past us: in browsers, at banks, and in the offices of whoever runs it. */
export interface MoneyWorld {
  /** The buyer confirms in the browser. */
  pay: (paymentToken: string) => Promise<void>
  balances: () => Promise<Balances>
  /** What the gateway decides of a club's account. */
  decide: (account: string, works: boolean) => Promise<void>
  dispute: (gatewayPaymentId: string) => Promise<string>
  close: (disputeId: string, status: 'won' | 'lost') => Promise<void>
  failRefund: (refundId: string) => Promise<void>
  /** From now on the bank of this card wants its holder. */
  wantHolder: (methodId: string) => Promise<void>
  /** They answer the bank. */
  approve: (payment: GatewayPayment) => Promise<void>
  /** Sends all that an account has to its bank, and lets it come back; the sandbox does it by the week. */
  payOut?: (account: string, at: Date) => Promise<string>
  failPayout?: (payoutId: string) => Promise<void>
  end: () => Promise<void>
}

export async function openSandboxMoney(): Promise<MoneyWorld> {
  const { sandbox } = app.parts
  if (!sandbox) throw new Error('The sandbox is not there')
  const { desk } = sandbox
  const headers = { host: 'dunvarra.clubhouse.test', 'content-type': 'application/json' }
  const confirm = async (token: string, payload: object) => {
    const url = `/sandbox/payment-intents/${token}/confirm`
    const { body } = await app.server.inject({ method: 'POST', url, headers, payload })
    return JSON.parse(body) as { redirect_url?: string }
  }
  return {
    async pay(token) {
      await confirm(token, {
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
      })
    },
    balances: () => desk.balances(),
    decide: async (account, works) => {
      await app.asOwner('update sandbox_accounts set is_complete = $2 where id = $1', [account, works])
    },
    dispute: async (id) => (await desk.openDispute(id, 'fraudulent')).disputeId,
    close: (id, status) => desk.closeDispute(id, status),
    failRefund: (id) => desk.failRefund(id),
    wantHolder: (id) =>
      app.parts.db.withPlatform(async (tx) => {
        await tx.update(sandboxMethods).set({ behaviour: 'challenge' }).where(eq(sandboxMethods.id, id))
      }),
    async approve({ paymentToken, methodId }) {
      const { redirect_url: page } = await confirm(paymentToken, { method_id: methodId })
      const payload = 'answer=approve'
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      await app.server.inject({ method: 'POST', url: new URL(page ?? '').pathname, headers: form, payload })
    },
    end: async () => undefined,
  }
}

/** The whole server with Stripe's own adapter, and the stand-in where Stripe would be. */
export async function openStripeMoney(): Promise<MoneyWorld> {
  const standIn = await openStripeStandIn()
  const { books } = standIn
  const keys = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    connectWebhookSecret: 'whsec_2',
    tariff: { basis_points: 150, fixed: 25 },
  }
  const { gateway } = app.parts
  const before = { ...gateway }
  Object.assign(gateway, openStripe(keys, { ...standIn.place, timeout: 60_000 }))
  const idOf = (token: string) => token.split('_secret_')[0] ?? ''
  return {
    pay: async (token) => books.confirm(idOf(token), books.addMethod('ok')),
    balances: async () => books.money.balances,
    decide: async (account, works) => books.decide(account, works),
    dispute: async (id) => books.addDispute(id).id,
    close: async (id, status) => books.closeDispute(id, status),
    failRefund: async (id) => books.failRefund(id),
    wantHolder: async (id) => {
      const method = books.methods.get(id)
      if (method) method.kind = 'needs-holder'
    },
    approve: async ({ paymentToken, methodId }) => books.approve(idOf(paymentToken), methodId ?? ''),
    payOut: async (account, at) => books.payOut(account, at),
    failPayout: async (id) => books.failPayout(id),
    end: async () => {
      Object.assign(gateway, before)
      await standIn.close()
    },
  }
}

export const anEvent = (kind: 'account' | 'payout', account: string) => ({
  eventId: randomUUID(),
  kind,
  paymentId: null,
  account,
})
