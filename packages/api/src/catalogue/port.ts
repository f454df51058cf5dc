/** For whoever sells what a club offers: carts, orders, the waiting list. */
export { findProduct, findProductsByIds } from './products.queries.ts'
/** For statements of others that read a product with something else: its rows, and what the domain takes. */
export { keptProduct, type ProductRows } from './kept-product.ts'
export { PRODUCT_PARTS, rowsOfProduct } from './product-rows.ts'
export type { StoredPaymentOption } from './tables.ts'
