/** For whatever has something to order: the cart. */
export type { CartToOrder, LineToOrder, OrderDeps } from './deps.ts'
