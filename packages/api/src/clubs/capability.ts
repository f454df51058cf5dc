import { getStore } from '@clubhouse/contract/account'
import { listOverseenClubs } from '@clubhouse/contract/overseen-clubs'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import type { Database } from '../db/database.ts'
import { serve } from '../http/endpoints.ts'
import { everybody, overseer } from '../http/guard.ts'
import { readAccount } from './account.queries.ts'
import { clubSettingEndpoints } from './office/endpoints.ts'
import { overseenClubs } from './overseen-clubs.queries.ts'

declare module '../security/audit.ts' {
  interface AuditKinds {
    'contact-changed': true
    'feature-switched': true
  }
}

export const clubEndpoints = ({ db, now }: { db: Database; now: () => Date }) => [
  serve(getStore, everybody, async ({ params }) => {
    const account = await readAccount(db, params.club, now())
    if (!account) throw notFound('The club')
    return account
  }),
  serve(listOverseenClubs, overseer('read'), ({ query }, { bodyId }) => overseenClubs(db, bodyId, query)),
]

export const clubsCapability = (core: Core): Capability => ({
  name: 'clubs',
  endpoints: [...clubEndpoints(core), ...clubSettingEndpoints(core)],
})
