import { randomBytes } from 'node:crypto'
import { samlRequests } from './tables.ts'
import type { Site } from '#kernel/http/sites.ts'
import { browserHash } from '../sign-in/port.ts'
import type { SsoDeps } from './deps.ts'
import { type AskedFor, providerFor } from './find-provider.ts'

/** As long as the browser keeps the secret that the sign-in is bound to. */
export const REQUEST_MS = 10 * 60_000

export interface WantedSignIn {
  site: Site
  asked: AskedFor
  returnTo: string
  browserSecret: string
}

/**
 * API-13: where the browser goes to sign in, or null where single sign-on is off. What we sent is remembered, so
 * that only an answer to it is taken. Nothing but its id travels along: where to return to stays with us.
 */
export async function beginSignIn(
  { db, sso, now }: Pick<SsoDeps, 'db' | 'sso' | 'now'>,
  { site, asked, returnTo, browserSecret }: WantedSignIn,
): Promise<string | null> {
  const id = `_${randomBytes(32).toString('hex')}`
  const provider = await db.withPlatform(async (tx) => {
    const offered = await providerFor(tx, site, asked)
    if (offered) {
      await tx.insert(samlRequests).values({
        id,
        providerId: offered.id,
        browserHash: browserHash(browserSecret),
        site: site.name,
        returnTo,
        expiresAt: new Date(now().getTime() + REQUEST_MS),
      })
    }
    return offered
  })
  return provider && sso.loginUrl(provider, id)
}
