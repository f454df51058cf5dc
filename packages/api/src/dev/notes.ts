import { demoWorld } from '@clubhouse/demo/world/world'
import { siteOrigin } from '@clubhouse/domain/hosts'
import type { DemoNotes } from '@clubhouse/domain/page-context'
import type { Config } from '../config.ts'

/** What a newcomer to the demo wants to know: where to go, as whom, and with which card. */
export function demoNotes(config: Config, now: Date): DemoNotes {
  const world = demoWorld(now)
  return {
    password: world.logins[0]?.password ?? '',
    logins: world.logins.map(({ email, firstName, lastName, role, shows }) => {
      return { email, name: `${firstName} ${lastName}`, role, shows }
    }),
    testCards: world.testCards.map(({ number, outcome }) => ({ number, outcome })),
    clubs: world.clubs.map(({ slug, name }) => {
      return { slug, name, origin: siteOrigin({ type: 'club', club: slug }, config) }
    }),
    now: now.toISOString(),
  }
}
