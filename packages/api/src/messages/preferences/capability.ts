import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { MatchDeps } from '#site/matches/port.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { preferencesEndpoints } from './endpoints.ts'

/** Which mails somebody wants, and the calendar of their family. */
export function preferencesCapability(
  { db, now, config, sites }: Core,
  { matches }: { matches: MatchDeps },
): Capability {
  const deps = { db, now, config }
  return {
    name: 'preferences',
    people: [{ table: 'calendar_feeds', person: ['user_id'] }],
    endpoints: preferencesEndpoints(deps),
    routes: (app) => calendarRoutes(app, { ...deps, matches, sites }),
  }
}
