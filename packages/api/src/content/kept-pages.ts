import type { PageRules } from '../http/page-key.ts'

/** The home page goes on to older news. */
export const CONTENT_PAGES: PageRules = {
  parameters: { page: { value: /^[1-9][0-9]?$/, path: /^\/(_root\.data)?$/ } },
}
