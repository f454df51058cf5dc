/** For whoever serves a part of a club's settings, and for the clock that publishes. */
export type { AccountPart } from './account-part.ts'
export { siteKind } from './site-kind.ts'
