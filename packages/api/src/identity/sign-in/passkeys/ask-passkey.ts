import type { Challenge } from '@clubhouse/contract/identity/passkeys'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Caller } from '#kernel/http/caller.ts'
import type { Site } from '#kernel/http/sites.ts'
import { type IdentityDeps, siteOf } from '../deps.ts'
import { webAuthn } from './web-authn.ts'

/**
 * A challenge for whichever passkey of this site somebody chooses. It names none: nobody learns from it who has one, nor
 * who has an account.
 */
export async function askPasskey(deps: Pick<IdentityDeps, 'passkeys'>, caller: Caller): Promise<Challenge> {
  const site = siteOf(caller)
  const rpID = requireScope(deps, site)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  return { ticket: deps.passkeys.seal(options.challenge, site, null), options: { ...options } }
}

export function requireScope({ passkeys }: Pick<IdentityDeps, 'passkeys'>, site: Site): string {
  const scope = passkeys.scopeOf(site)
  if (scope === null)
    throw new Refusal(400, 'unknown_site', 'Passkeys don’t work on this address. Please use your password.')
  return scope
}
