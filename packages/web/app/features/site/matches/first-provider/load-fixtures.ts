import { data } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import { getFixturesAndResults, type Match } from '@clubhouse/contract/site/matches'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { nextMatch, whenWords } from '@clubhouse/domain/site/matches/next-match'
import { ownTeams, playsIn, readTeam } from '@clubhouse/domain/site/matches/own-teams'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { clubOf } from '#lib/page/page-context.ts'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { noticeFor } from '#lib/fetching/provider-notice.ts'

export type FixturesData = Awaited<ReturnType<typeof gatherFixtures>>
type Reply = ReplyOf<typeof getFixturesAndResults>

/** What a club without the provider has: nothing, for which nobody need be asked (FIX1-02). */
const NONE = { status: 'fresh', as_of: null, items: [] } as const satisfies Reply['fixtures']

/** The page of the first provider; kept only while all of it is fresh. */
export async function loadFixtures(page: PageContext, url: URL) {
  try {
    const asked = url.searchParams.get('team')
    const fixtures = await gatherFixtures(page, readTeam(asked))
    // Of a name that somebody made up no page is kept: there is no end of them.
    return fixtures.isFresh && fixtures.team === asked ? cached(fixtures) : data(fixtures)
  } catch (error) {
    throw asRouteError(error, page)
  }
}

async function gatherFixtures(page: PageContext, wanted: string | null) {
  const params = { club: clubOf(page) }
  const [account, matches] = await Promise.all([
    page.call(getStore, { params }),
    loadPart(page.call(getFixturesAndResults, { params }), page),
  ])
  const none = matches.hasFailed ? { ...NONE, status: 'unavailable' as const } : NONE
  const { fixtures, results, club_page_url } = matches.value ?? {
    fixtures: none,
    results: none,
    club_page_url: null,
  }
  const now = page.now()
  const { time_zone } = account
  const teams = ownTeams([...fixtures.items, ...results.items], account.name)
  // A team that has left the lists is no reason to show none.
  const team = teams.some((each) => each.team === wanted) ? wanted : null
  const ofTeam = (list: Match[]) =>
    team === null ? list : list.filter((match) => playsIn(match, team, account.name))
  const next = nextMatch(ofTeam(fixtures.items), now, time_zone)
  return {
    teams,
    team,
    next: next && { match: next, when: whenWords(next, now, time_zone) },
    fixtures: ofTeam(fixtures.items),
    results: ofTeam(results.items),
    clubPageUrl: club_page_url,
    notice: noticeFor([fixtures, results], now, time_zone),
    isFresh: fixtures.status === 'fresh' && results.status === 'fresh',
  }
}
