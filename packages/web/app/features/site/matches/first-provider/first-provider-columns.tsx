import type { Match } from '@clubhouse/contract/site/matches'
import { DivisionLink } from './division-link.tsx'
import { MatchState, Venue } from '../match-state.tsx'
import type { MatchColumn } from '../match-table.tsx'
import { MatchToCalendar } from '../match-to-calendar.tsx'
import styles from '../match-columns.module.css'
import { dateText, timeText } from '../match-text.ts'
import { COLUMNS, MATCH } from '../messages.ts'
import { Score } from '../score.tsx'
import { TeamName } from '../team-name.tsx'

/** FIX1-04; the time of day stands beside the date, which is the date and nothing else. */
export function fixtureColumns(timeZone: string): MatchColumn[] {
  return [
    date(timeZone),
    {
      area: 'time',
      header: COLUMNS.time,
      cell: (match) => (
        <span className={styles.begins}>
          <span className={styles.when}>
            {timeText(match, timeZone) || MATCH.unknownTime} <MatchState state={match.state} />
          </span>
          <MatchToCalendar match={match} />
        </span>
      ),
    },
    { area: 'division', header: COLUMNS.division, cell: (match) => <DivisionLink match={match} /> },
    home,
    away,
    { area: 'venue', header: COLUMNS.location, cell: (match) => <Venue match={match} /> },
  ]
}

/** FIX1-06, OPEN-058 */
export function resultColumns(timeZone: string): MatchColumn[] {
  return [
    date(timeZone),
    {
      area: 'division',
      header: COLUMNS.division,
      cell: (match) => match.competition || MATCH.unknownDivision,
    },
    home,
    { area: 'score', header: COLUMNS.score, cell: (match) => <Score match={match} /> },
    away,
  ]
}

const date = (timeZone: string): MatchColumn => ({
  area: 'date',
  header: COLUMNS.date,
  cell: (match) => dateText(match, timeZone),
})

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
