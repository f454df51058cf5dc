/** For capabilities that send mails. */
export { enqueueMail } from './outbox.ts'
export { withdrawMail } from './withdraw-mail.ts'
/** For mailings and whoever writes to many: parts of statements. */
export { INTO_OUTBOX, takingFromOutbox } from './outbox-rows.ts'
/** For invitations of players' friends. */
export { keepFriend } from './new-friend.ts'
/** For previews and test mails, which are rendered without the outbox. */
export { type Letters, openLetters } from './letters.ts'
export type { BodyMessages } from './body-messages.ts'
export type { AutomaticMails } from './automatic.ts'
export type { MailRow } from './mail-rows.ts'
/** For preferences and unsubscribing. */
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
/** For incoming mail: bounces. */
export { findListMail, noteReturned } from './returned-mails.ts'
/** For the superusers' pages. */
export { hurryMail } from './operate.ts'
