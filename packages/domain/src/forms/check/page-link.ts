import { safeExternalUrl } from '../../content/safe-url.ts'

/** FORMED-06 */
export const INVALID_LINK = 'Invalid link'

/** FORMED-06: a page of the club's own site, or one elsewhere. */
export const isPageLink = (link: string): boolean =>
  /^\/(?!\/)[\w\-./~%?=&#]*$/.test(link) || safeExternalUrl(link) !== null
