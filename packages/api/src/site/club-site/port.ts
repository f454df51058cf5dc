/** For capabilities that serve a part of the club's settings, and for scheduled publishing. */
export type { AccountPart } from './account-part.ts'
export { siteKind } from './site-kind.ts'
/** For a new club, which begins with a menu. */
export { layMenu } from './lay-menu.ts'
