/** For a calendar that shows matches beside other things. */
export { matchEvents } from './calendar.ts'
export type { MatchDeps } from './deps.ts'
