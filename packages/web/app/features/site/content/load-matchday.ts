import { getStore } from '@clubhouse/contract/site/club'
import { getMatchday } from '@clubhouse/contract/site/matches'
import { whenWords } from '@clubhouse/domain/site/matches/next-match'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '#lib/page/api.ts'
import { noticeFor, within } from '#lib/fetching/provider-notice.ts'

/** The home page does not wait for a league's system: what comes later is there for the next visitor. */
export const MATCHDAY_PATIENCE_MS = 400

const NOTHING = { status: 'unavailable', as_of: null, next: null, last: null } as const

export type Matchday = Awaited<ReturnType<typeof loadMatchday>>

/** The next match and the last result, where they can be had at once. */
export async function loadMatchday(page: PageContext, params: { club: string }) {
  const [account, answer] = await Promise.all([
    loadPart(page.call(getStore, { params }), page),
    within(loadPart(page.call(getMatchday, { params }), page), MATCHDAY_PATIENCE_MS),
  ])
  const known = answer?.value ?? NOTHING
  const timeZone = account.value?.time_zone ?? 'UTC'
  const now = page.now()
  return {
    next: known.next && { match: known.next, when: whenWords(known.next, now, timeZone) },
    last: known.last,
    notice: noticeFor([known], now, timeZone),
    isFresh: known.status === 'fresh',
  }
}
