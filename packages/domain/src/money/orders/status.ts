import type { OrderStatus } from '@clubhouse/contract/money/orders'

/**
 * What may become of an order (docs/payments.md). Late money is the reason for the ways back: a payment that arrives after
 * its order was given up completes it, if what was bought is still to be had.
 */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  New: ['Pending', 'Completed', 'Failed', 'Cancelled', 'Expired'],
  Pending: ['Completed', 'Failed'],
  Completed: ['Refunded'],
  Failed: ['Completed', 'Refunded'],
  Cancelled: ['Completed', 'Refunded'],
  Expired: ['Completed', 'Refunded'],
  // A refund that its bank could not make: the club has the money again.
  Refunded: ['Completed', 'Failed'],
}

const ALL = Object.keys(NEXT) as OrderStatus[]

/** From where an order may come to be this. */
export const mayBecome = (to: OrderStatus): OrderStatus[] => ALL.filter((from) => NEXT[from].includes(to))

/** Somebody may still pay it, or its payment is on its way. */
export const isUnpaid = (status: OrderStatus): boolean => status === 'New' || status === 'Pending'

/** It came to nothing: what it held was given back. */
export const isGivenUp = (status: OrderStatus): boolean =>
  status === 'Failed' || status === 'Cancelled' || status === 'Expired'
