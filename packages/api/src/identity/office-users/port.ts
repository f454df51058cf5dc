/** For whoever makes a club: its first owner is asked as everybody is. */
export type { Act, InviteDeps } from './deps.ts'
export { inviteFirstOwner } from './first-owner.ts'
export { writeInvitation } from './invite.ts'
