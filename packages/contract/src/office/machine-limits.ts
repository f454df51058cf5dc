/** What a key of the API may be good for, and what a webhook may tell of. */

export const KEY_SCOPES = ['orders:read', 'ledger:read', 'members:read'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

export const KEY_LIMITS = { name: 60, live: 20 }

/** Events in the order of the page. */
export const HOOK_EVENTS = [
  'order.completed',
  'order.refunded',
  'refund.failed',
  'payment.recorded',
  'payment.failed',
  'payment.corrected',
  'instalment.paid',
  'membership.started',
  'membership.cancelled',
  'person.erased',
] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

/** What is sent to try a webhook out. */
export const TEST_EVENT = 'webhook.test'

export const HOOK_LIMITS = { url: 300, note: 80, live: 10 }

/** `waiting` for its first or its next attempt. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
