import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { cellOf, type Column } from './column.ts'
import styles from './table.module.css'

type Props<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  to: string | null | undefined
  linkId: string | undefined
  tick:
    | { form: string; name: string; value: string; label: (row: Row) => string; isOffered: boolean }
    | undefined
  renderActions: ((row: Row) => ReactNode) | undefined
  details: ((row: Row) => ReactNode) | undefined
  isHighlighted: boolean
  isOpen: boolean
  onToggle: () => void
}

export function TableRow<Row>(props: Props<Row>) {
  const { row, columns, to, linkId, tick, renderActions, details, isHighlighted, isOpen, onToggle } = props
  const id = useId()
  return (
    <>
      <tr
        className={classNames(styles.row, isHighlighted && styles.highlight)}
        role="row"
        data-open={isOpen || undefined}
      >
        {tick && (
          <td className={classNames(styles.cell, styles.tick)} role="cell">
            {tick.isOffered && (
              <label className={styles.box}>
                <input
                  type="checkbox"
                  form={tick.form}
                  name={tick.name}
                  value={tick.value}
                  aria-label={tick.label(row)}
                />
              </label>
            )}
          </td>
        )}
        {columns.map((column, index) => {
          const className = classNames(
            styles.cell,
            index === 0 && styles.first,
            column.align === 'end' && styles.end,
            column.isSpare && styles.spare,
            index > 0 && styles[column.place ?? 'left-out'],
          )
          const content = cellOf(column, row)
          return index === 0 ? (
            <th
              key={column.key}
              className={className}
              role="rowheader"
              scope="row"
              data-label={column.header}
            >
              {to ? (
                <Link id={linkId} to={to} className={styles.rowLink}>
                  {content}
                </Link>
              ) : (
                content
              )}
            </th>
          ) : (
            <td
              key={column.key}
              className={className}
              role="cell"
              data-label={column.header}
              data-named={column.isNamed}
            >
              {content}
            </td>
          )
        })}
        {renderActions && (
          <td className={classNames(styles.cell, styles.toggleCell, styles.acts)} role="cell">
            {renderActions(row)}
          </td>
        )}
        {details && (
          <td className={classNames(styles.cell, styles.toggleCell)} role="cell">
            <IconButton
              icon="chevron-down"
              label={isOpen ? 'Hide details' : 'Show details'}
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
            />
          </td>
        )}
      </tr>
      {details && isOpen && (
        <tr id={id} className={styles.detailsRow} role="row">
          <td
            className={styles.details}
            role="cell"
            colSpan={columns.length + (renderActions ? 2 : 1) + (tick ? 1 : 0)}
          >
            {details(row)}
          </td>
        </tr>
      )}
    </>
  )
}
