import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { waitingListEndpoints } from './endpoints.ts'
import { offerWork } from './offer-work.ts'
import { officeWaitingEndpoints } from './office/endpoints.ts'
import { waitingListPeople } from './people.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'waiting-added': true
    'waiting-removed': true
    'place-offered-by-hand': true
    'offer-extended': true
    'offer-withdrawn': true
  }
}

export const waitingListCapability = (core: Core): Capability => ({
  name: 'waiting-list',
  people: waitingListPeople,
  endpoints: [...waitingListEndpoints(core), ...officeWaitingEndpoints(core)],
  schedules: [{ cadence: { everyMinutes: 1 }, work: offerWork(core) }],
})
