import { versionOf } from '#kernel/db/version-of.ts'
import type { IdentityProvider } from '#providers/sso/port.ts'

/** Names what a provider is known by: a test counts for these settings and no others. */
export const settingsOf = ({ entityId, ssoUrl, certificates }: Omit<IdentityProvider, 'id'>): string =>
  versionOf({ entityId, ssoUrl, certificates })
