import type { Money, OwnName } from './payment-facts.ts'

/**
 * - `charge`: somebody has paid
 * - `refund`, `refund-failed`: given back, and what came back of that
 * - `dispute`, `dispute-returned`: a bank has taken it, and given it back
 * - `transfer`, `reversal`: to a club's account, and back from there
 * - `fee`, `fee-returned`: what the platform keeps of a payment that went on, and what it gave back of that
 * - `other`: none of these
 */
export type MovementKind =
  | 'charge'
  | 'refund'
  | 'refund-failed'
  | 'dispute'
  | 'dispute-returned'
  | 'transfer'
  | 'reversal'
  | 'fee'
  | 'fee-returned'
  | 'other'

/**
 * A line of the platform's own balance, in the currency of what it is of. What comes in is more than nothing. What the gateway sends to the
 * platform's bank, and what it takes for itself, is in no club's books and is left out.
 */
export interface Movement extends Money {
  movementId: string
  kind: MovementKind
  at: Date
  /** What the gateway calls the charge, the refund, the dispute, the transfer or the reversal. */
  subjectId: string | null
  /** The charge that it is of, and the payment. */
  chargeId: string | null
  paymentId: string | null
  /** Reversals only: the transfer, or the refund when the gateway reversed it along with one. */
  transferId: string | null
  refundId: string | null
  /** Our own name of the payment, where the gateway was told it. */
  own: OwnName | null
}

export interface MovementsOf {
  since: Date
  /** Up to, and without. In the past: then nothing is added to it any more. */
  until: Date
  /** What the page before said; null for the first. */
  after: string | null
}

export interface MovementsPage {
  movements: Movement[]
  next: string | null
}
