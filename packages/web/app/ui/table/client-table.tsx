import { useState } from 'react'
import { nextClientSort, type Sort } from '@clubhouse/domain/web/list-state'
import { sortRows } from '@clubhouse/domain/web/table-rows'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** All rows are here, so the reader's browser sorts them: default, ascending, descending, default. */
export function ClientTable<Row extends object>(props: Omit<DataTableProps<Row>, 'sort'>) {
  const [sort, setSort] = useState<Sort | null>(null)
  return (
    <DataTable
      {...props}
      rows={sortRows(props.rows, sort)}
      sort={(column) =>
        column.isSortable
          ? {
              direction: sort?.field === column.key ? sort.direction : null,
              act: { onPress: () => setSort(nextClientSort(sort, column.key)) },
            }
          : undefined
      }
    />
  )
}
