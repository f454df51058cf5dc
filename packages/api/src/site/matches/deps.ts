import type { Database } from '#kernel/db/database.ts'
import { notFound } from '@clubhouse/contract/refusal'
import type { ProviderCache } from '#kernel/outgoing/provider-cache.ts'
import type { MatchData } from '#providers/match-data/port.ts'
import { type ClubFeeds, findClubFeeds } from './club-feeds.queries.ts'
import type { OwnMatches } from './own-matches.ts'

export interface MatchDeps {
  db: Database
  data: MatchData
  answers: ProviderCache
  own: OwnMatches
  now: () => Date
}

/** How long an answer is fresh. */
export const FRESH_MS = { matches: 5 * 60_000, live: 30_000 }

export async function knownClub({ db }: Pick<MatchDeps, 'db'>, slug: string): Promise<ClubFeeds> {
  const club = await findClubFeeds(db, slug)
  if (!club) throw notFound('The club')
  return club
}
