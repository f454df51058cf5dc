import type { MenuItemsQuery, OfficeMenuItem } from '@clubhouse/contract/site/office/menu-items'
import type { SiteMenuItem } from '@clubhouse/contract/site/office/site-draft'
import type { Collection } from '@clubhouse/contract/paging'
import { sortRows } from '@clubhouse/domain/web/table-rows'
import { collection } from '#kernel/db/collection.ts'

/** TABLE-11 for a list that is one value in the database, and short. */
export function listMenu(
  menu: readonly SiteMenuItem[],
  { filter, ids, sort, sort_direction: direction = 'desc', ...paged }: MenuItemsQuery,
): Collection<OfficeMenuItem> {
  const found = menu
    .map((item, at) => ({ ...item, position: at + 1 }))
    .filter(({ title }) => !filter || title.toLowerCase().includes(filter.toLowerCase()))
    .filter(({ menu_item_id }) => !ids || ids.includes(menu_item_id))
  const sorted = sortRows(found, sort === undefined ? null : { field: sort, direction })
  const { page, per_page: perPage } = paged
  return collection(sorted.slice((page - 1) * perPage, page * perPage), found.length, paged)
}
