/** For the cart, orders and catalogue: how a shop item is added, returned and shown. */
export { shopKind } from './cart-kind.ts'
export { shopFulfilment } from './fulfilment.ts'
export { shopProductKind } from './product-kind.ts'
