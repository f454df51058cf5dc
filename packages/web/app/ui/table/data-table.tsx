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
  /** A row leads to `/{path}/{property of the row}`, or to where it says; its first cell becomes the link and stretches over the row. */
  rowLink?: { id?: (row: Row) => string } & (
    | { path: string; property: Extract<keyof Row, string> }
    | { to: (row: Row) => string }
  )
  /** What can be done to a row, at its end. */
  renderActions?: (row: Row) => ReactNode
  /** What a row unfolds; one is open at a time. */
  details?: (row: Row) => ReactNode
  isHighlighted?: (row: Row) => boolean
  sort?: (column: Column<Row>) => { direction: SortDirection; act: SortAct } | undefined
  /** Under 992px: rows become cards, three lines each by the places of the columns, or the columns stay as they are. */
  compact?: 'cards' | 'lines' | 'columns'
  /** Rows can be ticked; the boxes belong to the form of this id, each with the key of its row. */
  selection?: {
    form: string
    name: string
    label: (row: Row) => string
    all: ReactNode
    /** One with which nothing can be done has no box. */
    isTickable?: (row: Row) => boolean
  }
  /** Another page of it is on its way. */
  isBusy?: boolean
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
    selection,
  } = props
  const [openKey, setOpenKey] = useState<string | null>(null)
  return (
    <div
      className={classNames(styles.frame, isScrolling && styles.scroll)}
      tabIndex={isScrolling ? 0 : undefined}
    >
      <table
        className={classNames(styles.table, compact !== 'columns' && styles[compact])}
        role="table"
        aria-busy={props.isBusy || undefined}
      >
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <colgroup>
          {selection && <col />}
          {columns.map((column) => (
            <col
              key={column.key}
              className={classNames(
                column.width && styles[`col${column.width}`],
                column.isSpare && styles.spare,
              )}
            />
          ))}
          {renderActions && <col />}
          {details && <col />}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th className={classNames(styles.head, styles.tick)} role="columnheader" scope="col">
                {selection.all}
              </th>
            )}
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
                row={row}
                columns={columns}
                to={props.rowLink && leadsTo(props.rowLink, row)}
                linkId={props.rowLink?.id?.(row)}
                tick={
                  selection && { ...selection, value: key, isOffered: selection.isTickable?.(row) ?? true }
                }
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

const leadsTo = <Row extends object>(link: NonNullable<DataTableProps<Row>['rowLink']>, row: Row) =>
  'to' in link ? link.to(row) : rowPath(link.path, row, link.property)

type HeadingProps<Row> = {
  column: Column<Row>
  sort: { direction: SortDirection; act: SortAct } | undefined
}

function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  return (
    <th
      className={classNames(
        styles.head,
        column.align === 'end' && styles.end,
        column.isSpare && styles.spare,
      )}
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
