import { PAGER_SIZES, PROVIDER_ID } from '@clubhouse/contract/plain-values'
import type { Size } from '@clubhouse/domain/site/theme/breakpoints'

export const RESULTS_PATH = '/results-fixtures'
/** On a phone one part is shown at a time; wider screens show them all. */
export const VIEWS = ['table', 'live', 'results', 'next'] as const
export type View = (typeof VIEWS)[number]

/** Whether a part is on the screen; the style sheet says the same. */
export function isPartShown(part: View, view: View, size: Size): boolean {
  return size !== 'small' || part === view
}

export interface Paging {
  page: number
  perPage: number
}

/** Everything that a link to the page can say, so that it can be shared, kept and come back to. */
export interface ResultsState {
  competition: string | null
  results: Paging
  next: Paging
  view: View
}

const FIRST_PAGE: Paging = { page: 1, perPage: PAGER_SIZES[0] }
const PAGE = /^[1-9][0-9]?$/

/** Reads any address: what makes no sense counts as not said. */
export function readResults(query: URLSearchParams): ResultsState {
  const competition = query.get('competition') ?? ''
  return {
    competition: PROVIDER_ID.test(competition) ? competition : null,
    results: readPaging(query, 'results'),
    next: readPaging(query, 'next'),
    view: VIEWS.find((view) => view === query.get('view')) ?? 'table',
  }
}

/** The one address of a state: what is as by default is left out, and the rest stands in one order. */
export function resultsAddress({ competition, results, next, view }: ResultsState): string {
  const query = new URLSearchParams()
  if (competition !== null) query.set('competition', competition)
  writePaging(query, 'results', results)
  writePaging(query, 'next', next)
  if (view !== 'table') query.set('view', view)
  const text = query.toString()
  return text ? `${RESULTS_PATH}?${text}` : RESULTS_PATH
}

/** Another competition is read from its first pages. */
export function withCompetition(state: ResultsState, competition: string): ResultsState {
  return { competition, results: FIRST_PAGE, next: FIRST_PAGE, view: state.view }
}

/** Whether two addresses show the same matches, of which a phone shows another part. */
export function isOnlyAnotherView(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [readResults(one), readResults(other)]
  return a.view !== b.view && resultsAddress({ ...a, view: b.view }) === resultsAddress(b)
}

function readPaging(query: URLSearchParams, list: 'results' | 'next'): Paging {
  const page = query.get(`${list}_page`) ?? ''
  const perPage = Number(query.get(`${list}_per_page`))
  return {
    page: PAGE.test(page) ? Number(page) : FIRST_PAGE.page,
    perPage: PAGER_SIZES.find((size) => size === perPage) ?? FIRST_PAGE.perPage,
  }
}

function writePaging(query: URLSearchParams, list: 'results' | 'next', { page, perPage }: Paging): void {
  if (page !== FIRST_PAGE.page) query.set(`${list}_page`, String(page))
  if (perPage !== FIRST_PAGE.perPage) query.set(`${list}_per_page`, String(perPage))
}
