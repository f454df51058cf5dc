import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { catalogueEndpoints } from './endpoints.ts'

export const catalogueCapability = (core: Core): Capability => ({
  name: 'catalogue',
  endpoints: catalogueEndpoints(core),
  rooms: ['membership'],
})
