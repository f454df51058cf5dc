import type { PageRules } from '../http/page-key.ts'

const CHOOSE_PLANS = /^\/products\/membership(\.data)?$/

/** MEMB-09: one programme by itself. */
export const MEMBERSHIP_PAGES: PageRules = {
  parameters: {
    id: { value: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, path: CHOOSE_PLANS },
  },
}
