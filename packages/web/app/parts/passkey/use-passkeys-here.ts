import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { passkeyScope } from '@clubhouse/domain/identity/passkey-scope'
import { useSite } from '../../lib/page/site-data.ts'
import { useHydrated } from '../../lib/visit/use-hydrated.ts'

/** Whether this browser can use passkeys, on an address that has them: not on a club's own domain, nor without a script. */
export function usePasskeysHere(): boolean {
  const site = useSite()
  const isHydrated = useHydrated()
  if (!site || !isHydrated || !browserSupportsWebAuthn()) return false
  return passkeyScope(site.origin, site.baseDomain) !== null
}
