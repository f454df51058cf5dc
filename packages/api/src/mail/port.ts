/** For whoever causes a mail. */
export { enqueueMail } from './outbox.ts'
/** For whoever lets people say what they want. */
export { CART_REMINDERS } from './lists.ts'
export { saveWish } from './save-wish.ts'
export { isUnwanted, type Mailing, mayWrite } from './wishes.ts'
