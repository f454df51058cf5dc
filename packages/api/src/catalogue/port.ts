/** For whoever sells what a club offers: carts, orders, the waiting list. */
export { findProduct, findProductsByIds } from './products.queries.ts'
