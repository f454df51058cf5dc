import type { Match } from '@clubhouse/contract/site/matches'
import styles from './match-columns.module.css'
import { scoreText } from './match-text.ts'
import { MATCH } from './messages.ts'

/** OPEN-058, or words where nobody has reported one. */
export function Score({ match }: { match: Match }) {
  return scoreText(match) ?? <span className={styles.noScore}>{MATCH.noScore}</span>
}

/** One side's, in a column of its own. */
export function SideScore({ score }: { score: string | null }) {
  if (score !== null) return score
  return (
    <span className={styles.noScore} title={MATCH.noScore}>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{MATCH.noScore}</span>
    </span>
  )
}
