import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { passkeyScope } from '@clubhouse/domain/identity/passkey-scope'
import { useSite } from '#lib/page/site-data.ts'
import { useHydrated } from '#lib/visit/use-hydrated.ts'

type Passkeys = 'here' | 'perhaps' | 'not-here'

/** Whether passkeys can be used: not on a club's own domain. Of the browser nothing is known before React has the page. */
export function usePasskeys(): Passkeys {
  const site = useSite()
  const isHydrated = useHydrated()
  if (!site || passkeyScope(site.origin, site.baseDomain) === null) return 'not-here'
  if (!isHydrated) return 'perhaps'
  return browserSupportsWebAuthn() ? 'here' : 'not-here'
}

export const usePasskeysHere = (): boolean => usePasskeys() === 'here'
