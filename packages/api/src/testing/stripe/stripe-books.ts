import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

/** What a card does at the stand-in. */
export type CardKind = 'ok' | 'declined' | 'needs-holder' | 'fails-later'

/** The fields of Stripe's objects that we read, as Stripe's library describes them. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'client_secret' | 'amount' | 'currency' | 'status' | 'metadata' | 'setup_future_usage'
> & {
  customer: string | null
  latest_charge: Charge | null
  payment_method: Method | null
  last_payment_error: Pick<
    Stripe.PaymentIntent.LastPaymentError,
    'type' | 'code' | 'decline_code' | 'message'
  > | null
}

export type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'status' | 'amount_refunded'> & {
  /** Null for a while after the capture. */
  balance_transaction: Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'fee'> | null
}

export type Setup = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'client_secret' | 'status' | 'metadata' | 'last_setup_error'
> & { customer: string | null; payment_method: Method | null }

export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'type'> & {
  customer: string | null
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding'>
}

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & { payment_intent: string }

export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'status' | 'reason'> & {
  payment_intent: string
  balance_transactions: Pick<Stripe.BalanceTransaction, 'fee'>[]
}

export type Account = Pick<Stripe.Account, 'id' | 'object' | 'charges_enabled' | 'payouts_enabled'> & {
  requirements: { currently_due: string[] }
}

export type Domain = Pick<Stripe.PaymentMethodDomain, 'id' | 'object' | 'domain_name'> & {
  apple_pay: { status: 'active' | 'inactive' }
  google_pay: { status: 'active' | 'inactive' }
}

export const idAs = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly setups = new Map<string, Setup>()
  readonly refunds: Refund[] = []
  readonly disputes: Dispute[] = []
  /** Each with what it is made of. */
  readonly payouts: { id: string; moved: object[]; [more: string]: unknown }[] = []
  readonly accounts = new Map<string, Account>()
  readonly domains: Domain[] = []
  readonly methods = new Map<string, Method & { kind: CardKind }>()

  addAccount(): Account {
    const account: Account = {
      ...{ id: idAs('acct'), object: 'account', charges_enabled: false, payouts_enabled: false },
      requirements: { currently_due: ['external_account', 'tos_acceptance.date'] },
    }
    this.accounts.set(account.id, account)
    return account
  }

  addDomain(name: string): Domain {
    const domain: Domain = {
      ...{ id: idAs('pmd'), object: 'payment_method_domain', domain_name: name },
      ...{ apple_pay: { status: 'active' }, google_pay: { status: 'inactive' } },
    }
    this.domains.push(domain)
    return domain
  }

  addMethod(kind: CardKind, customer: string | null = null): string {
    const id = idAs('pm')
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, funding: 'credit' }
    this.methods.set(id, { id, object: 'payment_method', type: 'card', customer, card, kind })
    return id
  }

  addIntent(params: Stripe.PaymentIntentCreateParams): Intent {
    const id = idAs('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      amount: params.amount,
      currency: params.currency,
      status: 'requires_payment_method',
      metadata: (params.metadata ?? {}) as Stripe.Metadata,
      setup_future_usage: params.setup_future_usage ?? null,
      customer: params.customer ?? null,
      latest_charge: null,
      payment_method: null,
      last_payment_error: null,
    }
    this.intents.set(id, intent)
    return intent
  }

  addSetup(params: Stripe.SetupIntentCreateParams): Setup {
    const id = idAs('seti')
    const setup: Setup = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      status: 'requires_payment_method',
      metadata: (params.metadata ?? {}) as Stripe.Metadata,
      last_setup_error: null,
      customer: params.customer ?? null,
      payment_method: null,
    }
    this.setups.set(id, setup)
    return setup
  }

  addRefund(payment_intent: string, amount: number): Refund {
    const refund: Refund = { id: idAs('re'), object: 'refund', amount, status: 'succeeded', payment_intent }
    this.refunds.push(refund)
    return refund
  }

  addDispute(payment_intent: string): Dispute {
    const { amount } = this.intents.get(payment_intent) ?? { amount: 0 }
    const dispute: Dispute = {
      ...{ id: idAs('du'), object: 'dispute', amount, payment_intent },
      ...{ status: 'needs_response', reason: 'fraudulent', balance_transactions: [{ fee: 20_00 }] },
    }
    this.disputes.push(dispute)
    return dispute
  }

  /** What a browser does with the token, or we with a kept card. */
  confirm(id: string, methodId: string, { offSession = false } = {}): void {
    const intent = this.intents.get(id) ?? this.setups.get(id)
    const method = this.methods.get(methodId)
    if (!intent || !method) throw new Error(`${id} cannot be confirmed with ${methodId}`)
    const refusal = refusalOf(method.kind, offSession)
    if (refusal) {
      if (intent.object === 'payment_intent') intent.last_payment_error = refusal
      return
    }
    const needsHolder = method.kind === 'needs-holder'
    intent.status = needsHolder ? 'requires_action' : 'succeeded'
    if (!needsHolder) this.#settle(intent, method)
  }

  /** The holder has told the bank that it is them. */
  approve(id: string, methodId: string): void {
    const intent = this.intents.get(id)
    const method = this.methods.get(methodId)
    if (!intent || !method) throw new Error(`${id} waits for nobody`)
    intent.status = 'succeeded'
    this.#settle(intent, method)
  }

  #settle(intent: Intent | Setup, method: Method): void {
    intent.payment_method = method
    if (intent.object === 'setup_intent') {
      method.customer = intent.customer
      return
    }
    intent.last_payment_error = null
    if (intent.setup_future_usage && intent.customer) method.customer = intent.customer
    const fee = Math.round(intent.amount * 0.015) + 25
    const balance = { id: idAs('txn'), object: 'balance_transaction' as const, fee }
    intent.latest_charge = {
      id: idAs('ch'),
      object: 'charge',
      status: 'succeeded',
      amount_refunded: 0,
      balance_transaction: balance,
    }
  }
}

type Refusal = NonNullable<Intent['last_payment_error']>

function refusalOf(kind: CardKind, offSession: boolean): Refusal | null {
  const declined = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  } as const
  if (kind === 'declined') return declined
  if (!offSession) return null
  if (kind === 'fails-later') return declined
  if (kind !== 'needs-holder') return null
  const code = 'authentication_required'
  return { type: 'card_error', code, decline_code: code, message: 'This payment requires authentication.' }
}
