/** For the cart, the orders and the catalogue: how something of the shop is put into the one, given back in the other and shown by the third. */
export { shopKind } from './cart-kind.ts'
export { shopFulfilment } from './fulfilment.ts'
export { shopProductKind } from './product-kind.ts'
