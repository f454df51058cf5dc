import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Sites } from '../http/sites.ts'
import type { Audit } from '../security/audit.ts'
import type { Sessions } from '../identity/port.ts'
import type { SingleSignOn } from '../providers/sso/port.ts'

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
