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
export type { Balances, GatewayBefore, GatewayPast, SandboxControls } from './sandbox-port.ts'

/**
 * The payment gateway. We say what is to be charged; the buyer gives card and consent to the gateway alone, and the state of a
 * payment is always fetched from the gateway, never taken from a browser. Every call that changes something carries an idempotency
 * key: the same key has its effect once.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe'
  /** Tariff of a card payment for a club, known in advance. The gateway's actual fee is settled between it and the platform. */
  readonly tariff: CardTariff
  /** Creates a payment that the buyer confirms in the browser with its token. Amount 0 only saves the card. */
  createPayment(wanted: WantedPayment): Promise<GatewayPayment>
  /** State of a payment at the gateway; null when the gateway does not know it. */
  findPayment(paymentId: string): Promise<GatewayPayment | null>
  /**
   * Finds a charge by our own id: for a process that crashed before it recorded the gateway's id, and must not charge again. Null when
   * no such charge was made.
   */
  findCharge(of: OwnCharge): Promise<GatewayPayment | null>
  /** Cancels an unpaid payment. Returns its actual state: it may have been paid in the meantime. */
  cancelPayment(paymentId: string, key: string): Promise<GatewayPayment>
  /**
   * Charges a saved card. A declined card is a result, not an error; so is a bank that asks for the card holder, and then the result
   * names the card. With the holder present the payment may always need a confirmation in the browser.
   */
  chargeSaved(wanted: SavedCharge): Promise<GatewayPayment>
  /** Refunds the buyer; when the payment was transferred to a club's account, from that account. */
  refund(wanted: WantedRefund): Promise<GatewayRefund>
  /**
   * Transfers money of one charge from the platform to a club's account. An existing transfer of the key is looked up first, because the
   * gateway forgets keys.
   */
  transfer(wanted: WantedTransfer): Promise<string>
  /** Reverses a transfer, from the club's account to the platform. An existing reversal of the key is looked up first. */
  reverse(wanted: WantedReversal): Promise<string>
  /** Refunds and disputes of a captured payment: refunds may fail days later, and banks may reverse a payment. */
  findAftermath(paymentId: string): Promise<Aftermath>
  /**
   * Payouts to a club's bank since a time, the oldest first; none for a club without an account of its own. Of many only the first are
   * returned, so a caller that gets new ones calls again.
   */
  listPayouts(of: PayoutsOf): Promise<GatewayPayout[]>
  /** Movements of the platform's balance, of all clubs, page by page; the same period always yields the same pages. */
  listMovements(of: MovementsOf): Promise<MovementsPage>
  /** Opens a club's account at the gateway, once per key. It cannot take payments before the club has identified itself there. */
  openAccount(wanted: WantedAccount): Promise<string>
  /** Address where the club enters identity and bank details at the gateway; valid for some minutes. */
  linkToAccount(of: { account: string; returnUrl: string }): Promise<string>
  /** Capabilities of the account now; null when the gateway does not know it, or no longer shows it to us. */
  findAccount(account: string): Promise<GatewayAccount | null>
  /** Registers a domain for wallets, and returns which wallets the gateway allows there. */
  registerDomain(of: { account: string | null; domain: string }): Promise<WalletDomain>
  /** Creates the gateway's customer record of a person, once per key. */
  createCustomer(person: { key: string; memberId: string; email: string; name: string }): Promise<string>
  /** Deletes a customer with their saved cards; an unknown customer counts as deleted. */
  removeCustomer(customerId: string): Promise<void>
  listMethods(customerId: string): Promise<SavedMethod[]>
  /** Saves a card that the browser has confirmed on its own (API-73). Refused when it is not this customer's. */
  keepMethod(customerId: string, methodId: string): Promise<SavedMethod>
  dropMethod(customerId: string, methodId: string): Promise<void>
  /** Details of a card before it is charged: new, saved or from a wallet (PAY-16, OPEN-109). */
  cardOf(
    reference: { confirmationToken: string } | { customerId: string; methodId: string },
  ): Promise<Card | null>
  /**
   * Reads a webhook call, verified on its raw bytes; null when the gateway did not sign it. Events of clubs' own accounts come to an
   * endpoint of their own, with a secret of its own.
   */
  readEvent(
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    from?: EventsFrom,
  ): GatewayEvent | null
}

export type EventsFrom = 'platform' | 'accounts'

/** Beneficiary of a charge and the platform's share. A repeated call has to pass the same values. */
export interface ChargeTerms extends Money {
  key: string
  /** Our own ids, to find the charge in the gateway's books. */
  orderId: string
  clubId: string
  /** Our id of the payment; null when only a card is saved, without an order. */
  paymentId: string | null
  /** OPEN-101: the club's account at the gateway that receives the money; null while the platform holds it. */
  account: string | null
  /** Fee that the platform deducts, for the gateway and for itself. */
  fee: number
  /** Text on the buyer's card statement. */
  description: string
}

export interface WantedPayment extends ChargeTerms {
  customerId: string | null
  /** PAY-15: the card is saved for later payments without the buyer present. */
  savesCard: boolean
}

export interface SavedCharge extends ChargeTerms {
  paymentId: string
  customerId: string
  methodId: string
  /** True when the card holder is present to confirm; the charge is then not marked as off-session. */
  isHolderThere: boolean
}

export interface OwnCharge extends OwnName {
  customerId: string
  /** Lower bound: the payment was not made before this time. */
  since: Date
}

export interface WantedRefund {
  key: string
  paymentId: string
  amount: number
  /** Club account that pays it, out of the transfer of the charge; null when the platform pays. */
  account: string | null
  /** True when nothing was sold, so that the fee is refunded too. */
  isOurs: boolean
}

export interface WantedTransfer extends Money {
  key: string
  paymentId: string
  account: string
  /** Source charge, so that its money can be transferred before it has settled. */
  chargeId: string
}

export interface WantedReversal {
  key: string
  transferId: string
  amount: number
}

export interface PayoutsOf {
  clubId: string
  /** OPEN-101: the club's accounts at the gateway, the present one and earlier ones. */
  accounts: readonly string[]
  since: Date
  /** Payouts whose parts are stored already, so that they need not be fetched again. */
  known: ReadonlySet<string>
}

export interface WantedAccount {
  key: string
  clubId: string
  name: string
  email: string | null
  /** Country in two letters; it cannot be changed later at the gateway. */
  country: string
  url: string
  /** Time of the first request, to find an account that was opened since but never recorded. */
  askedAt: Date
}

export interface GatewayAccount {
  takesPayments: boolean
  paysOut: boolean
  /** Number of details that the gateway still asks for. */
  missing: number
}

export interface WalletDomain {
  applePay: boolean
  googlePay: boolean
}

/** A payout to the club's bank; `amount` is the sum that arrives. */
export interface GatewayPayout extends Money {
  payoutId: string
  status: 'on-its-way' | 'paid' | 'failed'
  /** Day of arrival, as a plain date. */
  arrivesOn: string
  createdAt: Date
  parts: PayoutPart[]
}

/** Parts of a payout: amounts less fees add up to the sum that arrives. */
export interface PayoutPart {
  partId: string
  kind: 'charge' | 'refund' | 'fee' | 'other'
  /** The charge behind this part, when there is one. */
  chargeId: string | null
  amount: number
  fee: number
}

/** A webhook event: only that something changed; the state itself is fetched from the gateway. */
export interface GatewayEvent {
  eventId: string
  /** `account`: what a club's account may do has changed; `payout`: something was sent to its bank, or came back. */
  kind: 'payment' | 'refund' | 'account' | 'payout' | 'other'
  paymentId: string | null
  /** The club's account concerned. */
  account: string | null
}

/**
 * A failed gateway call, in words that may be stored and logged: never a card or a name. The card was declined only when `refusedCard` says so;
 * any other failure is between the gateway and us, and puts no buyer into arrears.
 */
export class GatewayFailed extends EffectFailed {
  override readonly name = 'GatewayFailed'
  /** Set when the bank, or the gateway on its behalf, declined the card. */
  readonly refusedCard: Declined | null
  /** True when the key was used before with other values: the result of that call has to be looked up. */
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
