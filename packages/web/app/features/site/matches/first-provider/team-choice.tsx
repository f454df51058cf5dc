import { Link } from 'react-router'
import type { OwnTeam } from '@clubhouse/domain/site/matches/own-teams'
import { FIXTURES } from '../messages.ts'
import { fixturesAddress } from './fixtures-address.ts'
import styles from './team-choice.module.css'

interface Props {
  teams: readonly OwnTeam[]
  chosen: string | null
}

/** One team's matches, by links: they can be kept and shared, and work without a script. */
export function TeamChoice({ teams, chosen }: Props) {
  return (
    <nav aria-label={FIXTURES.teams} data-print="no">
      <ul className={styles.teams} role="list">
        {[{ team: null, name: FIXTURES.allTeams }, ...teams].map(({ team, name }) => (
          <li key={team}>
            <Link
              className={styles.team}
              to={fixturesAddress(team)}
              aria-current={team === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
