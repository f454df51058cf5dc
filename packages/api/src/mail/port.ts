/** For whoever causes a mail. */
export { enqueueMail } from './outbox.ts'
