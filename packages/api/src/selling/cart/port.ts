/** For whoever sells a type of product: how it is put into a cart. */
export type {
  CartKind,
  CartMoment,
  CartRefusal,
  Demand,
  EnteredItem,
  Entering,
  SentItem,
  ShownLine,
  SoldProduct,
  StoredItem,
} from './cart-kind.ts'
export { heldByOwnOrder } from './held-by-own-order.ts'
export { NOT_ON_OFFER, OUT_OF_STOCK } from './refusals.ts'
/** For the order: what is in a cart, what it costs now, and what speaks against each line. */
export type { Kinds } from './kinds.ts'
export { type LineInCart, lineProblems } from './line-problems.ts'
export { linesOf, pricesOf } from './show-cart.ts'
export { readStoredCart, type StoredCart } from './stored-cart.ts'
/** For whoever fills a cart for its owner. */
export type { OpenedCart } from './capability.ts'
