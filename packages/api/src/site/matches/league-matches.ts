import type { getFixturesAndResults, Match, MatchList } from '@clubhouse/contract/site/matches'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { z } from 'zod'
import { byLatest, bySoonest } from '@clubhouse/domain/site/matches/match-dates'
import type { Outcome } from '#kernel/outgoing/provider-cache.ts'
import { FeedMatch, type LeagueClub, type LeagueFeed } from '#providers/match-data/port.ts'
import type { ClubFeeds } from './club-feeds.queries.ts'
import { FRESH_MS, knownClub, type MatchDeps } from './deps.ts'
import { leagueKey } from './keys.ts'
import { notingFailure } from './noted-failure.ts'
import { asMatches, freshnessOf, NOTHING_ASKED } from './in-our-words.ts'

/** The club's place with the first provider; null where it has none, and then nobody is asked (FIX1-02). */
export function leagueOf(
  { data }: Pick<MatchDeps, 'data'>,
  club: ClubFeeds,
): { feed: LeagueFeed; place: LeagueClub } | null {
  const { clubId, organisationId, timeZone } = club
  if (!clubId || !data.league) return null
  return { feed: data.league, place: { clubId, organisationId: organisationId?.trim() ?? '', timeZone } }
}

/** API-79, API-80: one list failing leaves the other (OPEN-057). The club’s own stand among them. */
export async function findFixturesAndResults(
  deps: MatchDeps,
  slug: string,
): Promise<ReplyOf<typeof getFixturesAndResults>> {
  const club = await knownClub(deps, slug)
  const league = leagueOf(deps, club)
  if (!league) {
    const { fixtures, results } = await deps.own(club, deps.now())
    return {
      fixtures: { ...NOTHING_ASKED, items: fixtures },
      results: { ...NOTHING_ASKED, items: results },
      club_page_url: null,
    }
  }
  const { feed, place } = league
  const [own, fixtures, results] = await Promise.all([
    deps.own(club, deps.now()),
    askLeague(deps, club, 'fixtures'),
    askLeague(deps, club, 'results'),
  ])
  const listed = (
    outcome: Outcome<FeedMatch[]>,
    ours: readonly Match[],
    order: typeof bySoonest,
  ): MatchList => {
    const theirs = 'value' in outcome ? leagueMatches(outcome.value, club, league) : []
    // As the provider lists them, where there is nothing to put between.
    return { ...freshnessOf(outcome), items: ours.length > 0 ? [...theirs, ...ours].toSorted(order) : theirs }
  }
  return {
    fixtures: listed(fixtures, own.fixtures, bySoonest),
    results: listed(results, own.results, byLatest),
    club_page_url: feed.clubPage(place),
  }
}

export async function askLeague(
  { db, now, data, answers }: MatchDeps,
  club: ClubFeeds,
  list: 'fixtures' | 'results',
  patience: { isPatient?: boolean; isAskedAnew?: boolean } = {},
): Promise<Outcome<FeedMatch[]>> {
  const league = leagueOf({ data }, club)
  if (!league) return { status: 'unavailable' }
  const { feed, place } = league
  return answers.get({
    clubId: club.id,
    key: leagueKey(list, place),
    provider: 'first',
    schema: z.array(FeedMatch),
    freshMs: FRESH_MS.matches,
    ask: () => notingFailure({ db, now }, { clubId: club.id, provider: 'first' }, () => feed[list](place)),
    ...patience,
  })
}

export const leagueMatches = (
  given: FeedMatch[],
  club: ClubFeeds,
  { feed, place }: { feed: LeagueFeed; place: LeagueClub },
): Match[] =>
  asMatches(given, { clubName: club.name, competitionPage: (id) => feed.competitionPage(place, id) })
