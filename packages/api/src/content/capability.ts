import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import { contentEndpoints } from './endpoints.ts'
import { CONTENT_PAGES } from './kept-pages.ts'

export const contentCapability = (core: Core): Capability => ({
  name: 'content',
  endpoints: contentEndpoints(core),
  pages: CONTENT_PAGES,
})
