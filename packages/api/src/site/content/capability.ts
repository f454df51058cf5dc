import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import type { PageRules } from '#kernel/http/page-key.ts'
import { contentEndpoints } from './endpoints.ts'
import { officeArticleEndpoints } from './office/endpoints.ts'
import { officeSponsorEndpoints } from './office/sponsors/endpoints.ts'

declare module '#kernel/security/audit.ts' {
  interface AuditKinds {
    'article-created': true
    'article-edited': true
    'article-published': true
    'article-not-published': true
    'article-scheduled': true
    'article-unscheduled': true
    'article-unpublished': true
    'article-archived': true
    'article-brought-back': true
    'article-deleted': true
    'sponsor-added': true
    'sponsor-changed': true
    'sponsor-removed': true
    'sponsor-brought-back': true
    'sponsors-ordered': true
  }
}

/** The home page goes on to older news. */
export const CONTENT_PAGES: PageRules = {
  parameters: { page: { value: /^[1-9][0-9]?$/, path: /^\/(_root\.data)?$/ } },
}

export const contentCapability = (core: Core): Capability => ({
  name: 'content',
  endpoints: [...contentEndpoints(core), ...officeArticleEndpoints(core), ...officeSponsorEndpoints(core)],
  pages: CONTENT_PAGES,
})
