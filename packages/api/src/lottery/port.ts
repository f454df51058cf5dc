/** For the root: how tickets are read, put into carts, and made of what was paid. */
export { lotteryInCart } from './cart-kind.ts'
export { lotteryFulfilment } from './fulfilment.ts'
export { lotteryProducts } from './product-kind.ts'
