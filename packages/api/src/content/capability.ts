import type { Capability } from '../capability.ts'
import type { Core } from '../core.ts'
import type { PageRules } from '../http/page-key.ts'
import { contentEndpoints } from './endpoints.ts'

/** The home page goes on to older news. */
export const CONTENT_PAGES: PageRules = {
  parameters: { page: { value: /^[1-9][0-9]?$/, path: /^\/(_root\.data)?$/ } },
}

export const contentCapability = (core: Core): Capability => ({
  name: 'content',
  endpoints: contentEndpoints(core),
  pages: CONTENT_PAGES,
})
