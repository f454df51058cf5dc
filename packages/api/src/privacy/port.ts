/** For those who run a club: what it keeps of somebody, to be handed over. */
export { archiveOf } from './archive.ts'
export { type Chapter, whatClubKnows } from './what-club-knows.ts'
export type { Whose } from './whose.ts'
