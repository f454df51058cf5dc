import type { ReactNode } from 'react'

/** Steps of 60px from 120px (TABLE-09). */
export type ColumnWidth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export type Column<Row> = {
  /** The field: what sorting names, and what is shown unless `cell` says otherwise. */
  key: Extract<keyof Row, string>
  header: string
  cell?: (row: Row) => ReactNode
  isSortable?: boolean
  width?: ColumnWidth
  /** Numbers and money stand right. */
  align?: 'end'
  /** Where it stands in a row of three lines on a phone; without a place it is left out there. */
  place?: 'top-end' | 'middle' | 'middle-end' | 'foot' | 'foot-end'
  /** There it says its heading before what it shows: a bare figure or day tells nobody what it is. */
  isNamed?: true
  /** Goes first where a window is not wide. */
  isSpare?: boolean
}

/** How one heading sorts: the table draws it, the caller knows what a press does. */
export type SortDirection = 'asc' | 'desc' | null

export function ariaSort(direction: SortDirection): 'ascending' | 'descending' | 'none' {
  if (direction === null) return 'none'
  return direction === 'asc' ? 'ascending' : 'descending'
}

export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = row[column.key]
  return value === null || value === undefined ? '–' : String(value)
}
