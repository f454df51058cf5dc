import { type Competition, LeaderboardRow, Match, Side } from '@clubhouse/contract/site/matches'
import type { PageQuery } from '@clubhouse/contract/paging'
import { z } from 'zod'

/**
 * Match data as a provider gives it, in our words and without what only we know: which team is ours. Schemas,
 * because answers are kept in the database and may be read by a version that expects another shape.
 */

export const FeedSide = Side.omit({ is_own: true })
export type FeedSide = z.infer<typeof FeedSide>

export const FeedMatch = Match.omit({ competition_url: true }).extend({
  competition_id: z.string().nullable(),
  home: FeedSide,
  away: FeedSide,
})
export type FeedMatch = z.infer<typeof FeedMatch>

export const FeedRow = LeaderboardRow.extend({ team: FeedSide })
export type FeedRow = z.infer<typeof FeedRow>

export const FeedPage = z.object({ items: z.array(FeedMatch), total: z.number().int() })
export type FeedPage = z.infer<typeof FeedPage>

export interface LeagueClub {
  organisationId: string
  clubId: string
  timeZone: string
}

/** The first provider: all matches of one club. Fails with an `OutgoingFailure`. */
export interface LeagueFeed {
  fixtures(club: LeagueClub): Promise<FeedMatch[]>
  results(club: LeagueClub): Promise<FeedMatch[]>
  /** FIX1-03, FIX1-05: pages for people, where the deployment names them. */
  clubPage(club: LeagueClub): string | null
  competitionPage(club: LeagueClub, competitionId: string): string | null
}

export interface CompetitionAccess {
  apiKey: string
  organizationId: string
  timeZone: string
}

/** The second provider: matches by competition. Fails with an `OutgoingFailure`. */
export interface CompetitionFeed {
  competitions(access: CompetitionAccess): Promise<Competition[]>
  leaderboard(access: CompetitionAccess, competitionId: string): Promise<FeedRow[]>
  live(access: CompetitionAccess): Promise<FeedMatch[]>
  past(access: CompetitionAccess, competitionId: string, page: PageQuery): Promise<FeedPage>
  future(access: CompetitionAccess, competitionId: string, page: PageQuery): Promise<FeedPage>
  /** API-86: the bytes of a picture in whatever format, or null where the provider has none. */
  picture(access: CompetitionAccess, pictureId: string): Promise<Buffer | null>
}

/** What the deployment is set up with; a club uses what it has an id or a key for. */
export interface MatchData {
  league: LeagueFeed | null
  competitions: CompetitionFeed | null
}
