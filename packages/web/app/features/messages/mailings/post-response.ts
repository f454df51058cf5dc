import { readFriend, readRecurringResponse } from '@clubhouse/domain/messages/mail/email-actions'
import { apiAddress } from '#lib/fetching/fetch-part.ts'

/** Nobody waits longer for an answer than this. */
const GIVE_UP_MS = 15_000

/** API-69 and API-58 from the browser, by what the page's own address says. Answers whether it was saved. */
export type PostResponse = (query: URLSearchParams, club: string) => Promise<boolean>

/** EMAILACT-09 */
export const postRecurring: PostResponse = async (query) => {
  const response = readRecurringResponse(query)
  return response !== null && post('/backoffice/emails/opt-out', response)
}

/** EMAILACT-10 */
export const postFriend: PostResponse = async (query, club) => {
  const friend = readFriend(query)
  const path = (id: string) =>
    `/store/${encodeURIComponent(club)}/unsubscribe-friend/${encodeURIComponent(id)}`
  return friend !== null && post(path(friend.id))
}

/** Never throws: a line that is cut is a failure like any other, and can be tried again. */
async function post(path: string, body?: object): Promise<boolean> {
  try {
    const { ok } = await fetch(apiAddress(path), {
      method: 'POST',
      signal: AbortSignal.timeout(GIVE_UP_MS),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return ok
  } catch {
    return false
  }
}
