import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { waitingListEndpoints } from './endpoints.ts'
import { offerWork } from './offer-work.ts'

export const waitingListCapability = (core: Core): Capability => ({
  name: 'waiting-list',
  endpoints: waitingListEndpoints(core),
  schedules: [{ cadence: { everyMinutes: 1 }, work: offerWork(core) }],
})
