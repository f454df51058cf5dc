import type {
  getLeaderboard,
  listCompetitions,
  listFutureMatches,
  listLiveMatches,
} from '@clubhouse/contract/site/matches'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import type { PageQuery } from '@clubhouse/contract/paging'
import { notFound } from '@clubhouse/contract/refusal'
import type { Outcome } from '#kernel/outgoing/provider-cache.ts'
import type { FeedPage } from '#providers/match-data/port.ts'
import { collection } from '#kernel/db/collection.ts'
import { type CompetitionQuestions, competitionQuestions } from './competition-questions.ts'
import { knownClub, type MatchDeps } from './deps.ts'
import { asLeaderboardRow, asMatches, freshnessOf, NOTHING_ASKED } from './in-our-words.ts'
import { isOwnCompetition, OWN_COMPETITION, ownPage } from './own-matches.ts'

/** FIX2-17: nothing without the club's key, and nothing with one that the provider refuses. */
const NO_ACCESS = { status: 'unavailable', as_of: null, has_credentials: false } as const

/** API-81 */
export async function findCompetitions(
  deps: MatchDeps,
  slug: string,
): Promise<ReplyOf<typeof listCompetitions>> {
  const club = await knownClub(deps, slug)
  const outcome = await competitionQuestions(deps, club)?.competitions()
  if (!outcome || outcome.status === 'unauthorised') return { ...NO_ACCESS, items: [] }
  const { fixtures, results } = await deps.own(club, deps.now())
  const own = fixtures.length + results.length > 0 ? [OWN_COMPETITION] : []
  const items = [...('value' in outcome ? outcome.value : []), ...own]
  return { ...freshnessOf(outcome), has_credentials: true, items }
}

/** API-83 */
export async function findLiveMatches(
  deps: MatchDeps,
  slug: string,
): Promise<ReplyOf<typeof listLiveMatches>> {
  const club = await knownClub(deps, slug)
  const outcome = await competitionQuestions(deps, club)?.live()
  if (!outcome || outcome.status === 'unauthorised') return { ...NO_ACCESS, items: [] }
  const given = 'value' in outcome ? outcome.value : []
  const items = asMatches(given, { clubName: club.name })
  return { ...freshnessOf(outcome), has_credentials: true, items }
}

/** API-82 */
export async function findLeaderboard(
  deps: MatchDeps,
  slug: string,
  competitionId: string,
): Promise<ReplyOf<typeof getLeaderboard>> {
  const club = await knownClub(deps, slug)
  const questions = competitionQuestions(deps, club)
  if (questions && isOwnCompetition(competitionId))
    return { ...NOTHING_ASKED, has_credentials: true, items: [] }
  const { outcome } = await ofCompetition(questions, competitionId, (ask) => ask.leaderboard(competitionId))
  if (outcome.status === 'unauthorised') return { ...NO_ACCESS, items: [] }
  const given = 'value' in outcome ? outcome.value : []
  const items = given.map((row) => asLeaderboardRow(row, club.name))
  return { ...freshnessOf(outcome), has_credentials: true, items }
}

/** API-84, API-85 */
export async function findMatchPage(
  deps: MatchDeps,
  slug: string,
  competitionId: string,
  { which, page }: { which: 'past' | 'future'; page: PageQuery },
): Promise<ReplyOf<typeof listFutureMatches>> {
  const club = await knownClub(deps, slug)
  const questions = competitionQuestions(deps, club)
  if (questions && isOwnCompetition(competitionId)) {
    const { fixtures, results } = await deps.own(club, deps.now())
    const { items, total } = ownPage(which === 'future' ? fixtures : results, page)
    return { ...NOTHING_ASKED, has_credentials: true, ...collection(items, total, page) }
  }
  const { outcome, name } = await ofCompetition<FeedPage>(questions, competitionId, (ask) =>
    ask.page(which, competitionId, page),
  )
  const given = 'value' in outcome ? outcome.value : { items: [], total: 0 }
  const items = asMatches(given.items, { clubName: club.name, competition: name })
  const before = (page.page - 1) * page.per_page
  const isEmpty = items.length === 0
  return {
    ...(outcome.status === 'unauthorised' ? NO_ACCESS : { ...freshnessOf(outcome), has_credentials: true }),
    current_page: page.page,
    from: isEmpty ? null : before + 1,
    per_page: page.per_page,
    to: isEmpty ? null : before + items.length,
    total: given.total,
    items,
  }
}

/** A provider is asked about those competitions only that it lists for the club, never about any id that is sent. */
async function ofCompetition<T>(
  questions: CompetitionQuestions | null,
  competitionId: string,
  ask: (questions: CompetitionQuestions) => Promise<Outcome<T>>,
): Promise<{ outcome: Outcome<T>; name: string }> {
  if (!questions) return { outcome: { status: 'unauthorised' }, name: '' }
  const competitions = await questions.competitions()
  if (!('value' in competitions)) return { outcome: competitions, name: '' }
  const known = competitions.value.find((each) => each.competition_id === competitionId)
  if (!known) throw notFound('The competition')
  return { outcome: await ask(questions), name: known.name }
}
