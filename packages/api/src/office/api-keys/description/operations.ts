import type { Endpoint } from '@clubhouse/contract/endpoint'
import type { HookEvent, KeyScope, TEST_EVENT } from '@clubhouse/contract/office/machine-limits'
import * as machines from '@clubhouse/contract/office/machines'
import type { REPLIES } from './examples.ts'

interface Operation {
  /** By which a client calls it; a promise, as its address is. */
  id: keyof typeof REPLIES
  endpoint: Endpoint
  scope: KeyScope
  summary: string
  description: string
}

export const OPERATIONS: readonly Operation[] = [
  {
    id: 'listOrders',
    endpoint: machines.listMachineOrders,
    scope: 'orders:read',
    summary: 'Orders with their lines, payments and refunds',
    description:
      'By order number, the oldest first. With `updated_since` only what was written since, what changed longest ago first: a payment, a refund or a name that was taken out makes an old order new.',
  },
  {
    id: 'getOrder',
    endpoint: machines.getMachineOrder,
    scope: 'orders:read',
    summary: 'One order',
    description: 'The same as in the list. 404 for an order of another club.',
  },
  {
    id: 'listBookings',
    endpoint: machines.listMachineLedger,
    scope: 'ledger:read',
    summary: 'The books, booking by booking',
    description:
      'By the moment of booking, the oldest first. A booking never changes: what was wrong is booked back. To keep up, send as `from` the newest `at` that you have, less five minutes.',
  },
  {
    id: 'listMembers',
    endpoint: machines.listMachineMembers,
    scope: 'members:read',
    summary: 'Who holds which plan',
    description:
      'By the moment of joining, the oldest first; a member with two plans is listed twice. With `updated_since` only what was written since, what changed longest ago first. What is gone is in `/removals`.',
  },
  {
    id: 'listRemovals',
    endpoint: machines.listMachineRemovals,
    scope: 'members:read',
    summary: 'Memberships and people that are no longer there',
    description:
      'What went longest ago first. Ask as often as for the members, and forget what it names: a club answers for what its software keeps.',
  },
]

export const EVENT_WORDS: Record<HookEvent | typeof TEST_EVENT, string> = {
  'order.completed': 'An order is complete',
  'order.refunded': 'Money of an order was given back',
  'refund.failed': 'A refund did not go through, and is booked back',
  'payment.recorded': 'A payment came in',
  'payment.failed': 'A payment failed',
  'payment.corrected': 'A payment that was recorded by hand is undone',
  'instalment.paid': 'An instalment is paid',
  'membership.started': 'A membership starts',
  'membership.cancelled': 'A membership is cancelled, or ends sooner than it would have',
  'person.erased': 'A person’s details are erased: forget what you know of them',
  'webhook.test': 'A test, sent from the back office',
}
