/** Beside the schemas, so that a page need not load them. */
export const CATALOGUE_LIMITS = {
  name: 100,
  description: 1000,
  /** Highest price, in cents. */
  price: 10_000_000,
  places: 100_000,
  age: 120,
  paymentOptions: 6,
  payments: 60,
  bundleItems: 30,
  plans: 200,
  offerings: 10,
  code: 64,
  uses: 1_000_000,
  copied: 20,
} as const

export const SALE_STATES = ['open', 'not_open', 'closed', 'sold_out', 'hidden'] as const
export type SaleState = (typeof SALE_STATES)[number]

export const CODE_STATES = ['open', 'not_yet', 'over', 'used_up', 'hidden'] as const
export type CodeState = (typeof CODE_STATES)[number]
