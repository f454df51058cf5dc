import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { refusalOf } from './card-refusals.ts'
import { StripeMoney } from './stripe-money.ts'
import type { Account, CardKind, Dispute, Domain, Intent, Method, Refund, Setup } from './stripe-objects.ts'

export const idAs = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly setups = new Map<string, Setup>()
  readonly refunds: Refund[] = []
  /** Of each refund, what went back of the platform's fee. */
  readonly feesBack = new Map<string, number>()
  readonly disputes: Dispute[] = []
  readonly money = new StripeMoney()
  /** Each with what it is made of. */
  readonly payouts: { id: string; moved: object[]; [more: string]: unknown }[] = []
  readonly accounts = new Map<string, Account>()
  readonly domains: Domain[] = []
  readonly methods = new Map<string, Method & { kind: CardKind }>()

  addAccount(params: Stripe.AccountCreateParams = {}): Account {
    const account: Account = {
      id: idAs('acct'),
      object: 'account',
      charges_enabled: false,
      payouts_enabled: false,
      metadata: (params.metadata ?? {}) as Stripe.Metadata,
      country: params.country ?? 'IE',
      created: Math.floor(Date.now() / 1000),
      capabilities: { transfers: 'inactive' },
      requirements: { currently_due: ['external_account', 'tos_acceptance.date'] },
    }
    this.accounts.set(account.id, account)
    return account
  }

  /** What Stripe decides of an account: all that it asked for was answered, or something is missing again. */
  decide(id: string, isComplete: boolean): void {
    const account = this.accounts.get(id)
    if (!account) throw new Error(`${id} was never opened`)
    Object.assign(account, {
      charges_enabled: isComplete,
      payouts_enabled: isComplete,
      capabilities: { transfers: isComplete ? 'active' : 'inactive' },
      requirements: { currently_due: isComplete ? [] : ['individual.verification.document'] },
    })
  }

  addDomain(name: string): Domain {
    const domain: Domain = {
      id: idAs('pmd'),
      object: 'payment_method_domain',
      domain_name: name,
      apple_pay: { status: 'active' },
      google_pay: { status: 'inactive' },
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
      status: params.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
      metadata: (params.metadata ?? {}) as Stripe.Metadata,
      setup_future_usage: params.setup_future_usage ?? null,
      customer: params.customer ?? null,
      application_fee_amount: params.application_fee_amount ?? null,
      transfer_group: params.transfer_group ?? null,
      destination: params.transfer_data?.destination ?? null,
      latest_charge: null,
      payment_method: this.methods.get(params.payment_method ?? '') ?? null,
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

  addRefund(
    intent: Intent,
    {
      amount = 0,
      reverse_transfer: reverses = false,
      refund_application_fee: givesFee = false,
      metadata = {},
    }: Stripe.RefundCreateParams,
  ): Refund {
    const { id: payment_intent, latest_charge: charge } = intent
    if (charge) charge.amount_refunded += amount
    const fee = givesFee ? Math.round(((intent.application_fee_amount ?? 0) * amount) / intent.amount) : 0
    const id = idAs('re')
    this.#tellOfRefund('refund', -1, { id, amount }, intent)
    this.feesBack.set(id, fee)
    const reversal = this.money.giveBack(amount, reverses ? (charge?.transfer ?? null) : null, fee, id)
    const refund: Refund = {
      id,
      object: 'refund',
      amount,
      status: 'succeeded',
      payment_intent,
      transfer_reversal: reversal,
      metadata: (metadata ?? {}) as Stripe.Metadata,
    }
    this.refunds.push(refund)
    return refund
  }

  #tellOfRefund(
    type: 'refund' | 'refund_failure',
    sign: 1 | -1,
    { id, amount }: Pick<Refund, 'id' | 'amount'>,
    { id: payment_intent, currency, latest_charge: charge }: Intent,
  ): void {
    if (!charge) return
    const source = { id, object: 'refund' as const, amount, currency, payment_intent }
    this.money.lines.note(type, sign, { ...source, charge: this.money.chargeLine(charge.id) })
  }

  /** The holder's bank could not take it: it is with the platform again, whoever gave it back. */
  failRefund(id: string): void {
    const refund = this.refunds.find((each) => each.id === id)
    if (!refund || refund.status === 'failed') return
    refund.status = 'failed'
    const intent = this.intents.get(refund.payment_intent)
    const charge = intent?.latest_charge
    if (charge) charge.amount_refunded -= refund.amount
    if (intent) this.#tellOfRefund('refund_failure', 1, refund, intent)
    this.money.refunded -= refund.amount
    this.money.platform += refund.amount
  }

  addDispute(payment_intent: string): Dispute {
    const intent = this.intents.get(payment_intent)
    const amount = (intent?.amount ?? 0) - (intent?.latest_charge?.amount_refunded ?? 0)
    const currency = intent?.currency ?? 'eur'
    const dispute: Dispute = {
      id: idAs('du'),
      object: 'dispute',
      amount,
      currency,
      payment_intent,
      status: 'needs_response',
      reason: 'fraudulent',
      balance_transactions: [{ fee: 20_00, currency }],
    }
    this.disputes.push(dispute)
    this.money.takeBack(amount, 20_00)
    this.#tellOfDispute(-1, dispute)
    return dispute
  }

  #tellOfDispute(sign: 1 | -1, { id, amount, currency, payment_intent }: Dispute): void {
    const charge = this.intents.get(payment_intent)?.latest_charge
    if (charge)
      this.money.lines.note('adjustment', sign, {
        id,
        object: 'dispute',
        amount,
        currency,
        payment_intent,
        charge: this.money.chargeLine(charge.id),
      })
  }

  /** A bank has it: nothing of it can be given back beside that. */
  isHeld(payment_intent: string): boolean {
    return this.disputes.some((each) => each.payment_intent === payment_intent && each.status !== 'won')
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = this.disputes.find((each) => each.id === id)
    if (!dispute) throw new Error(`${id} is no dispute`)
    dispute.status = status
    if (status !== 'won') return
    this.money.takeBack(-dispute.amount, 0)
    this.#tellOfDispute(1, dispute)
  }

  /** All that an account has goes to its bank, made of what moved since the last time. */
  payOut(account: string, created: Date): string {
    const id = idAs('po')
    const { amount, moved } = this.money.payOut(account)
    const seconds = Math.floor(created.getTime() / 1000)
    this.payouts.push({
      id,
      object: 'payout',
      account,
      status: 'paid',
      amount,
      currency: 'eur',
      created: seconds,
      arrival_date: seconds + 2 * 86_400,
      moved: [...moved, { id: idAs('txn'), type: 'payout', amount: -amount, fee: 0, source: id }],
    })
    return id
  }

  /** The bank did not take it: it is on the account again, and part of the payout after. */
  failPayout(id: string): void {
    const payout = this.payouts.find((each) => each.id === id)
    if (!payout) throw new Error(`${id} was never sent`)
    payout['status'] = 'failed'
    this.money.comeBack(String(payout['account']), Number(payout['amount']))
  }

  /** What a browser does with the token, or we with a saved card. */
  confirm(id: string, methodId: string, { offSession = false } = {}): void {
    const intent = this.intents.get(id) ?? this.setups.get(id)
    const method = this.methods.get(methodId)
    if (!intent || !method) throw new Error(`${id} cannot be confirmed with ${methodId}`)
    const refusal = refusalOf(method.kind, offSession)
    if (refusal) {
      // As Stripe does: the card is taken off the payment, and named by its error alone.
      if (intent.object === 'payment_intent') {
        intent.payment_method = null
        intent.status = 'requires_payment_method'
        intent.last_payment_error = { ...refusal, payment_method: method }
      }
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
    const id = idAs('ch')
    const transfer = this.money.capture(intent, id)
    intent.latest_charge = {
      id,
      object: 'charge',
      status: 'succeeded',
      amount_refunded: 0,
      transfer: transfer?.id ?? null,
    }
  }
}
