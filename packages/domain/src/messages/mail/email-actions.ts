/** EMAILACT-01, EMAILACT-02: what the links of our mails carry, written by the server and read by the pages. */
export const RECURRING_PAGE = '/recurring-email-status'
export const FRIEND_PAGE = '/unsubscribe-lotto-friend-email'

/** As API-69 takes it. */
export interface RecurringResponse {
  email_distribution_list_id: string
  member_id: string
  opt_out?: boolean
  payment_ack?: boolean
}

/** EMAILACT-09, OPEN-068: null where an id is missing, which no call would mend. Both flags may be. */
export function readRecurringResponse(query: URLSearchParams): RecurringResponse | null {
  const listId = query.get('email_id')
  const memberId = query.get('member_id')
  if (!listId || !memberId) return null
  const optOut = readFlag(query.get('opt_out'))
  const paymentAck = readFlag(query.get('payment_ack'))
  return {
    email_distribution_list_id: listId,
    member_id: memberId,
    ...(optOut !== null && { opt_out: optOut }),
    ...(paymentAck !== null && { payment_ack: paymentAck }),
  }
}

/** EMAILACT-10: the friend's id is all that is sent, whatever `opt_out` says. */
export const readFriend = (query: URLSearchParams): { id: string } | null => {
  const id = query.get('id')
  return id ? { id } : null
}

/** OPEN-068: "true" and "1" mean true, absent means not sent. */
function readFlag(value: string | null): boolean | null {
  return value === null ? null : value === 'true' || value === '1'
}

/** A member's answer as a query: the references of the list and of the member, and what they say. */
export const recurringQuery = (
  references: { list: string; member: string },
  answer: 'opt_out' | 'payment_ack',
): string =>
  new URLSearchParams({
    email_id: references.list,
    member_id: references.member,
    [answer]: 'true',
  }).toString()

export const friendQuery = (reference: string): string =>
  new URLSearchParams({ id: reference, opt_out: 'true' }).toString()
