/** For capabilities that send mails with an unsubscribe link. */
export { inviteFriend } from './invite-friend.ts'
export { memberLinks } from './links.ts'
export { References } from './references.ts'
