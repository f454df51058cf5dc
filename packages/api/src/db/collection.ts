import type { Collection, PageQuery } from '@clubhouse/contract/paging'

/** API-05: the counters that go with a page of items. */
export function collection<Item>(
  items: Item[],
  total: number,
  { page, per_page: perPage }: PageQuery,
): Collection<Item> {
  const first = (page - 1) * perPage + 1
  return {
    current_page: page,
    from: items.length > 0 ? first : null,
    per_page: perPage,
    to: items.length > 0 ? first + items.length - 1 : null,
    total,
    items,
  }
}
