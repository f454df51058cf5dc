/** For capabilities that sell a type of product: how `getProduct` shows it. */
export type { NamedProduct, ProductKind, ProductMoment } from './product-kind.ts'
/** For statements elsewhere that join products: their rows, and the facts that the domain needs. */
export { keptProduct, type ProductRows } from './kept-product.ts'
export { PRODUCT_PARTS, rowsOfProduct } from './product-rows.ts'
export type { StoredPaymentOption } from './tables.ts'

export { products } from './tables.ts'
/** For orders: how often a discount code is used. */
export { countingUse, uncountingUse } from './code-uses.ts'
/** For other editable parts of the catalogue: it has one writer at a time. */
export type { SavedRecord, OfRecord } from './office/saved-record.ts'
export { thingHandlers } from './office/record-endpoints.ts'
export { dayBegins, insertProduct, removeProduct } from './office/save-plan.ts'
export { USED } from './office/plans.ts'
