import type { Match } from '@clubhouse/contract/site/matches'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../match-columns.module.css'
import { MATCH } from '../messages.ts'

/** FIX1-05: opens the competition's page at the provider. Quiet, because the match is what the row is about. */
export function DivisionLink({ match }: { match: Match }) {
  const name = match.competition || MATCH.unknownDivision
  if (match.competition_url === null) return name
  return (
    <a className={styles.division} href={match.competition_url} target="_blank" rel="noopener noreferrer">
      {name}
      <Icon name="external" />
      <span className="visually-hidden"> {MATCH.newTab}</span>
    </a>
  )
}
