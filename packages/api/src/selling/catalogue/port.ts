/** For whoever sells a type of product: how it is shown by `getProduct`. */
export type { NamedProduct, ProductKind, ProductMoment } from './product-kind.ts'
/** For statements of others that read a product with something else: its rows, and what the domain takes. */
export { keptProduct, type ProductRows } from './kept-product.ts'
export { PRODUCT_PARTS, rowsOfProduct } from './product-rows.ts'
export type { StoredPaymentOption } from './tables.ts'

export { products } from './tables.ts'
/** For whoever else has things that those who run the club edit: the catalogue has one writer at a time. */
export type { KeptThing, OfThing } from './office/kept-thing.ts'
export { thingHandlers } from './office/thing-endpoints.ts'
export { dayBegins, insertProduct, removeProduct } from './office/save-plan.ts'
export { USED } from './office/plans.ts'
