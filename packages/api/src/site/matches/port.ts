/** For a calendar that shows matches beside other things. */
export { matchEvents } from './calendar.ts'
/** For the office’s list of fixtures, and for those who keep a club’s own. */
export { clubMatches } from './club-matches.ts'
export type { OwnMatches } from './own-matches.ts'
export type { MatchDeps } from './deps.ts'
