import type { Competition, Match } from '@clubhouse/contract/site/matches'
import type { PageQuery } from '@clubhouse/contract/paging'
import type { ClubFeeds } from './club-feeds.queries.ts'

export interface OwnList {
  /** To come, soonest first; those that were called off among them. */
  fixtures: Match[]
  /** Those of which somebody entered the result, latest first. */
  results: Match[]
}

/** Matches that a club entered itself: whoever keeps its teams gives them, so that pages show them beside its providers’. */
export type OwnMatches = (club: Pick<ClubFeeds, 'id' | 'timeZone'>, now: Date) => Promise<OwnList>

/** Of the second provider’s page, where everything stands in a competition. */
export const OWN_COMPETITION: Competition = {
  competition_id: 'own',
  name: 'Friendlies and other matches',
  picture_id: null,
}

export const isOwnCompetition = (id: string | null): boolean => id === OWN_COMPETITION.competition_id

export function ownPage(all: readonly Match[], { page, per_page: perPage }: PageQuery) {
  const first = (page - 1) * perPage
  return { items: all.slice(first, first + perPage), total: all.length }
}
