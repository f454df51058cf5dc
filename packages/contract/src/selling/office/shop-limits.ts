/** Beside the schemas, so that a page need not load them. */
export const SHOP_LIMITS = {
  name: 100,
  description: 2000,
  handedOut: 300,
  sizeGuide: 1000,
  /** Highest price, in cents. */
  price: 10_000_000,
  stock: 100_000,
  lowStock: 1000,
  stockNote: 200,
  quantity: 1000,
  pictures: 12,
  /** What a buyer chooses: a size, a colour. */
  options: 2,
  option: 40,
  variants: 60,
  suggested: 6,
  promotion: 200,
} as const

export const PROMOTION_STATES = ['current', 'behind', 'waiting', 'over', 'off'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]
