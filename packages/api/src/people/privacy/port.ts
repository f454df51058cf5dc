/** For the back office: a copy of the club's data about a person. */
export { archiveOf } from './archive.ts'
export { type Chapter, whatClubKnows } from './what-club-knows.ts'
/** For the back office: erasure in one club, by the same rules as a member's own request. */
export { erasedFrom } from './ask-erasure.ts'
export { findOpenPayments } from './erasure.queries.ts'
export { eraseFromClub } from './leave-club.ts'
export { ownOrders, wholeAccount } from './whose.ts'
