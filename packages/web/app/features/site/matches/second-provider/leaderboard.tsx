import type { LeaderboardRow } from '@clubhouse/contract/site/matches'
import { classNames } from '#ui/class-names.ts'
import styles from './leaderboard.module.css'
import { COLUMNS, MATCH, SPOKEN } from '../messages.ts'
import { TeamName } from '../team-name.tsx'

const FIGURES = ['played', 'wins', 'losses', 'draws', 'points'] as const

interface Props {
  labelledBy: string
  rows: readonly LeaderboardRow[]
}

/** FIX2-05; below 992 px one column holds the five figures (FIX2-06). The style sheet shows these or that. */
export function Leaderboard({ labelledBy, rows }: Props) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th className={styles.position} scope="col" abbr={SPOKEN.position} title={SPOKEN.position}>
            {COLUMNS.position}
          </th>
          <th scope="col">{COLUMNS.team}</th>
          {FIGURES.map((figure) => (
            <th
              key={figure}
              className={styles.figure}
              scope="col"
              abbr={figure === 'points' ? undefined : SPOKEN[figure]}
              title={SPOKEN[figure]}
            >
              {COLUMNS[figure]}
            </th>
          ))}
          <th className={styles.figures} scope="col" abbr={SPOKEN.figures} title={SPOKEN.figures}>
            {COLUMNS.figures}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // A provider may give two teams one place, or none at all.
          <tr
            key={`${index} ${row.team.name}`}
            className={classNames(row.team.is_own && styles.own)}
            data-own={row.team.is_own || undefined}
          >
            <td className={styles.position}>{row.position ?? MATCH.missing}</td>
            <th className={styles.team} scope="row">
              <TeamName side={row.team} hasPicture />
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} className={classNames(styles.figure, figure === 'points' && styles.points)}>
                {row[figure] ?? MATCH.missing}
              </td>
            ))}
            <td className={styles.figures}>
              {FIGURES.map((figure) => row[figure] ?? MATCH.missing).join('-')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
