/** For capabilities that send mails with an unsubscribe link. */
export { inviteFriend } from './invite-friend.ts'
export { memberLinks } from './links.ts'
export { References } from './references.ts'
/** For whoever looks after a group of people, and writes to them. */
export { reachOfGroup, writeToGroup } from './office/write-to-group.ts'
