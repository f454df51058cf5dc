import { getStore } from '@clubhouse/contract/site/club'
import { listOverseenClubs } from '@clubhouse/contract/platform/overseen-clubs'
import { notFound } from '@clubhouse/contract/refusal'
import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { Database } from '#kernel/db/database.ts'
import { serve } from '#kernel/http/endpoints.ts'
import { everybody, overseer } from '#kernel/http/guard.ts'
import { readAccount } from './account.queries.ts'
import { clubSettingEndpoints } from './office/endpoints.ts'
import { overseenClubs } from './overseen-clubs.queries.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'contact-changed': true
    'feature-switched': true
    'sign-up-switched': true
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
