/** For whoever shows a club. */
export { findAccount } from './account.queries.ts'
/** For work on the rows of every club. */
export { clubByClub, type WorkedClub } from './club-by-club.ts'
