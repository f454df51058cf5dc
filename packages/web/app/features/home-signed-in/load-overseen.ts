import { listOverseenClubs, type OverseenClub } from '@clubhouse/contract/overseen-clubs'
import type { Collection } from '@clubhouse/contract/paging'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../lib/page/api.ts'

/** The clubs that somebody oversees; null where they could not be had, or where they oversee none. */
export async function loadOverseen(
  page: PageContext,
  search: URLSearchParams,
): Promise<Collection<OverseenClub> | null> {
  const { page: number, perPage, filter } = fromQuery(search)
  const query = { page: number, per_page: perPage, ...(filter && { filter }) }
  const { value } = await loadPart(page.call(listOverseenClubs, { query }), page)
  return value ?? null
}
