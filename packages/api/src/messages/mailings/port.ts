/** For whoever writes mails that people can want no more of. */
export { inviteFriend } from './invite-friend.ts'
export { memberLinks } from './links.ts'
export { References } from './references.ts'
