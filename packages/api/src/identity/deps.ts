import type { ClientCredentials } from '@clubhouse/domain/web/page-context'
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Site } from '../http/sites.ts'
import type { Audit } from '../security/audit.ts'
import type { MailedCodes } from './codes/mailed-codes.ts'
import type { RateGuard } from '../security/rate-guard.ts'
import type { Sessions } from './sessions/sessions.ts'

/** What its use cases share. */
export interface IdentityDeps {
  db: Database
  now: () => Date
  sessions: Sessions
  rates: RateGuard
  audit: Audit
  codes: MailedCodes
  /** Our own pages, as they name themselves. */
  client: ClientCredentials
}

/** Whoever signs in or is written to needs to know where: an API call on an unknown host is refused. */
export function siteOf({ site }: Pick<Caller, 'site'>): Site {
  if (!site)
    throw new Refusal(400, 'unknown_site', 'This call belongs on the address of a club or of the platform.')
  return site
}

export const clubOf = (site: Site): string | null => site.clubId || null
