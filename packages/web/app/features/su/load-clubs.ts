import { listPlatformClubs, type PlatformClub } from '@clubhouse/contract/platform/clubs'
import type { Collection } from '@clubhouse/contract/paging'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../lib/page/api.ts'

/** Every club of the platform; null where they could not be had. */
export async function loadClubs(
  page: PageContext,
  search: URLSearchParams,
): Promise<Collection<PlatformClub> | null> {
  const { page: number, perPage, filter, sort } = fromQuery(search)
  const query = {
    ...{ page: number, per_page: perPage },
    ...(filter && { filter }),
    ...(sort &&
      SORTED.some((field) => field === sort.field) && {
        sort: sort.field as (typeof SORTED)[number],
        sort_direction: sort.direction,
      }),
  }
  const { value } = await loadPart(page.call(listPlatformClubs, { query }), page)
  return value ?? null
}

const SORTED = ['name', 'created_at'] as const
