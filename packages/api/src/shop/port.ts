/** For the cart and the catalogue: how something of the shop is put into the one and shown by the other. */
export { shopKind } from './cart-kind.ts'
export { shopProductKind } from './product-kind.ts'
