import type { Config } from '#kernel/config.ts'
import type { Core } from '#kernel/core.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'

export interface PrivacyDeps extends Pick<Core, 'personTables'> {
  identity: IdentityDeps
  config: Pick<Config, 'baseDomain' | 'protocol'>
}
