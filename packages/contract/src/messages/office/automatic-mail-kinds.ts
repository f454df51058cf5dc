/** Beside the schemas, so that a page need not load them. */
export const AUTOMATIC_KINDS = [
  'welcome',
  'renewal-opens',
  'payment-reminder',
  'arrears',
  'card-expires',
  'waiting-list-offer',
  'lotto-result',
  'birthday-18',
] as const
export type AutomaticKind = (typeof AUTOMATIC_KINDS)[number]

export const AUTOMATIC_LIMITS = { opening: 1200 } as const
