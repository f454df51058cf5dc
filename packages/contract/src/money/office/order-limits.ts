/** Beside the schemas, so that a page need not load them. */

/** Payment states of an order. */
export const ORDER_MONEY = [
  'paid',
  'part',
  'late',
  'open',
  'part-refunded',
  'refunded',
  'given-up',
  'free',
] as const
export type OrderMoney = (typeof ORDER_MONEY)[number]

/** Ways to pay: `card` through the gateway, the others by hand. */
export const PAYMENT_WAYS = ['card', 'cash', 'transfer'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]
export const HAND_WAYS = ['cash', 'transfer'] as const
export type HandWay = (typeof HAND_WAYS)[number]

/** Channels that orders come from. */
export const CHANNELS = ['online', 'gate'] as const

export const MAX_REASON = 500
export const MAX_NOTE = 300
