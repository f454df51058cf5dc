import type { ReactNode } from 'react'
import type { Match } from '@clubhouse/contract/matches'
import { classNames } from '../../ui/class-names.ts'
import styles from './match-table.module.css'

export interface MatchColumn {
  /** Where it stands when a phone stacks the row. */
  area: 'date' | 'division' | 'home' | 'homeScore' | 'score' | 'awayScore' | 'away' | 'venue'
  header: string
  cell: (match: Match) => ReactNode
}

interface Props {
  /** The id of the heading above, which names the table. */
  labelledBy: string
  columns: readonly MatchColumn[]
  matches: readonly Match[]
  /** Two columns of scores on a wide screen, one that holds both below (FIX2-08, FIX2-09). */
  splitsScore?: boolean
}

/** Roles are written out because browsers forget them once a phone stacks the row. */
export function MatchTable({ labelledBy, columns, matches, splitsScore = false }: Props) {
  const hasScore = columns.some(({ area }) => area === 'score')
  return (
    <table
      className={classNames(styles.table, splitsScore && styles.split, !hasScore && styles.toCome)}
      role="table"
      aria-labelledby={labelledBy}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ area, header }) => (
            <th key={area} className={classNames(styles.head, styles[area])} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {matches.map((match) => (
          <tr key={match.match_id} className={styles.row} role="row" data-state={match.state}>
            {columns.map(({ area, cell }) => (
              <td key={area} className={classNames(styles.cell, styles[area])} role="cell">
                {cell(match)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
