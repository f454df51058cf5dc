/** For whoever sells a type of product: how it is shown by `getProduct`. */
export type { NamedProduct, ProductKind, ProductMoment } from './product-kind.ts'
/** For statements of others that read a product with something else: its rows, and what the domain takes. */
export { keptProduct, type ProductRows } from './kept-product.ts'
export { PRODUCT_PARTS, rowsOfProduct } from './product-rows.ts'
export type { StoredPaymentOption } from './tables.ts'

export { products } from './tables.ts'
