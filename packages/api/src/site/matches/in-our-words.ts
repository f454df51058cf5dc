import type { Freshness, LeaderboardRow, Match, Side } from '@clubhouse/contract/site/matches'
import { isOwnTeam } from '@clubhouse/domain/site/matches/match-own-team'
import type { Outcome } from '#kernel/outgoing/provider-cache.ts'
import type { FeedMatch, FeedRow, FeedSide } from '#providers/match-data/port.ts'
import { toldApart } from './tell-apart.ts'

/** What a provider gave, as the contract has it. */

interface Setting {
  clubName: string
  /** Stands where the match itself does not name its competition. */
  competition?: string
  competitionPage?: (competitionId: string) => string | null
}

const side = (clubName: string, given: FeedSide): Side => ({
  ...given,
  is_own: isOwnTeam(clubName, given.name),
})

function asMatch(given: FeedMatch, { clubName, competition = '', competitionPage }: Setting): Match {
  const { competition_id: competitionId, home, away, ...match } = given
  return {
    ...match,
    competition: match.competition || competition,
    competition_url: (competitionId && competitionPage?.(competitionId)) || null,
    home: side(clubName, home),
    away: side(clubName, away),
  }
}

/** A list of them, each with an id of its own. */
export const asMatches = (given: readonly FeedMatch[], setting: Setting): Match[] =>
  toldApart(given).map((match) => asMatch(match, setting))

export const asLeaderboardRow = (given: FeedRow, clubName: string): LeaderboardRow => ({
  ...given,
  team: side(clubName, given.team),
})

export function freshnessOf(outcome: Outcome<unknown>): Freshness {
  return 'asOf' in outcome
    ? { status: outcome.status, as_of: outcome.asOf.toISOString() }
    : { status: 'unavailable', as_of: null }
}

/** Nothing was asked, so nothing is missing. */
export const NOTHING_ASKED: Freshness = { status: 'fresh', as_of: null }
