import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Config } from '#kernel/config.ts'
import { keptKeyPair } from './key-files.ts'
import type { KeyPair, SingleSignOn } from './port.ts'
import { samlSingleSignOn } from './saml.ts'

export interface OpenedSingleSignOn {
  /** Null in a live deployment without keys: it has no single sign-on. */
  sso: SingleSignOn | null
  /** The keys of the demo's own identity provider; null in live mode. */
  demoKeys: KeyPair | null
}

/** Live mode brings its keys along, the demo makes some at its first start. */
export async function openSingleSignOn(config: Config, keysFolder: string): Promise<OpenedSingleSignOn> {
  const isDemo = config.mode === 'demo'
  const [made, demoKeys] = isDemo
    ? await Promise.all([
        keptKeyPair(keysFolder, 'service-provider'),
        keptKeyPair(keysFolder, 'identity-provider'),
      ])
    : [null, null]
  const keys = config.saml ?? made
  // A site of the platform that exists in every deployment, whatever becomes of a single club.
  const origin = siteOrigin({ type: 'myaccount' }, config)
  return { sso: keys && samlSingleSignOn({ keys, origin }), demoKeys }
}
