import {
  FRIEND_PAGE,
  friendQuery,
  RECURRING_PAGE,
  recurringQuery,
} from '@clubhouse/domain/messages/mail/email-actions'
import type { UnsubscribeLinks } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Friend, ListMember, References } from './references.ts'

/** Where mail programmes post to, without asking anybody anything (one-click.ts). */
export const ONE_CLICK = '/mail/one-click'

/** Built on the site's origin, which comes from the registry: what a request claims never reaches a mail. */
export function memberLinks(origin: string, references: References, member: ListMember): UnsubscribeLinks {
  const query = recurringQuery(references.ofMember(member), 'opt_out')
  return { page: `${origin}${RECURRING_PAGE}?${query}`, one_click: `${origin}${ONE_CLICK}?${query}` }
}

export function friendLinks(origin: string, references: References, friend: Friend): UnsubscribeLinks {
  const query = friendQuery(references.ofFriend(friend))
  return { page: `${origin}${FRIEND_PAGE}?${query}`, one_click: `${origin}${ONE_CLICK}?${query}` }
}
