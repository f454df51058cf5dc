/** For whoever sells what a club offers: carts, orders, the waiting list. */
export { findProduct, findProductsByIds } from './products.queries.ts'
/** For statements of others that read a product with something else; `asSoldNow` of the domain takes what they yield. */
export { PRODUCT_PARTS, productJson } from './product-json.ts'
