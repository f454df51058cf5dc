/** For whoever passes a member's wish on to a club. */
export { storeMessage } from './store-message.ts'
