import { useState, type ReactNode } from 'react'
import { rowPath } from '@clubhouse/domain/web/table-rows'
import { classNames } from '../class-names.ts'
import { ariaSort, type Column, type SortDirection } from './column.ts'
import { SortHeading, type SortAct } from './sort-heading.tsx'
import { TableRow } from './table-row.tsx'
import styles from './table.module.css'

export type DataTableProps<Row> = {
  caption: ReactNode
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A row leads to `/{path}/{property of the row}`; its first cell becomes the link and stretches over the row. */
  rowLink?: { path: string; property: Extract<keyof Row, string>; id?: (row: Row) => string }
  /** What can be done to a row, at its end. */
  renderActions?: (row: Row) => ReactNode
  /** What a row unfolds; one is open at a time. */
  details?: (row: Row) => ReactNode
  isHighlighted?: (row: Row) => boolean
  sort?: (column: Column<Row>) => { direction: SortDirection; act: SortAct } | undefined
  /** Under 992px: rows become cards, or the columns stay as they are. */
  compact?: 'cards' | 'columns'
  /** Scrolls inside its own frame, with the heading fixed there. */
  isScrolling?: boolean
}

/** A real table. Roles are written out because browsers forget them once a table is drawn as cards. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    isCaptionHidden,
    columns,
    rows,
    rowKey,
    renderActions,
    details,
    compact = 'cards',
    isScrolling,
  } = props
  const [openKey, setOpenKey] = useState<string | null>(null)
  return (
    <div
      className={classNames(styles.frame, isScrolling && styles.scroll)}
      tabIndex={isScrolling ? 0 : undefined}
    >
      <table className={classNames(styles.table, compact === 'cards' && styles.cards)} role="table">
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} className={column.width && styles[`col${column.width}`]} />
          ))}
          {renderActions && <col />}
          {details && <col />}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={props.sort?.(column)} />
            ))}
            {renderActions && (
              <th className={styles.head} role="columnheader" scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
            {details && (
              <th className={styles.head} role="columnheader" scope="col">
                <span className="visually-hidden">Details</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = rowKey(row)
            return (
              <TableRow
                key={key}
                {...{ row, columns }}
                to={props.rowLink && rowPath(props.rowLink.path, row, props.rowLink.property)}
                linkId={props.rowLink?.id?.(row)}
                renderActions={renderActions}
                details={details}
                isHighlighted={props.isHighlighted?.(row) ?? false}
                isOpen={openKey === key}
                onToggle={() => setOpenKey(openKey === key ? null : key)}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps<Row> = {
  column: Column<Row>
  sort: { direction: SortDirection; act: SortAct } | undefined
}

function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  return (
    <th
      className={classNames(styles.head, column.align === 'end' && styles.end)}
      role="columnheader"
      scope="col"
      aria-sort={sort && ariaSort(sort.direction)}
    >
      {sort ? (
        <SortHeading header={column.header} {...sort} />
      ) : (
        <span className={styles.plain}>{column.header}</span>
      )}
    </th>
  )
}
