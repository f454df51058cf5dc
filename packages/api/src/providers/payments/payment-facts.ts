/** What a gateway says of a payment, and of what became of it. */

/** Cents and a lower-case currency, as gateways want them. */
export interface Money {
  amount: number
  currency: string
}

/** What we call a payment; the gateway keeps it beside its own name. */
export interface OwnName {
  clubId: string
  paymentId: string
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
  /** What the gateway calls the charge, and what went on to a club's account by it; null until it was captured. */
  chargeId: string | null
  transferId: string | null
  /** Null, or not there, where the gateway was not told. */
  own?: OwnName | null
  refunded: number
  card: Card | null
  /** The card that was kept with it, or that waits for its holder. */
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
  /** Our idempotency key. Null or missing for refunds made in the gateway's dashboard. */
  key?: string | null
  /** False where the platform paid it, and not the account that the payment had gone on to. */
  isFromAccount?: boolean
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
