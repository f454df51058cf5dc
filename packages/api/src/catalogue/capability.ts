import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { catalogueEndpoints } from './endpoints.ts'
import { MEMBERSHIP_PAGES } from './kept-pages.ts'

export const catalogueCapability = (core: Core): Capability => ({
  name: 'catalogue',
  endpoints: catalogueEndpoints(core),
  pages: MEMBERSHIP_PAGES,
  rooms: ['membership'],
})
