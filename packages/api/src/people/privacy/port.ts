/** For those who run a club: what it keeps of somebody, to be handed over. */
export { archiveOf } from './archive.ts'
export { type Chapter, whatClubKnows } from './what-club-knows.ts'
export type { Whose } from './whose.ts'
/** And to be erased there, by the rules of whoever has themselves erased. */
export { erasedFrom } from './ask-erasure.ts'
export { findOpenPayments } from './erasure.queries.ts'
export { eraseFromClub } from './leave-club.ts'
export { ownOrders, wholeAccount } from './whose.ts'
