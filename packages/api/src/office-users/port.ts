/** For whoever makes a club: its first owner is asked as everybody is. */
export type { Act, InviteDeps } from './deps.ts'
export { writeInvitation } from './invite.ts'
