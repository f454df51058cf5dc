/** For the cart, which becomes an order. */
export type { CartToOrder, LineToOrder, OrderDeps } from './deps.ts'
/** For capabilities that sell a type of product: its fulfilment after the order. */
export type { Fulfilment, FulfilmentOrder, FulfilmentPlacing, OrderRefusal, OrderToFulfil } from './deps.ts'
/** For capabilities that delete what an order refers to, and for a cart that is folded into another. */
export { giveUpOrder, moveOrders } from './give-up.ts'
/** For capabilities with recurring payments: when they are due, and how they end. */
export { cancelLaterPayments, movingLaterPayments, planNextPayment } from './cancel-subscription.ts'
/** For the bank statement, which finds payments made outside the gateway. */
export type { HandPayments } from './office/hand-payments.ts'
export { holdOrder } from './office/record-payment.ts'
/** For capabilities of the back office that sell to somebody who is not at a screen of their own. */
export { type Sold, sellByHand, soldBefore } from './office/sell-by-hand.ts'
