/** For those whom the cart builds on, orders and the catalogue: writes of its rows, and nothing else of it. */
export { forgetCode } from './forget-code.ts'
export { leavingCart } from './leave-cart.ts'
