import type { Collection, PageQuery } from '@clubhouse/contract/paging'

/** API-05: the counters that go with a page of so many items. */
export function countersOf(count: number, total: number, { page, per_page: perPage }: PageQuery) {
  const first = (page - 1) * perPage + 1
  return {
    current_page: page,
    from: count > 0 ? first : null,
    per_page: perPage,
    to: count > 0 ? first + count - 1 : null,
    total,
  }
}

export const collection = <Item>(items: Item[], total: number, query: PageQuery): Collection<Item> => ({
  ...countersOf(items.length, total, query),
  items,
})
