/** For creating a club: its first owner gets an invitation like any other. */
export type { Act, InviteDeps } from './deps.ts'
export { inviteFirstOwner } from './first-owner.ts'
export { writeInvitation } from './invite.ts'
/** For what takes two people: whoever may be the second is written to. */
export { type AskSecond, askSecond } from './ask-second.ts'
