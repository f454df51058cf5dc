import {
  getFixturesAndResults,
  getLeaderboard,
  getMatchday,
  listCompetitions,
  listFutureMatches,
  listLiveMatches,
  listPastMatches,
} from '@clubhouse/contract/site/matches'
import { serve } from '#kernel/http/endpoints.ts'
import { anyone } from '#kernel/http/guard.ts'
import { findCompetitions, findLeaderboard, findLiveMatches, findMatchPage } from './competition-matches.ts'
import type { MatchDeps } from './deps.ts'
import { findFixturesAndResults } from './league-matches.ts'
import { findMatchday } from './matchday.ts'

const PUBLIC_READ = anyone('read')

export const matchEndpoints = (deps: MatchDeps) => [
  serve(getFixturesAndResults, PUBLIC_READ, ({ params }) => findFixturesAndResults(deps, params.club)),
  serve(getMatchday, PUBLIC_READ, ({ params }) => findMatchday(deps, params.club)),
  serve(listCompetitions, PUBLIC_READ, ({ params }) => findCompetitions(deps, params.club)),
  serve(getLeaderboard, PUBLIC_READ, ({ params }) =>
    findLeaderboard(deps, params.club, params.competition_id),
  ),
  serve(listLiveMatches, PUBLIC_READ, ({ params }) => findLiveMatches(deps, params.club)),
  serve(listPastMatches, PUBLIC_READ, ({ params, query }) =>
    findMatchPage(deps, params.club, params.competition_id, { which: 'past', page: query }),
  ),
  serve(listFutureMatches, PUBLIC_READ, ({ params, query }) =>
    findMatchPage(deps, params.club, params.competition_id, { which: 'future', page: query }),
  ),
]
