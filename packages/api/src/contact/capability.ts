import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { daily } from '../jobs/schedules.ts'
import { contactEndpoints } from './endpoints.ts'
import { forgetOldMessages } from './sweep.ts'

export const contactCapability = (core: Core): Capability => ({
  name: 'contact',
  endpoints: contactEndpoints(core),
  schedules: [daily('04:00', 'sweep-messages', forgetOldMessages)],
  rooms: ['contact'],
})
