/** For orders, on which the rest of the members builds: until when somebody belongs to the club. */
export { endMembership } from './end-membership.ts'
