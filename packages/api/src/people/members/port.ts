export { membershipFulfilment } from './join-club.ts'
export { renameMember } from './rename-member.ts'
