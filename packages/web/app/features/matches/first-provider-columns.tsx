import type { Match } from '@clubhouse/contract/matches'
import { DivisionLink } from './division-link.tsx'
import { MatchState } from './match-state.tsx'
import type { MatchColumn } from './match-table.tsx'
import styles from './match-columns.module.css'
import { dateText, scoreText, timeText } from './match-text.ts'
import { COLUMNS, MATCH } from './messages.ts'
import { TeamName } from './team-name.tsx'
import { Venue } from './venue.tsx'

/** FIX1-04; the time stands below the day, where it is known. */
export function fixtureColumns(timeZone: string): MatchColumn[] {
  return [
    {
      area: 'date',
      header: COLUMNS.date,
      cell: (match) => {
        const time = timeText(match, timeZone)
        return (
          <span className={styles.when}>
            {dateText(match, timeZone)}
            {time !== '' && <span className={styles.time}> {time}</span>} <MatchState state={match.state} />
          </span>
        )
      },
    },
    { area: 'division', header: COLUMNS.division, cell: (match) => <DivisionLink match={match} /> },
    home,
    away,
    { area: 'venue', header: COLUMNS.location, cell: ({ venue }) => <Venue name={venue} /> },
  ]
}

/** FIX1-06, OPEN-058 */
export function resultColumns(timeZone: string): MatchColumn[] {
  return [
    { area: 'date', header: COLUMNS.date, cell: (match) => dateText(match, timeZone) },
    { area: 'division', header: COLUMNS.division, cell: (match) => match.competition || MATCH.unknown },
    home,
    { area: 'score', header: COLUMNS.score, cell: scoreText },
    away,
  ]
}

const home: MatchColumn = {
  area: 'home',
  header: COLUMNS.home,
  cell: (match: Match) => <TeamName side={match.home} />,
}
const away: MatchColumn = {
  area: 'away',
  header: COLUMNS.away,
  cell: (match: Match) => <TeamName side={match.away} />,
}
