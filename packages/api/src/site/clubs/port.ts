/** For whoever shows a club. */
export { findAccount } from './account.queries.ts'
/** For work on the rows of every club. */
export { clubByClub, type WorkedClub } from './club-by-club.ts'
/** DATA-52, for the platform: switched as the club itself would. */
export { switchFeature } from './office/features.ts'
