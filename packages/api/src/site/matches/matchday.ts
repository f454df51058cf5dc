import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { Freshness, getMatchday, Match } from '@clubhouse/contract/site/matches'
import { PAGER_SIZES } from '@clubhouse/contract/plain-values'
import { lastResult, nextMatch } from '@clubhouse/domain/site/matches/next-match'
import type { Outcome } from '#kernel/outgoing/provider-cache.ts'
import type { FeedMatch } from '#providers/match-data/port.ts'
import type { ClubFeeds } from './club-feeds.queries.ts'
import { type CompetitionQuestions, competitionQuestions } from './competition-questions.ts'
import { knownClub, type MatchDeps } from './deps.ts'
import { asMatches, freshnessOf } from './in-our-words.ts'
import { askLeague, leagueMatches, leagueOf } from './league-matches.ts'

/** The provider lists what matters most first; the home page is not worth a question about each youth group. */
const COMPETITIONS_ASKED = 3
/** As the page of results asks by itself, so that both share an answer. */
const FIRST_PAGE = { page: 1, per_page: PAGER_SIZES[0] }

interface Known {
  outcomes: Outcome<unknown>[]
  matches: Match[]
}

/** The next match and the last result of the club: of the first provider where it has that, else of the second, and its own. */
export async function findMatchday(deps: MatchDeps, slug: string): Promise<ReplyOf<typeof getMatchday>> {
  const club = await knownClub(deps, slug)
  const [{ outcomes, matches: theirs }, own] = await Promise.all([
    providedMatches(deps, club),
    deps.own(club, deps.now()),
  ])
  const matches = [...theirs, ...own.fixtures, ...own.results]
  return {
    ...worstOf(outcomes.map(freshnessOf)),
    next: nextMatch(matches, deps.now(), club.timeZone),
    last: lastResult(matches),
  }
}

/** What the club’s provider has of it, without its own. */
export async function providedMatches(deps: MatchDeps, club: ClubFeeds): Promise<Known> {
  const league = leagueOf(deps, club)
  if (league) {
    const outcomes = await Promise.all([askLeague(deps, club, 'fixtures'), askLeague(deps, club, 'results')])
    return { outcomes, matches: leagueMatches(outcomes.flatMap(valueOf), club, league) }
  }
  const questions = competitionQuestions(deps, club)
  return questions ? ofCompetitions(questions, club) : { outcomes: [], matches: [] }
}

async function ofCompetitions(questions: CompetitionQuestions, club: ClubFeeds): Promise<Known> {
  const [competitions, live] = await Promise.all([questions.competitions(), questions.live()])
  const asked = 'value' in competitions ? competitions.value.slice(0, COMPETITIONS_ASKED) : []
  const pages = await Promise.all(
    asked.flatMap(({ competition_id: id, name }) =>
      (['future', 'past'] as const).map(async (which) => {
        const outcome = await questions.page(which, id, FIRST_PAGE)
        const given = 'value' in outcome ? outcome.value.items : []
        return { outcome, matches: asMatches(given, { clubName: club.name, competition: name }) }
      }),
    ),
  )
  const now = asMatches(valueOf(live), { clubName: club.name })
  const all = [now, ...pages.map(({ matches }) => matches)].flat()
  return {
    outcomes: [competitions, live, ...pages.map(({ outcome }) => outcome)],
    // A competition has matches of everybody in it.
    matches: all.filter(({ home, away }) => home.is_own || away.is_own),
  }
}

const valueOf = (outcome: Outcome<FeedMatch[]>): FeedMatch[] => ('value' in outcome ? outcome.value : [])

/** The stalest reply decides the notice; without replies there is none. */
function worstOf(parts: Freshness[]): Freshness {
  const old = parts.filter(({ status }) => status === 'stale').map(({ as_of: asOf }) => asOf ?? '')
  const [oldest] = old.toSorted()
  if (parts.some(({ status }) => status === 'unavailable')) return { status: 'unavailable', as_of: null }
  if (oldest !== undefined) return { status: 'stale', as_of: oldest }
  return { status: 'fresh', as_of: parts[0]?.as_of ?? null }
}
