import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Sites } from '#kernel/http/sites.ts'
import type { MatchDeps } from '#site/matches/port.ts'

/** What the feed shows besides what the club's own rows say. */
export interface FeedDeps extends PreferencesDeps {
  matches: MatchDeps
  sites: Sites
}

export interface PreferencesDeps {
  db: Database
  now: () => Date
  config: Pick<Config, 'baseDomain' | 'protocol'>
}
