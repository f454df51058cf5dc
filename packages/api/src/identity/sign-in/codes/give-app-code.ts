import { Refusal } from '@clubhouse/contract/refusal'
import type { Caller, SignedIn } from '#kernel/http/caller.ts'
import { APP_CODE_SECONDS, createAppCode } from './app-codes.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'

/** SHELL-40, ADR 025: an app shows pages of a club, so only a sign-in on a club's site is given a code. */
export async function giveAppCode(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  caller: Caller,
  { user, sessionId }: SignedIn,
): Promise<{ code: string; expires_in: number }> {
  const site = siteOf(caller)
  if (site.host.type !== 'club')
    throw new Refusal(400, 'unknown_site', 'This call belongs on the address of a club.')
  const grant = { userId: user.user_id, sessionId, site: site.name, now: now() }
  const code = await db.withPlatform((tx) => createAppCode(tx, grant))
  return { code, expires_in: APP_CODE_SECONDS }
}
