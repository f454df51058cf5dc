import { withHttps } from '../../validators/web-address.ts'
import { isPageLink } from '../check/page-link.ts'

/** FORM-46: "www.club.example" becomes a whole address; a page of the club's own site stays as it is. */
export function tidyPageLink(typed: string): string {
  const link = typed.trim()
  return isPageLink(link) && !link.startsWith('/') ? withHttps(link) : link
}
