/** For capabilities that sell a type of product: how it gets into a cart. */
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
/** For orders: the cart's lines, their present prices, and what prevents each from being bought. */
export type { Kinds } from './kinds.ts'
export { type LineInCart, lineProblems } from './line-problems.ts'
export { linesOf, pricesOf } from './show-cart.ts'
export { readStoredCart, type StoredCart } from './stored-cart.ts'
/** For capabilities that fill a member's cart, such as renewal. */
export type { OpenedCart } from './capability.ts'
