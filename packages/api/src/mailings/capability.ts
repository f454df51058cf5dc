import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { type MailingDeps, mailingEndpoints } from './endpoints.ts'
import { mailingWork } from './mailing-work.ts'
import { oneClickRoutes } from './one-click.ts'
import { References } from './references.ts'

export function openMailings({ db, now, sites, config }: Core): Capability & { mailings: MailingDeps } {
  const mailings = { db, now, sites, references: new References(config.secret) }
  return {
    name: 'mailings',
    endpoints: mailingEndpoints(mailings),
    routes: (app) => oneClickRoutes(app, mailings),
    works: [mailingWork(mailings)],
    mailings,
  }
}
