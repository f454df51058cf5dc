/** For the superusers' pages. */
export { sendAgain } from './office/webhooks.ts'
export { hookDeliveries } from './tables.ts'
