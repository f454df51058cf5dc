/** Apart from the schemas, so that a page need not load them. */
export const SPONSOR_LIMITS = { name: 80, link: 500, count: 100 } as const

/** Shown today, shown later, no longer shown, or taken off. */
export const SPONSOR_STATES = ['shown', 'later', 'over', 'removed'] as const
export type SponsorState = (typeof SPONSOR_STATES)[number]
