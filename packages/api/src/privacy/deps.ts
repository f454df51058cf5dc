import type { Config } from '../config.ts'
import type { IdentityDeps } from '../identity/port.ts'

export interface PrivacyDeps {
  identity: IdentityDeps
  config: Pick<Config, 'baseDomain' | 'protocol'>
}
