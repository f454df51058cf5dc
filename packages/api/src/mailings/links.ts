import { FRIEND_PAGE, friendQuery, RECURRING_PAGE, recurringQuery } from '@clubhouse/domain/email-actions'
import type { Friend, ListMember, References } from './references.ts'

/** Where mail programmes post to, without asking anybody anything (one-click.ts). */
export const ONE_CLICK = '/mail/one-click'

/** How to get no more of these: a page for people, and an address for the button of a mail programme. */
export interface Unsubscribe {
  page: string
  one_click: string
}

/** Built on the site's origin, which comes from the registry: what a request claims never reaches a mail. */
export function memberLinks(origin: string, references: References, member: ListMember): Unsubscribe {
  const query = recurringQuery(references.ofMember(member), 'opt_out')
  return { page: `${origin}${RECURRING_PAGE}?${query}`, one_click: `${origin}${ONE_CLICK}?${query}` }
}

export function friendLinks(origin: string, references: References, friend: Friend): Unsubscribe {
  const query = friendQuery(references.ofFriend(friend))
  return { page: `${origin}${FRIEND_PAGE}?${query}`, one_click: `${origin}${ONE_CLICK}?${query}` }
}
