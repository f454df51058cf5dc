/** For the cart: how something of the shop is put into it. */
export { shopKind } from './cart-kind.ts'
