/** For capabilities that pass a member's request on to the club. */
export { storeMessage } from './store-message.ts'
