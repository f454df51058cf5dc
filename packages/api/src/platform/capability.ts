import * as contract from '@clubhouse/contract/platform/new-club'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Capability } from '../capability.ts'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import { superuser } from '../http/guard.ts'
import { checkSlug, createClub } from './create-club.ts'
import type { PlatformDeps } from './deps.ts'

declare module '../security/audit.ts' {
  interface AuditKinds {
    'club-created': true
  }
}

const READ = superuser('read')
const WRITE = superuser('write')

/** HOSTS-07, OPEN-122: what those who run the platform see and do, on the site for that. */
export const platformCapability = (deps: PlatformDeps): Capability => ({
  name: 'platform',
  endpoints: clubEndpoints(deps),
})

const clubEndpoints = (deps: PlatformDeps): ServedEndpoint[] => [
  serve(contract.createClub, WRITE, async ({ body }, caller) =>
    orThrow(await createClub(deps, caller, body)),
  ),
  serve(contract.checkSlug, READ, ({ params }) => Promise.resolve(checkSlug(deps, params.slug))),
]

/** Inside a transaction a refusal is answered, not thrown: a throw would undo what was written down. */
function orThrow<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw result
  return result
}
