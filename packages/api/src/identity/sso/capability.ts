import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Sessions } from '../sign-in/port.ts'
import type { SingleSignOn } from '#providers/sso/port.ts'
import { bodySsoEndpoints, officeSsoEndpoints } from './office/endpoints.ts'
import { ssoRoutes } from './routes.ts'

/** Without keys of our own, which live mode is given, `sso` is null and nobody signs in this way. */
export function ssoCapability(
  core: Core,
  { sso, sessions }: { sso: SingleSignOn | null; sessions: Sessions },
): Capability {
  const { config, db, sites, audit, now } = core
  return {
    name: 'sso',
    people: [
      { table: 'identity_links', person: ['user_id'] },
      { table: 'saml_requests', person: ['tested_by'] },
    ],
    endpoints: [...officeSsoEndpoints({ ...core, sso }), ...bodySsoEndpoints({ ...core, sso })],
    routes: (app) => ssoRoutes(app, { config, db, sites, audit, now, sso, sessions }),
  }
}
