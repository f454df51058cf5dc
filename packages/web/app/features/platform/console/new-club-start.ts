import type { Feature } from '@clubhouse/contract/site/club'

/** What the form of a new club begins with; apart from what reads it, which only the server needs. */
export const START_COLOURS = { primary: '#1f4e79', accent: '#e0b030' } as const
export const START_FEATURES: readonly Feature[] = ['Membership', 'Checkout', 'Contact']
