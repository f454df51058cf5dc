import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Letters } from '../mail/port.ts'
import { type MailingDeps, mailingEndpoints } from './endpoints.ts'
import { mailingWork } from './mailing-work.ts'
import { listEndpoints } from './office/list-endpoints.ts'
import { optOutEndpoints } from './opt-outs/endpoints.ts'
import { oneClickRoutes } from './one-click.ts'
import { References } from './references.ts'
import { sendingEndpoints } from './sending/endpoints.ts'
import { openListLetter } from './sending/letter.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'list-created': true
    'list-edited': true
    'list-status-changed': true
    'template-created': true
    'template-edited': true
    'template-deleted': true
    'mailing-sent': true
    'mailing-scheduled': true
    'mailing-tested': true
    'mailing-paused': true
    'mailing-resumed': true
    'mailing-cancelled': true
    'address-cleared': true
  }
}

export function openMailings(
  core: Core,
  letters: Letters,
): Capability & { mailings: MailingDeps; listLetter: ReturnType<typeof openListLetter> } {
  const { db, now, sites, config, audit } = core
  const mailings = { db, now, sites, references: new References(config.secret) }
  return {
    name: 'mailings',
    endpoints: [
      ...mailingEndpoints(mailings),
      ...listEndpoints(core),
      ...optOutEndpoints(core),
      ...sendingEndpoints({ ...mailings, audit, letters }),
    ],
    routes: (app) => oneClickRoutes(app, mailings),
    works: [mailingWork()],
    mailings,
    listLetter: openListLetter(mailings),
  }
}
