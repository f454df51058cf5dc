import type { Match } from '@clubhouse/contract/site/matches'
import { dayOf } from '@clubhouse/domain/format'
import { knownClub, type MatchDeps } from './deps.ts'
import { leagueOf } from './league-matches.ts'
import { providedMatches } from './matchday.ts'

export interface ClubMatches {
  source: 'first' | 'second'
  fixtures: Match[]
  results: Match[]
  /** A provider did not answer, or with something old. */
  isPartial: boolean
}

/** For the office’s list: what the club’s provider lists, as its pages show it. */
export async function clubMatches(deps: MatchDeps, slug: string): Promise<ClubMatches> {
  const club = await knownClub(deps, slug)
  const { outcomes, matches } = await providedMatches(deps, club)
  const today = dayOf(deps.now().toISOString(), club.timeZone)
  // What was put off and never had a new day is over, too.
  const isPast = ({ state, date }: Match) => state === 'played' || (date !== null && date < today)
  return {
    source: leagueOf(deps, club) ? 'first' : 'second',
    fixtures: matches.filter((match) => !isPast(match)),
    results: matches.filter(isPast),
    isPartial: outcomes.some(({ status }) => status !== 'fresh'),
  }
}
