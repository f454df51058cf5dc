import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { MatchData } from '#providers/match-data/port.ts'
import type { MatchDeps } from './deps.ts'
import { matchEndpoints } from './endpoints.ts'
import { MATCH_PAGES } from './cached-pages.ts'
import { officeFixtureEndpoints } from './office/endpoints.ts'
import type { OwnMatches } from './own-matches.ts'
import { matchRoutes } from './routes.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'fixtures-changed': true
  }
}

export function openMatches(
  core: Core,
  data: MatchData,
  own: OwnMatches,
): Capability & { matches: MatchDeps } {
  const { db, now, answers, storage, sites } = core
  const matches = { db, now, answers, data, own }
  return {
    name: 'matches',
    endpoints: [...matchEndpoints(matches), ...officeFixtureEndpoints({ ...matches, audit: core.audit })],
    routes: (app) => matchRoutes(app, { matches, storage, sites }),
    pages: MATCH_PAGES,
    rooms: ['first-provider', 'second-provider'],
    matches,
  }
}
