import type { SortDirection } from '@clubhouse/contract/paging'

export interface Sort {
  field: string
  direction: SortDirection
}

// Numbers inside words count as numbers, so that "Under 9" stands before "Under 10".
const words = new Intl.Collator('en-IE', { numeric: true, sensitivity: 'base' })

/** A sorted copy; equal rows keep their order and rows without the value stand last in both directions. */
export function sortRows<Row extends object>(rows: readonly Row[], sort: Sort | null): Row[] {
  if (sort === null) return [...rows]
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row, sort.field) }))
    .toSorted((a, b) => {
      if (isBlank(a.value) || isBlank(b.value)) return Number(isBlank(a.value)) - Number(isBlank(b.value))
      return sign * compare(a.value, b.value)
    })
    .map(({ row }) => row)
}

/** TABLE-08 */
export function statusTone(status: string): 'success' | 'warning' {
  return status === 'Published' ? 'success' : 'warning'
}

/** TABLE-07: where a click on the row leads; null when the row has nothing to lead by. */
export function rowPath(path: string, row: object, property: string): string | null {
  const value = valueOf(row, property)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const segments = [...path.split('/').filter((segment) => segment !== ''), String(value)]
  // A browser reads dots as "up", even where they are somebody's id.
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) return null
  return `/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`
}

/** Own properties only, so that a field named in an address cannot reach into the prototype. */
function valueOf(row: object, field: string): unknown {
  return Object.entries(row).find(([name]) => name === field)?.[1]
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return words.compare(String(a), String(b))
}
