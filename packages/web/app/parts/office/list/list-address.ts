import { isPlainDate, parseDate } from '@clubhouse/domain/time/plain-date'
import type { OfficeListPage, ListFilter, ListView } from './list-page.ts'

/** All of a list's state stands in its address: it can be shared, Back works, and a GET form changes it without a script. */

type AnyListPage = Pick<OfficeListPage<never>, 'path' | 'views' | 'filters'> & {
  columns: readonly { key: string; isExtra?: boolean }[]
}

/** What was just done is said once and goes with the next step. */
const SAID_ONCE = ['done', 'on', 'of', 'notice', 'delete']
/** TABLE-03: whatever else changes, the list is read from its first page. */
const PAGE = 'page'
/** What a saved view remembers, beside the list page's filters. */
const OF_A_VIEW = ['show', 'filter', 'sort', 'sort_direction', 'cols']

export type Changes = Record<string, string | readonly string[] | null>

/** The address of the same list with something changed; what is null or empty leaves it. */
export function listAddressWith(path: string, search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search)
  for (const name of [...SAID_ONCE, PAGE, ...Object.keys(changes)]) next.delete(name)
  for (const [name, value] of Object.entries(changes))
    for (const each of [value ?? []].flat()) if (each !== '') next.append(name, each)
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

/** What else the address holds, for the hidden fields of a GET form that changes some of it. */
export const keptFields = (search: URLSearchParams, changing: readonly string[]): [string, string][] =>
  [...search].filter(([name]) => ![...SAID_ONCE, PAGE, ...changing].includes(name))

export const viewIn = ({ views }: AnyListPage, search: URLSearchParams): ListView => {
  const view = views.find(({ name }) => name === search.get('show')) ?? views[0]
  if (!view) throw new Error('A list page has at least one view')
  return view
}

/** The filters that are set and make sense. */
export function filtersIn({ filters = [] }: AnyListPage, search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const value = read(filter, search.get(filter.name)?.trim() ?? '')
      return isValueOf(filter, value) ? [[filter.name, value]] : []
    }),
  )
}

/** A day is typed as people write it, and asked for as machines do. */
function read({ kind }: ListFilter, value: string): string {
  const day = kind === 'day' ? parseDate(value) : null
  return day?.ok ? day.iso : value
}

function isValueOf({ kind }: ListFilter, value: string): boolean {
  if (value === '' || value.length > 200) return false
  if (kind === 'day') return isPlainDate(value)
  return kind === 'text' || kind.some((option) => option.value === value)
}

/** The columns that are shown, by their keys. The first stays: it is the way into the row. */
export function columnsIn({ columns }: AnyListPage, search: URLSearchParams): string[] {
  const asked = search.getAll('cols').flatMap((each) => each.split(','))
  const known = columns.filter(({ key }, at) => at === 0 || asked.includes(key))
  const usual = columns.filter(({ isExtra }) => !isExtra)
  return (asked.length > 0 ? known : usual).map(({ key }) => key)
}

/** What is saved of an address, always written the same way. */
export function viewQuery({ filters = [] }: AnyListPage, search: URLSearchParams): string {
  const names = [...OF_A_VIEW, ...filters.map(({ name }) => name)]
  const kept = new URLSearchParams()
  for (const name of names) for (const value of search.getAll(name)) if (value) kept.append(name, value)
  return kept.toString()
}

export const savedAddress = (path: string, { view_id: id, query }: { view_id: string; query: string }) =>
  `${path}?${new URLSearchParams([['view', id], ...new URLSearchParams(query)]).toString()}`
