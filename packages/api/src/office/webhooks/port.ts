/** For those who look after the platform. */
export { sendAgain } from './office/webhooks.ts'
export { hookDeliveries } from './tables.ts'
