import type { ReactNode } from 'react'
import type { Match } from '@clubhouse/contract/site/matches'
import { classNames } from '#ui/class-names.ts'
import styles from './match-table.module.css'

export interface MatchColumn {
  /** Where it stands when a phone stacks the row. */
  area: 'date' | 'time' | 'division' | 'home' | 'homeScore' | 'score' | 'awayScore' | 'away' | 'venue'
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
  /** The heading over the matches of a day, where they stand under one. */
  heading?: (match: Match) => string
}

/** Roles are written out because browsers forget them once a phone stacks the row. */
export function MatchTable({ labelledBy, columns, matches, splitsScore = false, heading }: Props) {
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
      {daysOf(matches, heading).map(({ day, those }) => (
        <tbody key={those[0]?.match_id} role="rowgroup">
          {day !== null && (
            <tr className={styles.day} role="row">
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {day}
              </th>
            </tr>
          )}
          {those.map((match) => (
            <tr key={match.match_id} className={styles.row} role="row" data-state={match.state}>
              {columns.map(({ area, cell }) => (
                <td key={area} className={classNames(styles.cell, styles[area])} role="cell">
                  {cell(match)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Matches come in the order of their days: a heading begins where another day does. */
function daysOf(
  matches: readonly Match[],
  heading: Props['heading'],
): { day: string | null; those: Match[] }[] {
  const days: { day: string | null; those: Match[] }[] = []
  for (const match of matches) {
    const day = heading?.(match) ?? null
    const last = days.at(-1)
    if (last && last.day === day) last.those.push(match)
    else days.push({ day, those: [match] })
  }
  return days
}
