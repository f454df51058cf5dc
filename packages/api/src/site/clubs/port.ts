/** For capabilities that show a club. */
export { findAccount } from './account.queries.ts'
/** For work that goes through all clubs. */
export { clubByClub, type WorkedClub } from './club-by-club.ts'
/** DATA-52: for superusers, who switch features as the club itself would. */
export { switchFeature } from './office/features.ts'
