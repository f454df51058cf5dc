/** Beside the schemas, so that a page need not load them. */

/** `matched` is certain and waits to be confirmed; `recorded` is done. */
export const BANK_LINE_STATES = ['matched', 'proposed', 'unmatched', 'recorded', 'aside'] as const
export type BankLineState = (typeof BANK_LINE_STATES)[number]

/** How a line was matched; `chosen`: by an admin. */
export const BANK_REASONS = ['number', 'name', 'amount', 'payout', 'chosen'] as const
export type BankReason = (typeof BANK_REASONS)[number]

/** What a line is that pays no order: where it is kept in the books. `other` is income where money came in, a cost where it went out. */
export const ASIDE_ACCOUNTS = ['grants', 'sponsorship', 'bank-charges', 'other'] as const
export type AsideAccount = (typeof ASIDE_ACCOUNTS)[number]

export const MAX_ASIDE_REASON = 200
/** So many are confirmed in one go. */
export const MAX_CONFIRMED = 200

export const PAYOUT_STATES = ['on-its-way', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
