import type { Tx } from '../../db/database.ts'
import { EffectFailed } from '../../jobs/effect-failed.ts'

/**
 * Whoever moves the money. We say what is to be charged; the buyer gives card and consent to the gateway alone, and what
 * happened is always asked of the gateway, never believed of a browser. Every call that changes something carries a key: the
 * same key has its effect once, however often it is called.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  /** A payment that the buyer confirms in the browser with its token. With amount 0 only the card is taken, for later. */
  createPayment(wanted: WantedPayment): Promise<GatewayPayment>
  /** The truth about a payment; null where the gateway has never heard of it. */
  findPayment(paymentId: string): Promise<GatewayPayment | null>
  /** Ends a payment that nobody has made. Answers the truth: it may have been made in the meantime. */
  cancelPayment(paymentId: string, key: string): Promise<GatewayPayment>
  /** Charges a card that was kept, while its holder is away. Refusals of the card are an answer, not an error. */
  chargeSaved(wanted: SavedCharge): Promise<GatewayPayment>
  refund(wanted: WantedRefund): Promise<GatewayRefund>
  /** What became of captured money since: refunds may fail days later, and a bank may take it back for its holder. */
  findAftermath(paymentId: string): Promise<Aftermath>
  /** What was sent to a club's bank account since then, the oldest first. A club without an account of its own is sent nothing. */
  /** The oldest first; of many only the first, so whoever gets something new asks again. */
  listPayouts(of: PayoutsOf): Promise<GatewayPayout[]>
  /** An account of a club's own, once per key. Nothing is taken for it before the club has told the gateway who it is. */
  openAccount(wanted: WantedAccount): Promise<string>
  /** Where somebody of the club tells the gateway who they are and which bank is theirs; good for some minutes. */
  linkToAccount(of: { account: string; returnUrl: string }): Promise<string>
  /** What the account may do at this moment; null where the gateway has never heard of it. */
  findAccount(account: string): Promise<GatewayAccount | null>
  /** Tells the gateway that wallets are shown on a domain, and asks which of them it lets. */
  registerDomain(of: { account: string | null; domain: string }): Promise<WalletDomain>
  /** The gateway's own record of a person, made once per person and key. */
  createCustomer(person: { key: string; memberId: string; email: string; name: string }): Promise<string>
  /** All that it knows of them, with their cards; what it has never heard of is gone already. */
  removeCustomer(customerId: string): Promise<void>
  listMethods(customerId: string): Promise<SavedMethod[]>
  /** Keeps a card that the browser has confirmed by itself (API-73). Refused when it is not this customer's. */
  keepMethod(customerId: string, methodId: string): Promise<SavedMethod>
  dropMethod(customerId: string, methodId: string): Promise<void>
  /** What a card is, before it is charged: new, kept or from a wallet (PAY-16, OPEN-109). */
  cardOf(
    reference: { confirmationToken: string } | { customerId: string; methodId: string },
  ): Promise<Card | null>
  /** What was sent to our webhook, if it is the gateway's: checked on the raw bytes. Null for what is not. */
  readEvent(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): GatewayEvent | null
}

/** Cents and a lower-case currency, as gateways want them. */
export interface Money {
  amount: number
  currency: string
}

export interface WantedPayment extends Money {
  key: string
  /** Ours, to find it again in the gateway's books. */
  orderId: string
  clubId: string
  customerId: string | null
  /** PAY-15: the card is kept for payments while its holder is away. */
  savesCard: boolean
  /** OPEN-101: the club's own account at the gateway. */
  onBehalfOf: string | null
  /** What the statement of the card says. */
  description: string
}

export interface SavedCharge extends Money {
  key: string
  orderId: string
  clubId: string
  customerId: string
  methodId: string
  onBehalfOf: string | null
  description: string
}

export interface WantedRefund {
  key: string
  paymentId: string
  amount: number
}

/**
 * - `open`: nobody has paid yet; a card that was declined leaves it open
 * - `requires_action`: the bank wants its holder
 * - `processing`: on its way
 * - `succeeded`: captured; of a payment of nothing, the card is kept
 * - `failed`: a charge without its holder was refused; `declined` says why
 * - `cancelled`: ended by us or by the gateway
 */
export type PaymentStatus = 'open' | 'requires_action' | 'processing' | 'succeeded' | 'failed' | 'cancelled'

export interface GatewayPayment extends Money {
  paymentId: string
  /** What the browser confirms with; never stored in a log. */
  paymentToken: string
  status: PaymentStatus
  orderId: string
  /** What the gateway keeps for itself of what was captured; null while it is not known. */
  fee: number | null
  refunded: number
  card: Card | null
  /** The card that was kept with it. */
  methodId: string | null
  declined: Declined | null
}

/** ERR-20, ERR-21: `message` may be shown. */
export interface Declined {
  code: string
  message: string
}

/** DATA-64; what may be shown of a card, and what it may be used for. */
export interface Card {
  brand: string
  lastFour: string
  expMonth: number
  expYear: number
  funding: 'credit' | 'debit' | 'prepaid' | 'unknown'
}

export interface SavedMethod {
  methodId: string
  card: Card
}

export interface GatewayRefund {
  refundId: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
}

export interface Aftermath {
  refunds: GatewayRefund[]
  disputes: GatewayDispute[]
}

/** A holder who tells their bank that they did not buy it. */
export interface GatewayDispute {
  disputeId: string
  /** What the bank has taken back for as long as it is not decided; 0 where it only asks. */
  amount: number
  /** What the gateway charges for it. */
  fee: number
  status: 'open' | 'won' | 'lost'
  /** The gateway's word for it, such as `fraudulent`. */
  reason: string
}

export interface PayoutsOf {
  clubId: string
  /** OPEN-101: the club's own account at the gateway. */
  account: string | null
  since: Date
  /** Those of which it is written down what they are made of: a gateway need not say it again. */
  known: ReadonlySet<string>
}

export interface WantedAccount {
  key: string
  clubId: string
  name: string
  email: string | null
  /** Two letters; the gateway never changes it. */
  country: string
  url: string
}

export interface GatewayAccount {
  takesPayments: boolean
  paysOut: boolean
  /** How many things the gateway still wants to know. */
  missing: number
}

export interface WalletDomain {
  applePay: boolean
  googlePay: boolean
}

/** Money on its way to the bank; `amount` is what arrives there. */
export interface GatewayPayout extends Money {
  payoutId: string
  status: 'on-its-way' | 'paid' | 'failed'
  /** A plain date. */
  arrivesOn: string
  createdAt: Date
  parts: PayoutPart[]
}

/** What a payout is made of: amounts less their fees come to what arrives. */
export interface PayoutPart {
  partId: string
  kind: 'charge' | 'refund' | 'fee' | 'other'
  /** The payment that it is of, where it is of one. */
  paymentId: string | null
  amount: number
  fee: number
}

/** That something happened, not what: that is fetched. */
export interface GatewayEvent {
  eventId: string
  kind: 'payment' | 'refund' | 'other'
  paymentId: string | null
}

/** Why the gateway did not do it, in words that may be stored and logged: never a card or a name. */
export class GatewayFailed extends EffectFailed {
  override readonly name = 'GatewayFailed'
}

/** What the demo's own gateway has beside being one: switches, and books that may be looked at. */
export interface SandboxDesk {
  /** What it does wrong at the moment, as `POST /dev/gateway` said it. */
  faults(): object
  /** False where the body says nothing that it knows. `{}` ends them all and lets go what was held. */
  setFaults(body: unknown): Promise<boolean>
  listPayments(): Promise<GatewayPayment[]>
  /** What banks do of their own accord, for drills. */
  failRefund(refundId: string): Promise<void>
  openDispute(paymentId: string, reason: string): Promise<GatewayDispute>
  closeDispute(disputeId: string, status: 'won' | 'lost'): Promise<void>
  /** As if nobody had ever paid. */
  clear(): Promise<void>
}

/** What a gateway would know of payments that were made before the demo was there. */
export interface GatewayPast {
  customers: { id: string; userId: string; createdAt: Date }[]
  methods: { id: string; customerId: string; card: Card; failsLater: boolean; createdAt: Date }[]
  payments: (Pick<
    GatewayPayment,
    'orderId' | 'amount' | 'currency' | 'status' | 'fee' | 'refunded' | 'card'
  > &
    Pick<GatewayPayment, 'paymentId' | 'paymentToken' | 'methodId' | 'declined'> & {
      key: string
      clubId: string
      customerId: string | null
      savesCard: boolean
      description: string
      createdAt: Date
    })[]
  refunds: { id: string; key: string; paymentId: string; amount: number; createdAt: Date }[]
}

/** The demo's own gateway, for whoever lays its history. */
export interface GatewayBefore {
  /** What it keeps of an amount. */
  feeOf(amount: number): number
  /** In place of all that its books say. */
  layBooks(tx: Tx, past: GatewayPast): Promise<void>
}
