import type { Config } from '#kernel/config.ts'
import type { Pieces } from '#kernel/db/database.ts'
import type { KeyPair, SingleSignOn } from '../../providers/sso/port.ts'
import { demoProvider, registerDemoProvider } from './demo-provider.ts'
import { type DemoIdentityProvider, demoIdentityProvider } from './identity-provider.ts'

export interface OpenedDemoIdp {
  demoIdp: DemoIdentityProvider
  /** Makes it known to the demo's association; to be repeated whenever the demo is laid anew. */
  register: (pieces: Pieces) => Promise<void>
}

export function openDemoIdp({
  config,
  keys,
  sso,
}: {
  config: Config
  keys: KeyPair
  sso: SingleSignOn
}): OpenedDemoIdp {
  const registered = demoProvider(config, keys.certificate)
  const serviceProviderMetadata = () => sso.metadata(registered)
  return {
    demoIdp: demoIdentityProvider({ keys, registered, serviceProviderMetadata }),
    register: (pieces) => registerDemoProvider(pieces, registered),
  }
}
