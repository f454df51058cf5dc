import { z } from 'zod'
import { ClubParams } from './club.ts'
import { endpoint } from '../endpoint.ts'
import { PAGER_SIZES, PROVIDER_ID } from '../plain-values.ts'
import { collectionOf, PageQuery } from '../paging.ts'

/**
 * Match data in our own words. The providers' spellings stop at their adapters, and so do their keys. Nothing
 * here can be trusted to be there: a league secretary may have left out the place, the time or the score.
 */

/** How old the data is: `stale` is the last good answer of a provider that does not answer now. */
export const Freshness = z.object({
  status: z.enum(['fresh', 'stale', 'unavailable']),
  as_of: z.iso.datetime().nullable(),
})
export type Freshness = z.infer<typeof Freshness>

export const MatchState = z.enum(['scheduled', 'live', 'played', 'postponed', 'cancelled'])
export type MatchState = z.infer<typeof MatchState>

export const Side = z.object({
  name: z.string(),
  picture_id: z.string().nullable(),
  /** Our own team, which pages put forward. */
  is_own: z.boolean(),
})
export type Side = z.infer<typeof Side>

/** One match of either provider. */
export const Match = z.object({
  /** Stable: the same match has the same id each time it is read. */
  match_id: z.string(),
  /** Day of the match in the club's time zone; null when the provider's date cannot be read. */
  date: z.iso.date().nullable(),
  /** Start time; null when only the day is known. */
  starts_at: z.iso.datetime().nullable(),
  state: MatchState,
  /** FIX1-04, FIX1-06: the division; of the second provider the competition. */
  competition: z.string(),
  /** FIX1-05: the competition's page at the provider. */
  competition_url: z.url().nullable(),
  home: Side,
  away: Side,
  home_score: z.string().nullable(),
  away_score: z.string().nullable(),
  venue: z.string(),
})
export type Match = z.infer<typeof Match>

const MatchList = Freshness.extend({ items: z.array(Match) })
export type MatchList = z.infer<typeof MatchList>

const MatchPage = collectionOf(Match).extend(Freshness.shape)

export const Competition = z.object({
  competition_id: z.string(),
  name: z.string(),
  picture_id: z.string().nullable(),
})
export type Competition = z.infer<typeof Competition>

/** DATA-12 */
export const LeaderboardRow = z.object({
  position: z.number().int().nullable(),
  team: Side,
  played: z.number().int().nullable(),
  wins: z.number().int().nullable(),
  losses: z.number().int().nullable(),
  draws: z.number().int().nullable(),
  points: z.number().int().nullable(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

/** FIX2-17: the provider gives nothing without the club's key, or refuses the one it has. */
const Access = z.object({ has_credentials: z.boolean() })

export const ProviderId = z.string().regex(PROVIDER_ID)
const CompetitionParams = ClubParams.extend({ competition_id: ProviderId })

/** API-79 and API-80, one after the other failing on its own (OPEN-057). */
export const getFixturesAndResults = endpoint('GET /store/{club}/fixtures-results', {
  name: 'getFixturesAndResults',
  summary: 'Fixtures and latest results of the first provider',
  tag: 'Matches',
  params: ClubParams,
  reply: z.object({
    fixtures: MatchList,
    results: MatchList,
    /** FIX1-03: the club's page at the provider. */
    club_page_url: z.url().nullable(),
  }),
})

/** What a visitor asks first, of whichever provider the club has: who is next, and how did it end last time. */
export const getMatchday = endpoint('GET /store/{club}/matches/matchday', {
  name: 'getMatchday',
  summary: 'The next match of the club and its last result',
  tag: 'Matches',
  params: ClubParams,
  reply: Freshness.extend({ next: Match.nullable(), last: Match.nullable() }),
})

/** API-81 */
export const listCompetitions = endpoint('GET /store/{club}/competitions', {
  name: 'listCompetitions',
  summary: 'Competitions of the second provider in which the club plays',
  tag: 'Matches',
  params: ClubParams,
  reply: Freshness.extend({ ...Access.shape, items: z.array(Competition) }),
})

/** API-82 */
export const getLeaderboard = endpoint('GET /store/{club}/competitions/{competition_id}/leaderboard', {
  name: 'getLeaderboard',
  summary: 'The table of a competition',
  tag: 'Matches',
  params: CompetitionParams,
  reply: Freshness.extend({ ...Access.shape, items: z.array(LeaderboardRow) }),
})

/** API-83 */
export const listLiveMatches = endpoint('GET /store/{club}/matches/live', {
  name: 'listLiveMatches',
  summary: 'Matches of the club that are being played now',
  tag: 'Matches',
  params: ClubParams,
  reply: MatchList.extend(Access.shape),
})

/** FIX2-11. No other size: each is a question of its own to the provider. */
const MatchPageQuery = PageQuery.extend({
  per_page: z.coerce.number().pipe(z.literal(PAGER_SIZES)).default(PAGER_SIZES[0]),
})

const pageOfMatches = {
  params: CompetitionParams,
  query: MatchPageQuery,
  reply: MatchPage.extend(Access.shape),
}

/** API-84 */
export const listPastMatches = endpoint('GET /store/{club}/competitions/{competition_id}/matches/past', {
  name: 'listPastMatches',
  summary: 'Matches of a competition that were played, latest first',
  tag: 'Matches',
  ...pageOfMatches,
})

/** API-85 */
export const listFutureMatches = endpoint('GET /store/{club}/competitions/{competition_id}/matches/future', {
  name: 'listFutureMatches',
  summary: 'Matches of a competition that are to be played, soonest first',
  tag: 'Matches',
  ...pageOfMatches,
})
