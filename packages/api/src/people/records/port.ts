export { handOnGroups, moveGroups } from './groups/move-groups.ts'
export { moveErasure } from './requests/follow-erasure.ts'
/** For those who forget people, once all else of them is done. */
export { forgetPeople, holdPeopleOf, keepPeople, makeNameless } from './list-of-members.ts'
/** For those who see the club's money: how whoever owes or ordered something is reached. */
export { type PaidBy, readPayer } from './payer.queries.ts'
/** For a registrar who puts somebody in by hand: who is there already. */
export { findHolders } from './holders.queries.ts'
export { findSamePeople, type LikeThem } from './same-people.queries.ts'
/** For a registrar who types in what a paper form says of a child. */
export { writePageAccess } from './write-access.ts'
/** For those who look after teams: who may, and a team with whom to ring. */
export type { At } from './guarded-answers.ts'
export type { Seeing } from './groups/list-groups.queries.ts'
export { takeTeamList } from './groups/team-list.ts'
export { mayReadGroups, mayReadPeople } from './rights.ts'
