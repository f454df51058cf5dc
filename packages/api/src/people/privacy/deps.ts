import type { Config } from '#kernel/config.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'

export interface PrivacyDeps {
  identity: IdentityDeps
  config: Pick<Config, 'baseDomain' | 'protocol'>
}
