import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/guard.ts'
import { Refusal } from '../http/problems.ts'
import type { Site } from '../http/sites.ts'
import { Audit } from './audit.ts'
import type { Identity } from './identity.ts'
import { MailedCodes } from './mailed-codes.ts'
import { RateGuard } from './rate-guard.ts'
import type { Sessions } from './sessions.ts'

/** What identity is given by the composition root. */
export interface IdentityParts {
  db: Database
  now: () => Date
  sessions: Sessions
  config: Pick<Config, 'secret' | 'rateLimits'>
}

/** What its use cases share. */
export interface IdentityDeps {
  db: Database
  now: () => Date
  sessions: Sessions
  rates: RateGuard
  audit: Audit
  codes: MailedCodes
}

export function identityDeps({ db, now, sessions, config }: IdentityParts): IdentityDeps {
  const { secret, rateLimits: countsAddresses } = config
  return {
    db,
    now,
    sessions,
    rates: new RateGuard({ db, now, secret, countsAddresses }),
    audit: new Audit({ now, secret }),
    codes: new MailedCodes({ db, now, secret }),
  }
}

/** Whoever signs in or is written to needs to know where: an API call on an unknown host is refused. */
export function siteOf({ site }: Pick<Caller, 'site'>): Site {
  if (!site)
    throw new Refusal(400, 'unknown_site', 'This call belongs on the address of a club or of the platform.')
  return site
}

/** The signed-in person; the gate has refused everybody else before. */
export async function signedIn(caller: Caller): Promise<Extract<Identity, { kind: 'user' }>> {
  const identity = await caller.identify()
  if (identity?.kind !== 'user') throw new Refusal(401, 'unauthenticated', 'Please sign in first')
  return identity
}

export const clubOf = (site: Site): string | null => site.clubId || null
