/** For creating a club: its first owner gets an invitation like any other. */
export type { Act, InviteDeps } from './deps.ts'
export { inviteFirstOwner } from './first-owner.ts'
export { writeInvitation } from './invite.ts'
