import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { IdentityDeps } from '#identity/sign-in/port.ts'
import { daily } from '#kernel/jobs/schedules.ts'
import { privacyEndpoints } from './endpoints.ts'
import { erasePeople } from './erase-people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'data-downloaded': true
    'erasure-asked': true
    'erasure-cancelled': true
  }
}

/** What is kept of somebody: to be taken along, and to be erased. */
export function privacyCapability(
  { config, personTables }: Core,
  { identity }: { identity: IdentityDeps },
): Capability {
  return {
    name: 'privacy',
    people: [{ table: 'erasures', person: ['user_id'] }],
    endpoints: privacyEndpoints({ identity, config, personTables }),
    schedules: [daily('04:30', 'erase-people', (tx, now) => erasePeople(tx, now, personTables))],
  }
}
