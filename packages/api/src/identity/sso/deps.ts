import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Sites } from '#kernel/http/sites.ts'
import type { Audit } from '#kernel/security/audit.ts'
import type { Sessions } from '../sign-in/port.ts'
import type { SingleSignOn } from '#providers/sso/port.ts'

/** What signing in at a provider needs. */
export interface SsoDeps {
  config: Config
  db: Database
  sites: Sites
  sessions: Sessions
  audit: Audit
  sso: SingleSignOn
  now: () => Date
}
