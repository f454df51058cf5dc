import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { contentEndpoints } from './endpoints.ts'

export const contentCapability = (core: Core): Capability => ({
  name: 'content',
  endpoints: contentEndpoints(core),
})
