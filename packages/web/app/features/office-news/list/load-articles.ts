import {
  ArticlesQuery,
  listOfficeArticles,
  type OfficeArticleSummary,
} from '@clubhouse/contract/backoffice/articles'
import { fromQuery, pageRange } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../../lib/page/api.ts'
import type { AccountHeader } from '../../../parts/office/require-club.ts'
import type { Room } from '../rooms.ts'
import { type ArticlesView, viewIn } from './articles-view.ts'

/** TABLE-11: the page of the list that an address asks for; null where it cannot be had. */
export async function loadArticles(
  page: PageContext,
  headers: AccountHeader,
  room: Room,
  search: URLSearchParams,
) {
  const view = viewIn(search)
  const done = search.get('done') === 'archive' ? search.get('article') : null
  const [list, archived] = await Promise.all([
    loadPart(listed(page, headers, room, search, view), page),
    done ? loadPart(oneArchived(page, headers, done), page) : null,
  ])
  return { list: list.value, view, archived: archived?.value ?? null }
}

async function listed(
  page: PageContext,
  headers: AccountHeader,
  { types }: Room,
  search: URLSearchParams,
  view: ArticlesView,
) {
  const { page: number, perPage, filter, sort } = fromQuery(search)
  const field = ArticlesQuery.shape.sort.safeParse(sort?.field).data
  const ask = (wanted: number) =>
    page.call(listOfficeArticles, {
      headers,
      query: {
        types: [...types],
        page: wanted,
        per_page: perPage,
        ...(view === 'archived' && { archived: 'true' as const }),
        ...(view !== 'all' && view !== 'archived' && { status: view }),
        ...(filter && { filter }),
        ...(field && { sort: field, sort_direction: sort?.direction }),
      },
    })
  const first = await ask(number)
  // What was archived may have been the last on its page.
  return first.items.length === 0 && first.total > 0 && number > 1
    ? ask(pageRange(number, perPage, first.total).page)
    : first
}

/** What is spoken of above the list, while it is still away. */
async function oneArchived(
  page: PageContext,
  headers: AccountHeader,
  id: string,
): Promise<OfficeArticleSummary | null> {
  const query = { ids: [id], archived: 'true' as const }
  const { items } = await page.call(listOfficeArticles, { headers, query })
  return items[0] ?? null
}
