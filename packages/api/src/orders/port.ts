/** For whatever has something to order: the cart. */
export type { CartToOrder, LineToOrder, OrderDeps } from './deps.ts'
/** For whoever sells a type of product: what is done with it once it is ordered. */
export type { Fulfilment, FulfilmentOrder, FulfilmentPlacing, OrderRefusal, OrderToFulfil } from './deps.ts'
/** For whoever takes away what an order was made of. */
export { giveUpOrder } from './give-up.ts'
/** For whoever sells what is paid again and again: when that is due, and that it is no more. */
export { cancelLaterPayments, movingLaterPayments, planNextPayment } from './cancel-subscription.ts'
/** For whoever learns of money that came past the card provider: the bank statement. */
export type { HandPayments } from './office/hand-payments.ts'
export { holdOrder } from './office/record-payment.ts'
