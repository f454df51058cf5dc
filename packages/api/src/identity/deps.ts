import type { ClientCredentials } from '@clubhouse/domain/web/page-context'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Site } from '../http/sites.ts'
import { Audit } from '../security/audit.ts'
import { MailedCodes } from './codes/mailed-codes.ts'
import { RateGuard } from '../security/rate-guard.ts'
import type { Sessions } from './sessions/sessions.ts'

/** What identity is given by the composition root. */
export interface IdentityParts {
  db: Database
  now: () => Date
  sessions: Sessions
  config: Pick<Config, 'secret' | 'rateLimits' | 'client'>
}

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

export function identityDeps({ db, now, sessions, config }: IdentityParts): IdentityDeps {
  const { secret, client, rateLimits: countsAddresses } = config
  return {
    db,
    now,
    sessions,
    rates: new RateGuard({ db, now, secret, countsAddresses }),
    audit: new Audit({ now, secret }),
    codes: new MailedCodes({ db, now, secret }),
    client,
  }
}

/** Whoever signs in or is written to needs to know where: an API call on an unknown host is refused. */
export function siteOf({ site }: Pick<Caller, 'site'>): Site {
  if (!site)
    throw new Refusal(400, 'unknown_site', 'This call belongs on the address of a club or of the platform.')
  return site
}

export const clubOf = (site: Site): string | null => site.clubId || null
