/** For whoever causes a mail. */
export { enqueueMail } from './outbox.ts'
/** For whoever shows or sends a letter without the outbox knowing its words. */
export { type Letters, openLetters } from './letters.ts'
export type { BodyMessages } from './body-messages.ts'
export type { AutomaticMails } from './automatic.ts'
export type { MailRow } from './mail-rows.ts'
/** For whoever lets people say what they want. */
export {
  CART_REMINDERS,
  HOUSE_LISTS,
  houseListsOf,
  keepHouseList,
  LOTTO_RESULTS,
  RENEWAL_REMINDERS,
} from './lists.ts'
export { saveWish } from './save-wish.ts'
export { isUnwanted, type Mailing, mayWrite } from './wishes.ts'
/** For whoever answers what people wrote to a club. */
export { contactMessages, messageMails, messageReplies } from './tables.ts'
/** For whoever reads what came back. */
export { findListMail, noteReturned } from './returned-mails.ts'
/** For those who look after the platform. */
export { hurryMail } from './operate.ts'
