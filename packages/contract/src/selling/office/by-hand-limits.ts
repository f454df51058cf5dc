/** Beside the schemas, so that a page need not load them. */

/** How a registration by hand is paid. */
export const REGISTRATION_WAYS = ['cash', 'transfer', 'later'] as const

export const BY_HAND_LIMITS = { name: 80, mobile: 30, plans: 5 }
