import type { SortDirection } from '@clubhouse/contract/paging'
import type { Sort } from './table-rows.ts'

export { rowPath, type Sort, sortRows, statusTone } from './table-rows.ts'

export interface ListState {
  page: number
  perPage: number
  filter: string
  sort: Sort | null
  ids: readonly string[]
}

/** TABLE-11, CONST-03. Named here as well as in the contract, so that a page need not load its schemas. */
export const LIST_DEFAULTS: ListState = { page: 1, perPage: 10, filter: '', sort: null, ids: [] }
/** TABLE-04 */
export const TABLE_SEARCH = { debounceMs: 250, minLength: 1 } as const
/** TABLE-10, CONST-22 */
export const INFINITE_SCROLL = { offsetPx: 200, resetMs: 1000 } as const
const LIMITS = { page: 10_000, perPage: 100, filter: 200, ids: 100 }
const FIELD = /^\w[\w.]{0,59}$/
const ID = /^[\w-]{1,64}$/

/** TABLE-02: desc, asc, none; another field starts at desc. */
export function nextServerSort(current: Sort | null, field: string): Sort | null {
  return nextSort(current, field, ['desc', 'asc'])
}

/** TABLE-05: default, ascending, descending, default. */
export function nextClientSort(current: Sort | null, field: string): Sort | null {
  return nextSort(current, field, ['asc', 'desc'])
}

function nextSort(current: Sort | null, field: string, cycle: [SortDirection, SortDirection]): Sort | null {
  if (current === null || current.field !== field) return { field, direction: cycle[0] }
  return current.direction === cycle[0] ? { field, direction: cycle[1] } : null
}

/** TABLE-03: another filter is another list, so it is read from its first page. */
export function withFilter(state: ListState, filter: string): ListState {
  return { ...state, filter, page: LIST_DEFAULTS.page }
}

/** The list as its address holds it; what is as by default is left out. */
export function toQuery(state: ListState): URLSearchParams {
  const query = new URLSearchParams()
  if (state.page !== LIST_DEFAULTS.page) query.set('page', String(state.page))
  if (state.perPage !== LIST_DEFAULTS.perPage) query.set('per_page', String(state.perPage))
  if (state.filter !== '') query.set('filter', state.filter)
  if (state.sort !== null) {
    query.set('sort', state.sort.field)
    query.set('sort_direction', state.sort.direction)
  }
  for (const id of state.ids) query.append('ids[]', id)
  return query
}

/** Reads any address: what makes no sense counts as not said. */
export function fromQuery(query: URLSearchParams): ListState {
  const field = query.get('sort') ?? ''
  const direction = query.get('sort_direction') === 'asc' ? 'asc' : 'desc'
  const ids = [...query.getAll('ids[]'), ...query.getAll('ids')].filter((id) => ID.test(id))
  return {
    page: wholeNumber(query.get('page'), LIMITS.page) ?? LIST_DEFAULTS.page,
    perPage: wholeNumber(query.get('per_page'), LIMITS.perPage) ?? LIST_DEFAULTS.perPage,
    filter: (query.get('filter') ?? '').trim().slice(0, LIMITS.filter).trim().toWellFormed(),
    sort: FIELD.test(field) ? { field, direction } : null,
    ids: ids.slice(0, LIMITS.ids),
  }
}

/** What the pager says: "11 to 20 of 48", in pages; a page past the end counts as the last. */
export function pageRange(page: number, perPage: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const current = Math.min(pages, Math.max(1, page))
  const from = total === 0 ? 0 : (current - 1) * perPage + 1
  return { page: current, pages, from, to: Math.min(total, current * perPage) }
}

function wholeNumber(text: string | null, most: number): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
  return value >= 1 && value <= most ? value : null
}
