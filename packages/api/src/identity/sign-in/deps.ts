import { timingSafeEqual } from 'node:crypto'
import type { ClientCredentials } from '@clubhouse/domain/web/page-context'
import { Refusal } from '@clubhouse/contract/refusal'
import type { User } from '@clubhouse/contract/people/people'
import type { Database } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { Audit } from '#kernel/security/audit.ts'
import type { MailedCodes } from './codes/mailed-codes.ts'
import type { PasskeyChallenges } from './passkeys/challenges.ts'
import type { RateGuard } from '#kernel/security/rate-guard.ts'
import type { Sessions } from './sessions/sessions.ts'
import { hashToken } from '#kernel/security/token-hash.ts'

/** What its use cases share. */
export interface IdentityDeps {
  db: Database
  now: () => Date
  sessions: Sessions
  rates: RateGuard
  audit: Audit
  codes: MailedCodes
  passkeys: PasskeyChallenges
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

/**
 * In whose name somebody is written to: from my account in that of their club, where they have one only. Who runs the software
 * tells a parent nothing.
 */
export function writtenFor(site: Site, { accounts }: Pick<User, 'accounts'>): string | null {
  const [only, another] = accounts
  if (site.host.type !== 'myaccount' || !only || another) return clubOf(site)
  return only.account_id
}

/**
 * API-12, API-14, CONST-26: whoever names themselves as our own pages must know their secret, where the deployment has
 * given them one. Other clients are public: an app in a pocket cannot keep a secret.
 */
export function refuseFalseClient(
  own: ClientCredentials,
  {
    client_id: id,
    client_secret: secret,
  }: { client_id?: string | undefined; client_secret?: string | undefined },
): void {
  if (own.secret === null || id !== own.id) return
  if (secret !== undefined && timingSafeEqual(hashToken(secret), hashToken(own.secret))) return
  throw new Refusal(401, 'invalid_client', 'This client is not known.')
}
