import type { PageQuery } from '@clubhouse/contract/paging'

/** More than any competition has; a counter beyond it is noise. */
const MOST = 20_000

export interface PageOfRows<Row> {
  items: Row[]
  total: number
}

/**
 * DATA-14: a provider's page as we believe it. A service that answers more than it was asked for does not page, so
 * we do. A total that cannot be is replaced by what was seen, and by one more where the page is full: then there is
 * a way on, and it ends where the provider's data do.
 */
export function readPage<Row>(
  rows: readonly Row[],
  told: unknown,
  { page, per_page: perPage }: PageQuery,
): PageOfRows<Row> {
  const before = (page - 1) * perPage
  if (rows.length > perPage) return { items: rows.slice(before, before + perPage), total: rows.length }
  const seen = rows.length === 0 ? 0 : before + rows.length
  const total = typeof told === 'number' || typeof told === 'string' ? Number(told) : Number.NaN
  const isSane = Number.isInteger(total) && total >= seen && total <= MOST && told !== ''
  return { items: [...rows], total: isSane ? total : seen + Number(rows.length === perPage) }
}
