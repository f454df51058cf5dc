import type { CardTariff } from '@clubhouse/domain/money/platform-fee'
import { EffectFailed } from '#kernel/jobs/effect-failed.ts'
import type { MovementsOf, MovementsPage } from './movements.ts'
import type {
  Aftermath,
  Card,
  Declined,
  GatewayPayment,
  GatewayRefund,
  Money,
  OwnName,
  SavedMethod,
} from './payment-facts.ts'

export type { Movement, MovementKind, MovementsOf, MovementsPage } from './movements.ts'
export type * from './payment-facts.ts'
export type { Balances, GatewayBefore, GatewayPast, SandboxDesk } from './sandbox-port.ts'

/**
 * Whoever moves the money. We say what is to be charged; the buyer gives card and consent to the gateway alone, and what
 * happened is always asked of the gateway, never believed of a browser. Every call that changes something carries a key: the
 * same key has its effect once, however often it is called.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  /** What a card payment costs a club, known before it is made. What the gateway really takes is between it and the platform. */
  readonly tariff: CardTariff
  /** A payment that the buyer confirms in the browser with its token. With amount 0 only the card is taken, for later. */
  createPayment(wanted: WantedPayment): Promise<GatewayPayment>
  /** The truth about a payment; null where the gateway has never heard of it. */
  findPayment(paymentId: string): Promise<GatewayPayment | null>
  /**
   * A charge that was perhaps made, by our own name of it: for whoever was cut off before they noted what the gateway calls it, and
   * must not ask for it again. Null where it was never made.
   */
  findCharge(of: OwnCharge): Promise<GatewayPayment | null>
  /** Ends a payment that nobody has made. Answers the truth: it may have been made in the meantime. */
  cancelPayment(paymentId: string, key: string): Promise<GatewayPayment>
  /**
   * Charges a card that was kept. Refusals of the card are an answer, not an error; so is a bank that wants its holder, and then the
   * card is named. With its holder there it may always be for them to confirm, in the browser.
   */
  chargeSaved(wanted: SavedCharge): Promise<GatewayPayment>
  /** To the buyer. Of a payment that went on to a club's account, the club gives it back. */
  refund(wanted: WantedRefund): Promise<GatewayRefund>
  /** From the platform to a club's account, of one charge. Looked for first: the same key moves it once, however old it is. */
  transfer(wanted: WantedTransfer): Promise<string>
  /** Of what went on to a club's account, back to the platform. Looked for first, as above. */
  reverse(wanted: WantedReversal): Promise<string>
  /** What became of captured money since: refunds may fail days later, and a bank may take it back for its holder. */
  findAftermath(paymentId: string): Promise<Aftermath>
  /**
   * What was sent to a club's bank account since then. A club without an account of its own is sent nothing. The oldest first; of many
   * only the first, so whoever gets something new asks again.
   */
  listPayouts(of: PayoutsOf): Promise<GatewayPayout[]>
  /** What has moved in the platform's own balance, of all clubs: a page at a time, and within the same time always the same. */
  listMovements(of: MovementsOf): Promise<MovementsPage>
  /** An account of a club's own, once per key. Nothing is taken for it before the club has told the gateway who it is. */
  openAccount(wanted: WantedAccount): Promise<string>
  /** Where somebody of the club tells the gateway who they are and which bank is theirs; good for some minutes. */
  linkToAccount(of: { account: string; returnUrl: string }): Promise<string>
  /** What the account may do at this moment; null where the gateway has never heard of it, or lets us see it no more. */
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
  /**
   * What was sent to our webhook, if it is the gateway's: checked on the raw bytes. Null for what is not. What clubs' own accounts have to
   * tell comes to an endpoint of its own, with a secret of its own.
   */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    from?: EventsFrom,
  ): GatewayEvent | null
}

export type EventsFrom = 'platform' | 'accounts'

/** For whom it is charged, and what stays with the platform. The same whenever it is asked for again. */
export interface ChargeTerms extends Money {
  key: string
  /** Ours, to find it again in the gateway's books. */
  orderId: string
  clubId: string
  /** Our own name of the payment; null for a card that is of no order. */
  paymentId: string | null
  /** OPEN-101: the club's own account at the gateway, to which the money goes on; null while it stays with the platform. */
  account: string | null
  /** What the platform keeps of it, for the gateway and for itself. */
  fee: number
  /** What the statement of the card says. */
  description: string
}

export interface WantedPayment extends ChargeTerms {
  customerId: string | null
  /** PAY-15: the card is kept for payments while its holder is away. */
  savesCard: boolean
}

export interface SavedCharge extends ChargeTerms {
  paymentId: string
  customerId: string
  methodId: string
  /** Then they confirm it, and nobody says of them that they were away. */
  isHolderThere: boolean
}

export interface OwnCharge extends OwnName {
  customerId: string
  /** It was not made before. */
  since: Date
}

export interface WantedRefund {
  key: string
  paymentId: string
  amount: number
  /** The account that the payment went on to; null for one that stayed with the platform. */
  account: string | null
  /** Nobody sold anything: what was kept of it goes back too. */
  isOurs: boolean
}

export interface WantedTransfer extends Money {
  key: string
  /** Our own name of the payment. */
  paymentId: string
  account: string
  /** The charge whose money it is: it can be moved before that money has settled. */
  chargeId: string
}

export interface WantedReversal {
  key: string
  transferId: string
  amount: number
}

export interface PayoutsOf {
  clubId: string
  /** OPEN-101: the club's own at the gateway, that of today and those before it. */
  accounts: readonly string[]
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
  /** When it was first asked for: one that was opened since, and never noted, is found. */
  askedAt: Date
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
  /** The charge that it is of, where it is of one. */
  chargeId: string | null
  amount: number
  fee: number
}

/** That something happened, not what: that is fetched. */
export interface GatewayEvent {
  eventId: string
  /** `account`: what a club's account may do has changed; `payout`: something was sent to its bank, or came back. */
  kind: 'payment' | 'refund' | 'account' | 'payout' | 'other'
  paymentId: string | null
  /** The club's account that it is about. */
  account: string | null
}

/**
 * Why the gateway did not do it, in words that may be stored and logged: never a card or a name. It is no refusal of a card, unless
 * it says so: whatever else goes wrong is between the gateway and us, and nobody's arrears.
 */
export class GatewayFailed extends EffectFailed {
  override readonly name = 'GatewayFailed'
  /** The bank, or the gateway for it, will not take this card. */
  readonly refusedCard: Declined | null
  /** The key was used before, for something else or in other words: what became of that has to be looked for. */
  readonly isUsedKey: boolean

  constructor(
    reason: string,
    {
      refusedCard = null,
      isUsedKey = false,
      ...how
    }: { isFinal: boolean; refusedCard?: Declined | null; isUsedKey?: boolean },
  ) {
    super(reason, how)
    this.refusedCard = refusedCard
    this.isUsedKey = isUsedKey
  }
}
