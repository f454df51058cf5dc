import { safeExternalUrl } from '../../../site/content/safe-url.ts'
import { withHttps } from '../../../validators/web-address.ts'

/** FORMED-06 */
export const INVALID_LINK = 'Invalid link'

/** FORMED-06: a page of the club's own site, or one elsewhere. */
export const isPageLink = (link: string): boolean =>
  /^\/(?!\/)[\w\-./~%?=&#]*$/.test(link) || safeExternalUrl(link) !== null

/** FORM-46: "www.club.example" becomes a whole address; a page of the club's own site stays as it is. */
export function tidyPageLink(typed: string): string {
  const link = typed.trim()
  return isPageLink(link) && !link.startsWith('/') ? withHttps(link) : link
}
