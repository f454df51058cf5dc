import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { familyEndpoints } from './endpoints.ts'

export const familyCapability = (core: Core): Capability => ({
  name: 'family',
  endpoints: familyEndpoints(core),
})
