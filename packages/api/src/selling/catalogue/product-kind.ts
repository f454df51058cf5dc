import type { ProductType, SoldProduct } from '@clubhouse/contract/selling/products'

/**
 * What a capability says of a type of product, so that `getProduct` can show it (API-47). The catalogue finds a product by its id
 * or slug and knows whether it is offered; all else is for whoever sells it, read in the same statement.
 */
export interface ProductKind {
  types: readonly ProductType[]
  /**
   * What it has to know, as JSON in SQL, read by the role for public content: `p` is the product, `c` its club, `s` its stock (or
   * nulls) and `$2::timestamptz` the moment.
   */
  facts: string
  /** The product as it is sold at a moment; null where it cannot be shown yet. */
  show: (product: NamedProduct, facts: unknown, at: ProductMoment) => SoldProduct | null
}

/** What every product has. */
export interface NamedProduct {
  product_id: string
  slug: string
  name: string
  description: string
}

export interface ProductMoment {
  now: Date
  /** Where the club is. */
  today: string
}
