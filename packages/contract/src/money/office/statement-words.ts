/**
 * Why a line of the gateway's is not in our books, or the other way round.
 *
 * - `order-gone`: a payment for this club whose order we do not have
 * - `paid-twice`: our payment stands at the gateway under another name already
 * - `other-sum`: both know it, with another sum
 * - `not-applied`: we know the payment, and could not write this down
 * - `moved`: between the platform and the club's account, and not by us
 * - `missing`: we booked it, and the gateway has nothing of the kind
 * - `unknown`: not ours, or not explained
 */
export const LINE_FINDINGS = [
  'order-gone',
  'paid-twice',
  'other-sum',
  'not-applied',
  'moved',
  'missing',
  'unknown',
] as const
export type LineFinding = (typeof LINE_FINDINGS)[number]

/** What moved: words of the payments port. */
export const MOVEMENT_KINDS = [
  'charge',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-returned',
  'transfer',
  'reversal',
  'fee',
  'fee-returned',
  'other',
] as const

/**
 * - `never`: nothing was compared yet
 * - `checking`: fetched, and not all of it compared
 * - `agrees`, `differs`: as it says
 * - `late`: nothing was compared for two days
 * - `failed`: the gateway could not be asked
 */
export const STATEMENT_STATES = ['never', 'checking', 'agrees', 'differs', 'late', 'failed'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]
