export { membershipFulfilment } from './join-club.ts'
export { renameMember } from './rename-member.ts'
/** For an import. */
export { insertMemberships } from './import-memberships.ts'
export { takeMembership } from './take-membership.ts'
/** For a registrar: nobody is put into the same plan twice. */
export { holdsPlans } from './holds-plans.ts'
