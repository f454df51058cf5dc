import type { RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST = 50

/** V27: who was ticked in the list of members, or of families, by the address. */
export function begunWith(search: URLSearchParams): RecipientFilter[] {
  const is = [...new Set(search.getAll('on').filter((id) => UUID.test(id)))].slice(0, MOST)
  if (is.length === 0) return []
  return [{ filter: search.get('of') === 'families' ? 'family' : 'people', is }]
}
