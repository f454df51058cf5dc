import { toQuery, type ListState } from '@clubhouse/domain/web/list-state'

const OWN = ['page', 'per_page', 'filter', 'sort', 'sort_direction', 'ids', 'ids[]']

/** The address of a list in another state; what else the query holds stays. */
export function listAddress(here: { pathname: string; search: string }, state: ListState): string {
  const query = new URLSearchParams(here.search)
  for (const name of OWN) query.delete(name)
  for (const [name, value] of toQuery(state)) query.append(name, value)
  const text = query.toString()
  return text ? `${here.pathname}?${text}` : here.pathname
}
