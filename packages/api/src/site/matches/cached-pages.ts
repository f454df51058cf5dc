import { PROVIDER_ID } from '@clubhouse/contract/plain-values'
import { TEAM_PATTERN } from '@clubhouse/domain/site/matches/own-teams'
import type { PageRules } from '#kernel/http/page-key.ts'

const RESULTS = /^\/results-fixtures(\.data)?$/
/** What is as by default is left out of an address, so that a list has one address and not two. */
const LATER_PAGE = { value: /^(?:[2-9]|[1-9][0-9])$/, path: RESULTS }
const OTHER_SIZE = { value: /^(?:15|25)$/, path: RESULTS }

/** The pages of matches hold their whole state in the address. */
export const MATCH_PAGES: PageRules = {
  parameters: {
    competition: { value: PROVIDER_ID, path: RESULTS },
    results_page: LATER_PAGE,
    results_per_page: OTHER_SIZE,
    next_page: LATER_PAGE,
    next_per_page: OTHER_SIZE,
    team: { value: TEAM_PATTERN, path: /^\/fixtures-results(\.data)?$/ },
    view: { value: /^(?:live|results|next)$/, path: RESULTS },
  },
}
